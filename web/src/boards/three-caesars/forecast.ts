/* web/src/boards/three-caesars/forecast.ts -- what may come of a march into enemies, a siege, a plot, extreme measures. */

import {
	type Considered,
	duel,
	type Forecast,
	percent,
	type Risk,
	twoDiceReach,
} from '../../table/forecast';
import { nameFor, type Row, type Side } from '../../table/result';
import { map } from './map';
import { cohortsOf, lookOf, type Troops, titleOf, type War, warOf, wayTo } from './view';
import { CHARTS } from './words';

const HIT = 1 / 3; /* five or six */
const SLAUGHTER = 3;
const REACH = 8; /* what two dice and a strategy must show to intercept */
const ENGINES = 3;

/* ---- a march ------------------------------------------------------------------------------------------- */

const ratingOf = (war: War, leaders: string[]) =>
	leaders
		.map((word) => war.leaders[word]!.battle)
		.sort((a, b) => b - a)
		.slice(0, 2)
		.reduce((sum, one) => sum + one, 0);

interface Host {
	side: string;
	leaders: string[];
	troops: Troops;
	isDefending: boolean;
}

/* The dice a host brings by what can be known before the battle. */
const diceOf = (war: War, { troops, leaders, isDefending }: Host) => ({
	'cohorts able': cohortsOf(troops),
	leaders: ratingOf(war, leaders),
	catapults: troops.catapults,
	defending: isDefending ? 1 : 0,
});

function rowsOf(left: Record<string, number>, right: Record<string, number>): Row[] {
	const cell = (value: number) => (value ? { value } : undefined);
	return Object.keys(left)
		.filter((source) => left[source] || right[source])
		.map((source) => ({ source, left: cell(left[source]!), right: cell(right[source]!) }));
}

const sumOf = (dice: Record<string, number>) =>
	Object.values(dice).reduce((sum, one) => sum + one, 0);

const roadsAt = (town: string) => map.roads.filter((road) => road.a === town || road.b === town);
const isPass = (from: string, to: string) =>
	map.roads.some(
		(road) => road.pass && [road.a, road.b].includes(from) && [road.a, road.b].includes(to),
	);

/* Enemies one open road away may come upon whoever enters a town. */
function interceptors(war: War, side: string, town: string, fought: string): Risk[] {
	return roadsAt(town)
		.filter((road) => !road.pass)
		.map((road) => (road.a === town ? road.b : road.a))
		.filter((near) => near !== fought && cohortsOf(war.spaces[near]!) > 0)
		.flatMap((near) =>
			war.spaces[near]!.leaders.filter(
				(word) => war.leaders[word]!.side !== side && war.leaders[word]!.side !== 'nobody',
			),
		)
		.map(
			(word): Risk => ({
				icon: 'eye',
				words: `${war.leaders[word]!.name} may intercept at ${war.spaces[town]!.name}`,
				number: percent(twoDiceReach(REACH - war.leaders[word]!.strategy)),
			}),
		);
}

function risksOf(war: War, side: string, from: string, way: string[]): Risk[] {
	const goal = way.at(-1)!;
	const risks = way.flatMap((town, i): Risk[] => [
		...(isPass(i ? way[i - 1]! : from, town)
			? [
					{
						icon: 'helmet' as const,
						words: `The pass to ${war.spaces[town]!.name} costs cohorts`,
						number: '0, 1 or 2',
					},
				]
			: []),
		...interceptors(war, side, town, goal),
	]);
	return [...risks, { icon: 'undo', words: 'Beaten, you go back where you came from', number: '' }];
}

function marchForecast({ position }: Considered, goal: string): Forecast | undefined {
	const war = warOf(position);
	const { march } = war;
	const town = war.spaces[goal];
	const side = position.viewer;
	if (!march || !town || !cohortsOf(town) || town.holder === side) return undefined;
	const way = march.ways?.[goal] ? wayTo(march, goal) : [goal];
	const mine = diceOf(war, { side, leaders: march.leaders, troops: march, isDefending: false });
	const enemy = town.holder;
	const theirs = diceOf(war, {
		side: enemy,
		leaders: town.leaders.filter((word) => war.leaders[word]!.side !== side),
		troops: town,
		isDefending: true,
	});
	const sideAt = (word: string, role: string, sum: number): Side => ({
		shape: lookOf(word),
		name: nameFor(titleOf(position, word), word, side),
		role,
		where: '',
		sum,
		isWinner: true,
	});
	return {
		caps: 'Before you march',
		title: `${war.leaders[march.lead]!.name} into ${town.name}`,
		unit: 'dice, before cards',
		verb: 'March',
		place: goal,
		sides: [sideAt(side, 'Attacker', sumOf(mine)), sideAt(enemy, 'Defender', sumOf(theirs))],
		rows: rowsOf(mine, theirs),
		chances: duel(sumOf(mine), sumOf(theirs), HIT, SLAUGHTER),
		risks: risksOf(war, side, march.at, way),
	};
}

/* ---- charts ----------------------------------------------------------------------------------------------- */

/* Each row of a chart with its chance, for so many dice and what is added. */
function chartRisks(id: string, dice: 1 | 2, more: number): Risk[] {
	const chart = CHARTS[id]!;
	const sums =
		dice === 1
			? [1, 2, 3, 4, 5, 6]
			: [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
	return chart.rows
		.map((row, i): Risk => {
			const from = i ? chart.rows[i - 1]!.upTo : -Infinity;
			const to = i === chart.rows.length - 1 ? Infinity : row.upTo;
			const ways = sums.filter((sum) => sum + more > from && sum + more <= to).length;
			return { icon: 'target', words: row.words, number: percent(ways / sums.length) };
		})
		.filter(({ number }) => number !== '0%');
}

function siegeForecast({ position }: Considered): Forecast {
	const war = warOf(position);
	const engines = war.march ? war.march.catapults + war.march.equipment : 0;
	return {
		caps: `The walls stand at ${war.rome.walls}`,
		title: 'Assault the walls of Rome',
		unit: '',
		rows: [],
		verb: 'Assault',
		place: 'rome',
		risks: chartRisks('siege', 2, Math.min(ENGINES, engines) - (war.rome.walls ? 1 : 0)),
	};
}

const EXTREME: Risk[] = [
	{
		icon: 'dagger',
		words: 'Suicide: your cohorts disband and you are out of the game',
		number: '33%',
	},
	{ icon: 'minus', words: 'Nothing happens', number: '33%' },
	{ icon: 'move', words: 'Exile: your cohorts disband and you are out of the game', number: '33%' },
];

const extremeForecast = (): Forecast => ({
	caps: 'This may end your game',
	title: 'Take extreme measures',
	unit: '',
	rows: [],
	risks: EXTREME,
	verb: 'Take them',
});

const plotForecast = (): Forecast => ({
	caps: 'It costs ten points of cards',
	title: 'Send an assassin',
	unit: '',
	rows: [],
	risks: chartRisks('assassin', 2, 0),
	verb: 'Plot',
});

const sortieForecast = (): Forecast => ({
	caps: 'From the walls of Rome',
	title: 'A sortie',
	unit: '',
	rows: [],
	risks: chartRisks('sortie', 2, 0),
	verb: 'Sally out',
	place: 'rome',
});

const ASKED: Record<string, (considered: Considered) => Forecast | undefined> = {
	step: (considered) =>
		marchForecast(considered, considered.goal ?? String(considered.offer.args[0])),
	siege: siegeForecast,
	extreme: extremeForecast,
	plot: plotForecast,
	sortie: sortieForecast,
};

export const forecast = (considered: Considered) => ASKED[considered.offer.verb]?.(considered);
