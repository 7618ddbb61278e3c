/* web/src/table/guide.tsx -- a guided first turn: words beside a real position, one step after another. */

import type { Guide, GuideStep } from '../boards/board';
import { Icon } from '../parts/icon';
import type { Position } from './position';

/* The first step that fits the position; steps behind it are done or not yet due. */
export function stepAt(guide: Guide, position: Position, from: number): number {
	const i = guide.steps.findIndex((step, n) => n >= from && step.when(position));
	return i < 0 ? from : i;
}

interface GuideBoxProps {
	guide: Guide;
	at: number;
	position: Position;
	leave(): void;
}

/* Fingers tap. */
const forFingers = (words: string) => words.replace(/\bClick/g, 'Tap').replace(/\bclick/g, 'tap');

function wordsOf(step: GuideStep, position: Position): string {
	const words = typeof step.words === 'string' ? step.words : step.words(position);
	return matchMedia('(pointer: coarse)').matches ? forFingers(words) : words;
}

export function GuideBox({ guide, at, position, leave }: GuideBoxProps) {
	const step = guide.steps[at];
	if (!step?.when(position)) return null;
	return (
		<section class="guide" aria-label="Guide" role="status">
			<header>
				<div class="guide-dots" aria-label={`Step ${at + 1} of ${guide.steps.length}`} role="img">
					{guide.steps.map((_, i) => (
						<span key={i} class={i === at ? 'now' : i < at ? 'done' : ''} />
					))}
				</div>
				<button class="button quiet" onClick={leave}>
					Leave<span class="sr-only"> the guide</span>
					<Icon name="close" size={12} />
				</button>
			</header>
			<p>{wordsOf(step, position)}</p>
		</section>
	);
}
