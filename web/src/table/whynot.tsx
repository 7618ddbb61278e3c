/* web/src/table/whynot.tsx -- why something cannot be done: the obstacle, the rule, where to read it. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { Popover } from '../parts/popover';
import type { Refusal } from './position';

interface WhyNotProps {
	refusal: Refusal;
	game: string;
}

/* The sentence alone, for the sheet of a phone. */
export function Refused({ refusal, game, close }: WhyNotProps & { close?(): void }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (close) ref.current?.scrollIntoView({ block: 'nearest' });
	}, [refusal]);
	return (
		<div ref={ref} class="refused" role="status">
			{close && (
				<button class="icon-button" aria-label="Close" onClick={close}>
					<Icon name="close" size={14} />
				</button>
			)}
			<p>
				<b>{refusal.refusal}</b>
				{refusal.rule && <> {refusal.rule}</>}
			</p>
			{refusal.clause && (
				<footer>
					<span class="clause-tag">{refusal.clause}</span>
					{refusal.source && <span class="note">{sourceText(refusal.source)}</span>}
					<a href={`#/rules/${game}/${refusal.clause}`} target="_blank" rel="noopener">
						Read rule
					</a>
				</footer>
			)}
		</div>
	);
}

const sourceText = (source: string) => (/^[0-9.]+$/.test(source) ? `Rules ${source}` : source);

export function WhyNot({ refusal, game, at, close }: WhyNotProps & { at: DOMRect; close(): void }) {
	return (
		<Popover at={at} label="Why not" class="why-not" close={close}>
			<Refused refusal={refusal} game={game} />
		</Popover>
	);
}
