/* web/src/boards/augustus/seats.tsx -- a seat's progress: seven pips, points. */

import type { BoardProps } from '../board';
import { GOAL, playerAt } from './view';

export function SeatExtra({ position, seat, looks, size }: BoardProps & { seat: string }) {
	const player = playerAt(position, seat);
	if (!player) return null;
	const n = player.controlled.length;
	if (size === 'phone' || position.seats.length > 3) {
		return (
			<div class="au-seat short">
				<span>
					<b>{player.score.total}</b> pts
				</span>
				<small>
					{n}/{GOAL} cards
				</small>
			</div>
		);
	}
	return (
		<div class={`au-seat seat-${looks[seat]}`}>
			<span class="au-pips" aria-hidden="true">
				{Array.from({ length: GOAL }, (_, i) => (
					<i key={i} class={i < n ? 'on' : ''} />
				))}
			</span>
			<small>
				<b>{n}</b> of {GOAL} · <b>{player.score.total}</b> points
			</small>
		</div>
	);
}
