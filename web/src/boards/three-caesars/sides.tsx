/* web/src/boards/three-caesars/sides.tsx -- what each side has: political points, activation, courage, cards. */

import { Icon } from '../../parts/icon';
import { SeatMark } from '../../parts/shapes';
import type { BoardProps, Position } from '../board';
import { Walls } from './board';
import { cohortsOf, count, lookOf, type Side, titleOf, warOf, wholePrice } from './view';
import { GOAL, SCENARIOS } from './words';

function Points({ points }: { points: number }) {
	return (
		<div class="tc-track" role="img" aria-label={`${points} of ${GOAL} political points`}>
			<span>Politics</span>
			<span class="tc-pips">
				{Array.from({ length: GOAL }, (_, i) => (
					<i key={i} class={i < points ? 'on' : ''} />
				))}
			</span>
			<b>{points}</b>
		</div>
	);
}

/* Paid towards activation; who has paid all moves freely. */
function Activation({ side, whole }: { side: Side; whole: number }) {
	const paid = Math.max(0, whole - side.price);
	return (
		<div class="tc-track">
			<span>{side.price ? 'Activate' : 'Active'}</span>
			{side.price ? (
				<>
					<span class="tc-bar">
						<i style={{ width: `${(100 * paid) / Math.max(1, whole)}%` }} />
					</span>
					<small>
						{paid} of {whole}
					</small>
				</>
			) : (
				<span class="tc-free">{side.passed ? 'has passed' : 'moves freely'}</span>
			)}
			<span
				class="tc-courage"
				role="img"
				aria-label={`Courage: ${side.courage}`}
				title={`Courage: ${side.courage}`}
			>
				{Array.from({ length: side.courage }, (_, i) => (
					<Icon key={i} name="laurel" size={17} />
				))}
			</span>
		</div>
	);
}

export function SeatExtra({ position, seat, size }: BoardProps & { seat: string }) {
	const war = warOf(position);
	const side = war.sides[seat];
	if (!side) return null;
	const whole = wholePrice(position, seat);
	if (size === 'phone') {
		return (
			<div class="tc-seat-short">
				<span>
					<b>{side.points}</b> politics
				</span>
				<small>
					{!side.alive ? 'out' : side.price ? `${whole - side.price}/${whole} paid` : 'active'}
				</small>
			</div>
		);
	}
	if (!side.alive)
		return (
			<div class="tc-seat">
				<p class="note">Out of the game</p>
			</div>
		);
	return (
		<div class={`tc-seat seat-${lookOf(seat)}`}>
			{side.initiative && <span class="tc-initiative">Initiative</span>}
			<Points points={side.points} />
			<Activation side={side} whole={whole} />
		</div>
	);
}

export function seatLine(position: Position, seat: string): string {
	const side = warOf(position).sides[seat];
	return side ? `${count(side.cohorts, 'cohort')}, ${count(side.cards, 'card')}` : '';
}

/* ---- Rome, and what lasts until the turn ends -------------------------------------------------------------- */

const GUARDS: Record<string, string> = {
	none: 'no guard',
	batavian: 'Batavian guard',
	praetorian: 'Praetorian guard',
};

export function RomePanel({ position }: BoardProps) {
	const war = warOf(position);
	const { rome } = war;
	const inside = war.spaces.rome!;
	const who =
		rome.owner === 'nobody' ? 'Nobody owns it' : `${titleOf(position, rome.owner)} owns it`;
	const holders = inside.leaders.map((word) => war.leaders[word]!.name);
	return (
		<div class="tc-rome-panel">
			<svg viewBox="-32 -32 64 64" width="58" height="58" aria-hidden="true">
				<Walls walls={rome.walls} />
				<circle class="tc-rome" r="17" />
				<Icon name="wall" size={20} x={-10} y={-10} />
			</svg>
			<div>
				<b class="with-mark">
					{who}
					<SeatMark shape={lookOf(rome.owner)} size={14} />
				</b>
				<p class="note">
					{[...holders, count(cohortsOf(inside), 'cohort'), GUARDS[rome.guard]].join(', ')}
				</p>
				{rome.besieger !== 'nobody' && (
					<p class="tc-siege-note">Besieged by {titleOf(position, rome.besieger)}</p>
				)}
			</div>
			<div class="tc-walls-left">
				<b>{rome.walls}</b>
				<small>walls</small>
			</div>
		</div>
	);
}

export function Weather({ position }: { position: Position }) {
	const { snow, flood, truces } = warOf(position);
	const words = [
		snow && 'Snow closes the passes.',
		flood && 'The Po is in flood.',
		...truces.map((pair) => `Truce: ${pair.map((side) => titleOf(position, side)).join(' and ')}.`),
	].filter(Boolean);
	return words.length ? <p class="tc-weather">{words.join(' ')}</p> : null;
}

export function subtitle(position: Position): string {
	const { scenario, turn, lastTurn } = warOf(position);
	return `${SCENARIOS[scenario] ?? scenario}, turn ${turn} of ${lastTurn}`;
}

/* The turns as a row of dashes. */
export function Turns({ position }: BoardProps) {
	const { turn, lastTurn } = warOf(position);
	return (
		<div class="tc-turns" role="img" aria-label={`Turn ${turn} of ${lastTurn}`}>
			<span>
				Turn {turn} of {lastTurn}
			</span>
			{Array.from({ length: lastTurn }, (_, i) => (
				<i key={i} class={i < turn ? 'on' : ''} />
			))}
		</div>
	);
}
