/* web/src/boards/caesar-augustus/result.ts -- how a round or a battle ended, from what was told of it. */

import {
	capital,
	type Gain,
	type Loss,
	nameFor,
	numberWord,
	type Result,
	type Row,
	type Side,
	type Told,
} from '../../table/result';
import type { Happening } from '../board';
import {
	armyTitle,
	holderName,
	KIND_TITLES,
	lookOf,
	looks,
	placeName,
	strengthOf,
	viewOf,
} from './view';

const ROUNDS = ['round-won', 'round-lost'];
const ENDS = ['major-attack', 'minor-attack', 'major-defence'];

interface Fight {
	attacker: string;
	defender: string;
	place: string;
	march?: Happening;
	all: Happening[]; // since the attack
	rounds: Happening[][]; // each with its end
}

/* The last attack and all that came of it. */
function fightIn(log: Happening[]): Fight | undefined {
	const start = log.map((one) => one.event).lastIndexOf('attacked');
	if (start < 0) return undefined;
	const all = log.slice(start);
	const [defender, place] = all[0]!.args.map(String) as [string, string];
	const fighter = all.find((one) => one.event === 'fought' && one.args[0] !== defender);
	const rounds: Happening[][] = [[]];
	for (const one of all) {
		rounds.at(-1)!.push(one);
		if (ROUNDS.includes(one.event)) rounds.push([]);
	}
	const march = log
		.slice(0, start)
		.findLast((one) => one.event === 'marched' && one.args[2] === place);
	return {
		attacker: String(fighter?.args[0] ?? all[0]!.seat),
		defender,
		place,
		march,
		all,
		rounds: rounds.filter((round) => round.some((one) => ROUNDS.includes(one.event))),
	};
}

/* Strength of attacker and defender at the end of a round. */
function scoreOf(round: Happening[]): [number, number] {
	const end = round.at(-1)!;
	const [a, b] = end.args.filter((arg): arg is number => typeof arg === 'number') as [
		number,
		number,
	];
	return end.event === 'round-won' ? [a, b] : [b, a];
}

const kindsOf = (told: Happening[], holder: string) =>
	told
		.filter((one) => one.event === 'fought' && one.args[0] === holder)
		.map((one) => String(one.args[1]));

function rowsOf({ attacker, defender }: Fight, round: Happening[]): Row[] {
	const [left, right] = [kindsOf(round, attacker), kindsOf(round, defender)];
	const cell = (kind: string | undefined) =>
		kind ? { value: strengthOf(kind), label: KIND_TITLES[kind] } : undefined;
	return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => ({
		source: i ? 'added' : 'sent first',
		left: cell(left[i]),
		right: cell(right[i]),
	}));
}

/* Who fought has fallen, but one that a general has rallied. */
function lossOf({ position }: Told, fight: Fight, holder: string): Loss[] {
	const view = viewOf(position);
	const kinds = kindsOf(fight.all, holder);
	for (const { event, seat, args } of fight.all) {
		if (event === 'rallied' && seat === holder) kinds.splice(kinds.indexOf(String(args[0])), 1);
	}
	const isGone = fight.all.find((one) => one.event === 'destroyed' && one.args[0] === holder);
	if (!kinds.length && !isGone) return [];
	const count = kinds.length === 1 ? 'one soldier' : `${numberWord(kinds.length)} soldiers`;
	return [
		{
			shape: lookOf(looks, holder),
			name: holderName(view, holder),
			pieces: kinds.map((kind) => ({ word: KIND_TITLES[kind]!, isGone: true })),
			words: isGone ? `${capital(armyTitle(String(isGone.args[1])))} is no more` : count,
		},
	];
}

const POINTS: Record<string, string> = {
	'round-won': 'for the round',
	'major-attack': 'for the major victory',
};
const ALSO = ['captured', 'thrown-back', 'drew'];

function gainsOf({ position, happened }: Told, fight: Fight): Gain[] {
	const view = viewOf(position);
	const shape = lookOf(looks, fight.attacker);
	const now = view.seats[fight.attacker]?.points;
	const points = happened
		.filter((one) => POINTS[one.event])
		.map(
			(one): Gain => ({
				shape,
				sign: '+1',
				words: POINTS[one.event]!,
				note: holderName(view, fight.attacker),
			}),
		);
	if (points.length && now !== undefined)
		points.at(-1)!.note = `${holderName(view, fight.attacker)}: ${now - points.length}, now ${now}`;
	const also = happened
		.filter((one) => ALSO.includes(one.event))
		.map(
			(one): Gain => ({
				shape: lookOf(looks, one.event === 'thrown-back' ? fight.attacker : String(one.args[0])),
				words: capital(one.text),
			}),
		);
	return [...points, ...also];
}

const WHY: Record<string, string> = {
	'major-attack': 'A major victory: the defender has no soldier left.',
	'minor-attack': 'A minor victory: the defender has soldiers left and keeps the ground.',
	'major-defence': 'A major victory for the defender, who keeps the ground.',
};

function whyOf(end: Happening | undefined, [attack, defence]: [number, number]): string {
	const by =
		attack === defence
			? 'Level, and the defender wins ties.'
			: `Ahead by ${numberWord(Math.abs(attack - defence))}; ${attack > defence ? 'one would do.' : 'level would do for the defender.'}`;
	return end ? `${WHY[end.event]} ${by}` : by;
}

function sideOf(
	{ position }: Told,
	fight: Fight,
	role: 'attacker' | 'defender',
	sum: number,
	isWinner: boolean,
): Side {
	const view = viewOf(position);
	const holder = fight[role];
	const army =
		fight.march && role === 'attacker'
			? `${capital(armyTitle(String(fight.march.args[0])))}, from ${placeName(view, String(fight.march.args[1]))}`
			: `in ${placeName(view, fight.place)}`;
	return {
		shape: lookOf(looks, holder),
		name: nameFor(holderName(view, holder), holder, position.viewer),
		role: capital(role),
		where: army,
		sum,
		isWinner,
	};
}

export function result(told: Told): Result | undefined {
	const end = told.happened.find((one) => ENDS.includes(one.event));
	const isRound = told.happened.some((one) => ROUNDS.includes(one.event));
	const fight = end || isRound ? fightIn(told.log) : undefined;
	const round = fight?.rounds.at(-1);
	if (!fight || !round) return undefined;
	const view = viewOf(told.position);
	const score = scoreOf(round);
	const hasWon = score[0] > score[1];
	const winner = hasWon ? fight.attacker : fight.defender;
	const place = placeName(view, fight.place);
	const [high, low] = [Math.max(...score), Math.min(...score)];
	return {
		kind: 'fight',
		caps: `Battle of ${place}, round ${fight.rounds.length}${end ? ', the last' : ''}`,
		title: `${holderName(view, winner)} wins${end ? '' : ' the round'}, ${high} to ${low}`,
		why: whyOf(end, score),
		unit: 'strength',
		winner: { shape: lookOf(looks, winner), name: holderName(view, winner) },
		sides: [
			sideOf(told, fight, 'attacker', score[0], hasWon),
			sideOf(told, fight, 'defender', score[1], !hasWon),
		],
		rows: rowsOf(fight, round),
		lost: [...lossOf(told, fight, fight.attacker), ...lossOf(told, fight, fight.defender)],
		gains: gainsOf(told, fight),
		land:
			end?.event === 'major-attack'
				? { place, from: lookOf(looks, fight.defender), to: lookOf(looks, fight.attacker) }
				: undefined,
		concerns: [fight.attacker, fight.defender],
	};
}
