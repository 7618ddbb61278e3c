/* web/src/boards/three-caesars/charts.tsx -- sieges, sorties and intrigues: the dice and the table they are read from. */

import { Die } from '../../parts/die';
import { Icon } from '../../parts/icon';
import { initialsOf, MedallionDrawing } from '../../parts/shapes';
import type { BoardProps, Happening, Position } from '../board';
import { Walls } from './board';
import { count, lookOf, stepOf, titleOf, warOf } from './view';
import { CHARTS, rowAt } from './words';

export interface ChartShown {
	id: string;
	sum: number | null; // null: not rolled yet
	dice: number; // that were rolled for it
}

const numberIn = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? NaN);

/* The dice that fell last. */
const lastDice = (log: Happening[], n: number) =>
	n
		? log
				.filter((one) => one.event === 'rolled')
				.slice(-n)
				.map((one) => Number(one.args[0]))
		: [];

const PAIR = 2;

const INTRIGUES = ['assassin', 'blackmail', 'graft', 'seduction'];

/* Which table is being read, if any. */
export function chartOf(position: Position): ChartShown | null {
	const { roll } = warOf(position);
	const step = stepOf(position);
	if (step === 'after-siege')
		return { id: 'siege', sum: numberIn(position.asks[0]?.hint), dice: PAIR };
	if (step === 'reroll' && roll && CHARTS[roll.for])
		return { id: roll.for, sum: roll.sum, dice: roll.dice };
	if (step === 'intrigue') {
		const plot = position.events.find((one) => one.event === 'plots' || one.event === 'assassin');
		return {
			id: INTRIGUES.find((id) => plot?.args.includes(id)) ?? 'assassin',
			sum: null,
			dice: 0,
		};
	}
	return null;
}

/* Tables to whose dice a leader's rating is added: the row is not known from the dice alone. */
const WITH_RATING = ['interception', 'avoidance'];

/* The last plot that was told: who, against whom. */
const plotIn = (log: Happening[]) =>
	log.filter((one) => one.event === 'plots' || one.event === 'assassin').at(-1);

function Person({ position, side, word }: { position: Position; side: string; word: string }) {
	return (
		<div>
			<svg viewBox="-23 -23 46 46" width="70" height="70" aria-hidden="true">
				<MedallionDrawing shape={lookOf(side)} initials={initialsOf(titleOf(position, side))} />
			</svg>
			<b>{titleOf(position, side)}</b>
			<span>{word}</span>
		</div>
	);
}

/* Plotter and victim, or the two who race for a town. */
function Plot({ position, plot }: { position: Position; plot: Happening }) {
	const { leaders } = warOf(position);
	const victim =
		plot.event === 'assassin'
			? (leaders[String(plot.args[0])]?.side ?? 'nobody')
			: String(plot.args[0]);
	return (
		<div class="tc-plot">
			<Person position={position} side={plot.seat} word="plots" />
			<Icon name="move" size={26} />
			<Person
				position={position}
				side={victim}
				word={
					plot.event === 'assassin'
						? (leaders[String(plot.args[0])]?.name ?? 'the victim')
						: 'is the victim'
				}
			/>
		</div>
	);
}

function RomeNow({ walls }: { walls: number }) {
	return (
		<>
			<svg
				viewBox="-34 -34 68 68"
				width="150"
				height="150"
				role="img"
				aria-label={`${count(walls, 'wall point')} left`}
			>
				<Walls walls={walls} />
				<circle class="tc-rome" r="17" />
				<Icon name="wall" size={20} x={-10} y={-10} />
			</svg>
			<p class="tc-chart-note">
				The walls are worth {count(walls, 'point')}. When none is left, Rome falls.
			</p>
		</>
	);
}

/* "11 on the dice, one off for the walls": from what fell to what counts. */
function Counted({ chart, rolled }: { chart: ChartShown; rolled: number[] }) {
	const sum = rolled.reduce((all, one) => all + one, 0);
	const isMore = chart.id === 'siege' && rolled.length > 0 && sum !== chart.sum;
	return (
		<>
			<p class="tc-sum">
				{WITH_RATING.includes(chart.id) ? 'The dice show' : 'It counts as'} <b>{chart.sum}</b>
			</p>
			{isMore && (
				<p class="tc-chart-note">
					{sum} on the dice, less one against walls, and one more for each engine, three at most.
				</p>
			)}
		</>
	);
}

const RULES: Record<string, string> = {
	siege: 'TC-ROME',
	sortie: 'TC-ROME',
	interception: 'TC-INTERCEPT',
	avoidance: 'TC-AVOID',
};

export function ChartScene({ position, chart, log }: BoardProps & { chart: ChartShown }) {
	const table = CHARTS[chart.id]!;
	const { rome, roll } = warOf(position);
	const isKnown = chart.sum !== null && !Number.isNaN(chart.sum);
	const row = isKnown && !WITH_RATING.includes(chart.id) ? rowAt(table, chart.sum!) : null;
	const rangeOf = (i: number) => {
		const [from, to] = [i ? table.rows[i - 1]!.upTo + 1 : 0, table.rows[i]!.upTo];
		return from === to ? String(to) : i ? `${from} to ${to}` : `up to ${to}`;
	};
	const isRome = chart.id === 'siege' || chart.id === 'sortie';
	const plot = INTRIGUES.includes(chart.id) ? plotIn(log) : undefined;
	const rolled = lastDice(log, chart.dice);
	const clause = RULES[chart.id] ?? 'TC-INTRIGUE';
	return (
		<>
			<div class="tc-scene-head">
				<div>
					<p class="caps">
						{roll ? `${titleOf(position, roll.by)} rolls` : plot ? 'An intrigue' : 'The dice'}
					</p>
					<h2>{table.title}</h2>
				</div>
				<a
					class="clause-tag"
					href={`#/rules/three-caesars/${clause}`}
					target="_blank"
					rel="noopener"
				>
					{clause}
				</a>
			</div>
			<div class="tc-chart">
				<div class="tc-chart-roll">
					{isRome && <RomeNow walls={rome.walls} />}
					{plot && <Plot position={position} plot={plot} />}
					{rolled.length > 0 && (
						<div class="dice-row">
							{rolled.map((value, i) => (
								<Die key={i} sides={6} value={value} kind="plain" tumbles />
							))}
						</div>
					)}
					{isKnown ? (
						<Counted chart={chart} rolled={rolled} />
					) : (
						<p class="tc-chart-waits">The dice are not rolled yet.</p>
					)}
				</div>
				<table class="tc-table">
					<thead>
						<tr>
							<th scope="col">Result</th>
							<th scope="col">What happens</th>
						</tr>
					</thead>
					<tbody>
						{table.rows.map((one, i) => (
							<tr key={one.upTo} class={one === row ? 'now' : ''}>
								<td>{rangeOf(i)}</td>
								<td>{one.words}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}
