/* web/src/parts/popover.tsx -- a small box beside what it is about, inside the window. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useDismiss } from './hooks';

interface PopoverProps {
	at: DOMRect;
	label: string;
	class?: string;
	role?: 'dialog' | 'menu';
	below?: boolean; // under its button, right edges in line
	close(): void;
	children: ComponentChildren;
}

const GAP = 12;
const MARGIN = 8;

interface Place {
	left: number;
	top: number;
}

const placeBelow = (at: DOMRect, width: number): Place => ({
	left: clamp(at.right - width, innerWidth - width),
	top: at.bottom + MARGIN,
});

/* Right of it, else left of it, else below or above: wherever there is room. */
function placeBeside(at: DOMRect, width: number, height: number): Place {
	const isRight = at.right + GAP + width <= innerWidth - MARGIN;
	const isLeft = at.left - GAP - width >= MARGIN;
	const middle = clamp(at.top + at.height / 2 - height / 2, innerHeight - height);
	if (isRight) return { left: at.right + GAP, top: middle };
	if (isLeft) return { left: at.left - GAP - width, top: middle };
	const left = clamp(at.left + at.width / 2 - width / 2, innerWidth - width);
	const isBelow = at.bottom + GAP + height <= innerHeight - MARGIN;
	return { left, top: isBelow ? at.bottom + GAP : Math.max(MARGIN, at.top - GAP - height) };
}

const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));

export function Popover({
	at,
	label,
	class: extra,
	role = 'dialog',
	below = false,
	close,
	children,
}: PopoverProps) {
	const ref = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState<Place | null>(null);
	useDismiss(ref, close);
	useLayoutEffect(() => {
		const box = ref.current!.getBoundingClientRect();
		setPlace(below ? placeBelow(at, box.width) : placeBeside(at, box.width, box.height));
	}, [at]);
	useLayoutEffect(() => {
		const back = document.activeElement as HTMLElement | null;
		const first = ref.current?.querySelector<HTMLElement>('button, a');
		(role === 'menu' ? first : ref.current)?.focus({ preventScroll: true });
		return () => back?.isConnected && back.focus?.({ preventScroll: true });
	}, []);
	return (
		<div
			ref={ref}
			class={`popover ${extra ?? ''} ${place ? '' : 'unplaced'}`}
			role={role}
			aria-label={label}
			tabIndex={-1}
			style={place ? { left: `${place.left}px`, top: `${place.top}px` } : undefined}
		>
			{children}
		</div>
	);
}
