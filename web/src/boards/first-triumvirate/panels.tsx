/* web/src/boards/first-triumvirate/panels.tsx -- beside the board: Rome, popularity and conquests. */

import { SeatMark } from '../../parts/shapes';
import type { BoardProps } from '../board';
import { Tokens } from './pieces';
import { lookOf, TITLES, VIGIL, viewOf } from './view';

const FULL = 20; /* a die of twenty */

function Bar({ force, value }: { force: string; value: number }) {
	return (
		<span class={`bar-track seat-${lookOf(force)}`} aria-hidden="true">
			<span style={{ width: `${Math.min(100, (100 * value) / FULL)}%` }} />
		</span>
	);
}

export function PopularityPanel({ position }: BoardProps) {
	const view = viewOf(position);
	return (
		<ul class="popularity">
			{view.players.map(({ player, popularity, alive }) => (
				<li key={player} class={alive ? '' : 'dead-player'}>
					<SeatMark shape={lookOf(player)} size={17} />
					<span>{TITLES[player]}</span>
					<Bar force={player} value={popularity} />
					<b>{popularity}</b>
					{!alive && <small class="held-tokens">has fallen</small>}
				</li>
			))}
		</ul>
	);
}

/* Peace, or civil war and who holds out in Rome. */
export function RomePanel({ position }: BoardProps) {
	const view = viewOf(position);
	if (!view.civilWar) {
		return (
			<p class="peace">
				<b>Peace in Italy.</b> Conquests are collected at home, and paraded in Rome for popularity,
				which wins Roman troops over. The first troop in Italy begins civil war: then four turns in
				a row ended in Rome win the game.
			</p>
		);
	}
	return (
		<div class="war">
			<p class="war-words">
				<b>Civil war.</b> Four turns in a row ended in Rome win the game.
			</p>
			<ul class="vigils">
				{view.players
					.filter((player) => player.alive)
					.map(({ player, vigil }) => (
						<li key={player}>
							<SeatMark shape={lookOf(player)} size={16} />
							{TITLES[player]}
							<Tokens count={vigil} most={VIGIL} word="turns in Rome" />
						</li>
					))}
			</ul>
		</div>
	);
}

export function romeNote(position: BoardProps['position']): string {
	return `${viewOf(position).romans} Roman troops`;
}
