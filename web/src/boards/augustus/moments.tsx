/* web/src/boards/augustus/moments.tsx -- what deserves a moment: Ave Caesar!, and who strikes whom. */

import { Icon } from '../../parts/icon';
import { Medallion, SeatMark } from '../../parts/shapes';
import type { BoardProps, Happening, Position } from '../board';
import { capital } from './parts';
import { tableOf } from './view';

/* ---- Ave Caesar! --------------------------------------------------------------------------------- */

/* The words of a log line after the greeting: "Sicilia is complete". */
const nameIn = (props: BoardProps, happening: Happening) => {
	const names = props.game.names.objective;
	const i = names?.words.indexOf(String(happening.args[0])) ?? -1;
	return (names?.titles?.[i] ?? '').replace(/ \(\d+\)$/, '');
};

export function Ave(props: BoardProps) {
	const { position, looks } = props;
	const aves = position.events.filter((one) => one.event === 'ave');
	if (!aves.length) return null;
	return (
		<div class="au-ave" key={position.stamp ?? position.ply} aria-hidden="true">
			<Icon name="laurel" size={330} />
			<p class="au-ave-words">Ave Caesar!</p>
			<ul>
				{aves.map((one, i) => (
					<li key={i}>
						<SeatMark shape={looks[one.seat]!} size={18} />
						{titleOf(position, one.seat)}: <b>{nameIn(props, one)}</b>
					</li>
				))}
			</ul>
		</div>
	);
}

const titleOf = (position: Position, seat: string) =>
	position.seats.find((one) => one.seat === seat)?.title ?? seat;

/* ---- strikes ---------------------------------------------------------------------------------------- */

type Suffering = 'done' | 'now' | 'next';

const STATES: Record<Suffering, string> = {
	done: 'has chosen',
	now: 'chooses now',
	next: 'is next',
};

/* Opponents in turn after the striker; those before the one who is asked have done it. */
function victims(position: Position, striker: string): { seat: string; state: Suffering }[] {
	const seats = position.seats.map((one) => one.seat);
	const at = seats.indexOf(striker);
	const others = [...seats.slice(at + 1), ...seats.slice(0, at)];
	const now = others.findIndex((seat) => position.asked.includes(seat));
	return others.map((seat, i) => ({ seat, state: i < now ? 'done' : i === now ? 'now' : 'next' }));
}

const STRIKING = ['drop', 'clear', 'yield'];

export function Strike({ position, looks }: BoardProps) {
	const { resolving, step } = tableOf(position);
	if (!resolving?.card || !STRIKING.includes(step)) return null;
	const { seat, card } = resolving;
	return (
		<section
			class="au-strike"
			role="status"
			aria-label={`${card.name} of ${titleOf(position, seat)} strikes`}
		>
			<div class="au-striker">
				<Medallion shape={looks[seat]!} name={titleOf(position, seat)} size={44} />
				<Icon name="battle" size={26} />
			</div>
			<div class="au-strike-words">
				<h3>
					{titleOf(position, seat)} strikes with {card.name}
				</h3>
				<p>{capital(card.power.text)}</p>
			</div>
			<ul>
				{victims(position, seat).map(({ seat: victim, state }) => (
					<li key={victim} class={state}>
						<SeatMark shape={looks[victim]!} size={16} />
						<span>
							<b>{victim === position.viewer ? 'You' : titleOf(position, victim)}</b>{' '}
							{victim === position.viewer
								? STATES[state]
										.replace('has', 'have')
										.replace('chooses', 'choose')
										.replace('is', 'are')
								: STATES[state]}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
