/* web/src/boards/three-caesars/why.tsx -- numbers that tell why they are what they are. */

import type { ComponentChildren } from 'preact';

/* Why a number is what it is, in line under it. */
export function Why({ words, clause }: { words: string; clause: string }) {
	return (
		<p class="tc-why">
			<span>{words}</span>
			<span class="clause-tag">{clause}</span>
			<a href={`#/rules/three-caesars/${clause}`} target="_blank" rel="noopener">
				Read rule
			</a>
		</p>
	);
}

interface ToldProps {
	id: string;
	open: string | null;
	setOpen(id: string | null): void;
	class?: string;
	children: ComponentChildren;
}

/* A number that tells why when it is tapped. */
export function Told({ id, open, setOpen, class: more = 'tc-told', children }: ToldProps) {
	return (
		<button
			class={more}
			aria-expanded={open === id}
			onClick={() => setOpen(open === id ? null : id)}
		>
			{children}
		</button>
	);
}
