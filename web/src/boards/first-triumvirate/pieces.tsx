/* web/src/boards/first-triumvirate/pieces.tsx -- troops, leaders, tokens, each round (0, 0). */

import { initialsOf, MedallionDrawing, ShapePath } from '../../parts/shapes';
import { lookOf, TITLES } from './view';

const SIZE = 27;
const LEADER = 0.72; /* of a medallion's usual size */

interface TroopsProps {
	force: string;
	count: number;
	isSpent?: boolean;
	size?: number;
}

/* A shape with a digit; more than one troop cast a shape behind. */
export function TroopsDrawing({ force, count, isSpent = false, size = SIZE }: TroopsProps) {
	const shape = lookOf(force);
	return (
		<g class={`troops seat-${shape} ${isSpent ? 'spent' : ''}`}>
			{count > 1 && (
				<g transform="translate(2.6 2.6)">
					<ShapePath shape={shape} size={size} />
				</g>
			)}
			<ShapePath shape={shape} size={size} />
			<text y={shape === 'pentagon' ? 6 : 5}>{count}</text>
		</g>
	);
}

export function LeaderDrawing({ player }: { player: string }) {
	return (
		<g transform={`scale(${LEADER})`}>
			<MedallionDrawing shape={lookOf(player)} initials={initialsOf(TITLES[player] ?? player)} />
		</g>
	);
}

/* Conquests held: a row of four. */
export function Tokens({ count, most, word }: { count: number; most: number; word: string }) {
	return (
		<span class="tokens" role="img" aria-label={`${count} of ${most} ${word}`}>
			{Array.from({ length: most }, (_, i) => (
				<i key={i} class={i < count ? 'held' : ''} />
			))}
		</span>
	);
}
