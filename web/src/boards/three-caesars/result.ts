/* web/src/boards/three-caesars/result.ts -- how a battle, a siege or a roll of the dice ended. */

import {
	capital,
	type Gain,
	type Loss,
	nameFor,
	numberWord,
	pieces,
	type Result,
	type Row,
	type Side,
	type Told,
} from '../../table/result';
import type { Happening } from '../board';
import { type Battle, cohortsOf, type Host, lookOf, type Source, titleOf, warOf } from './view';
import { CHARTS, rowAt, SOURCES } from './words';

/* ---- battles ----------------------------------------------------------------------------------------- */

interface Fight {
	attacker: string;
	defender: string;
	at: string;
	round: number;
	strikes: Record<string, Happening | undefined>; // the last roll of each side in this round
}

/* The last battle that was told of; dice that were rolled again count no more. */
function fightIn(log: Happening[]): Fight | undefined {
	const start = log.map((one) => one.event).lastIndexOf('battle');
	if (start < 0) return undefined;
	const all = log.slice(start);
	const ties = all
		.slice(0, -1)
		.filter(
			(one, i) => one.event === 'tied' && all.slice(i + 1).some((next) => next.event === 'struck'),
		).length;
	const second = ties ? all.map((one) => one.event).indexOf('tied') : 0;
	const strikes: Fight['strikes'] = {};
	for (const one of all.slice(second)) if (one.event === 'struck') strikes[one.seat] = one;
	const [defender, at] = all[0]!.args.map(String) as [string, string];
	return { attacker: all[0]!.seat, defender, at, round: ties + 1, strikes };
}

const killsOf = (strike: Happening | undefined) => Number(strike?.args[1] ?? 0);
const woundsOf = (strike: Happening | undefined) => Number(strike?.args[2] ?? 0);
const hitsOf = (strike: Happening | undefined) => killsOf(strike) + woundsOf(strike);

/* The battle as it stood before its end, for the sources of its dice. */
function battleIn({ before }: Told, { at }: Fight): Battle | undefined {
	const battle = before ? warOf(before).battle : undefined;
	return battle?.at === at ? battle : undefined;
}

function rowsOf(fight: Fight, battle: Battle | undefined): Row[] {
	const [left, right] = [battle?.attacker, battle?.defender];
	const sources = [
		...new Set([left, right].flatMap((host) => Object.keys(host?.sources ?? {}))),
	] as Source[];
	const cell = (host: Host | undefined, source: Source) =>
		host?.sources[source] ? { value: host.sources[source]! } : undefined;
	const [attack, defence] = [fight.strikes[fight.attacker], fight.strikes[fight.defender]];
	return [
		...sources.map(
			(source): Row => ({
				source: `dice: ${SOURCES[source].title.toLowerCase()}`,
				left: cell(left, source),
				right: cell(right, source),
			}),
		),
		{ source: 'kills (6)', left: { value: killsOf(attack) }, right: { value: killsOf(defence) } },
		{
			source: 'wounds (5)',
			left: { value: woundsOf(attack) },
			right: { value: woundsOf(defence) },
		},
	];
}

function lossesOf({ position, happened }: Told, fight: Fight, battle: Battle | undefined): Loss[] {
	return [fight.attacker, fight.defender].flatMap((side): Loss[] => {
		const isOf = (one: Happening) =>
			(one.event === 'lost' && one.seat === side) ||
			(one.event === 'garrison' && side === 'nobody');
		const gone = happened.filter(isOf).reduce((sum, one) => sum + Number(one.args[0]), 0);
		const host = [battle?.attacker, battle?.defender].find((one) => one?.side === side);
		const had = Math.max(gone, host ? cohortsOf(host) : gone);
		return gone
			? [
					{
						shape: lookOf(side),
						name: titleOf(position, side),
						pieces: pieces('✕', gone, had - gone),
						words: gone === had ? `all ${gone}` : `${gone} of ${had} cohorts`,
					},
				]
			: [];
	});
}

const OF_BATTLE = [
	'battle',
	'struck',
	'won',
	'tied',
	'lost',
	'garrison',
	'swept',
	'rolled',
	'siege-roll',
	'sortie-roll',
	'besieges',
	'drew',
];

const gainOf = (one: Happening): Gain => ({
	shape: lookOf(one.event === 'captured' || one.seat !== 'nobody' ? one.seat : ''),
	sign: one.event === 'gained' ? `+${one.args[0]}` : undefined,
	words: capital(one.text),
});

const gainsOf = (happened: Happening[]) =>
	happened.filter((one) => !OF_BATTLE.includes(one.event)).map(gainOf);

const placeOf = ({ position }: Told, at: string) =>
	at === 'camp' ? 'Rome' : (warOf(position).spaces[at]?.name ?? 'Rome');

function sideOf(
	{ position }: Told,
	fight: Fight,
	role: 'attacker' | 'defender',
	isWinner: boolean,
): Side {
	const side = fight[role];
	const strike = fight.strikes[side];
	return {
		shape: lookOf(side),
		name: nameFor(titleOf(position, side), side, position.viewer),
		role: capital(role),
		isWinner,
		where: strike ? `${strike.args[0]} dice` : 'no dice',
		sum: hitsOf(strike),
	};
}

function battleResult(told: Told, end: Happening): Result | undefined {
	const fight = fightIn(told.log);
	if (!fight) return undefined;
	const battle = battleIn(told, fight);
	const isTie = end.event === 'tied';
	const winner = isTie ? null : end.seat;
	const [attack, defence] = [
		hitsOf(fight.strikes[fight.attacker]),
		hitsOf(fight.strikes[fight.defender]),
	];
	const lead = Math.abs(attack - defence);
	const isSlaughter = told.happened.some((one) => one.event === 'slaughter');
	const why = isTie
		? 'Neither side has more hits: a second round follows.'
		: lead === 0
			? 'Level again: the defender holds.'
			: `By ${numberWord(lead)} ${lead === 1 ? 'hit' : 'hits'}${isSlaughter ? ': a slaughter, wounds kill too' : ''}.`;
	return {
		kind: 'fight',
		caps: `Battle of ${placeOf(told, fight.at)}${fight.round > 1 ? ', second round' : ''}`,
		unit: 'hits',
		why,
		title: winner
			? `${titleOf(told.position, winner)} wins, ${Math.max(attack, defence)} to ${Math.min(attack, defence)}`
			: `Undecided, ${attack} to ${defence}`,
		winner: winner ? { shape: lookOf(winner), name: titleOf(told.position, winner) } : null,
		sides: [
			sideOf(told, fight, 'attacker', winner === fight.attacker),
			sideOf(told, fight, 'defender', winner === fight.defender),
		],
		rows: rowsOf(fight, battle),
		lost: lossesOf(told, fight, battle),
		gains: gainsOf(told.happened),
		concerns: [fight.attacker, fight.defender],
	};
}

/* Outnumbered so much that there is no battle. */
function sweptResult(told: Told, { seat, args }: Happening): Result {
	const name = titleOf(told.position, seat);
	return {
		kind: 'fight',
		caps: `At ${placeOf(told, String(args[0]))}`,
		title: `${name} is swept away`,
		why: 'Outnumbered so much that nobody rolls a die.',
		winner: null,
		unit: '',
		rows: [],
		lost: [],
		gains: gainsOf(told.happened),
		concerns: [seat],
	};
}

/* ---- sieges ------------------------------------------------------------------------------------------- */

const SIEGES = ['siege', 'sortie'];
const NOTHING = 'Nothing';
const ANSWERS = ['responded', 'courage', 'courage-spent', 'rolled', 'drew'];

/* The siege roll whose consequences are told now: answers may have come between. */
function siegeIn({ log, happened, position }: Told): Happening | undefined {
	if (SIEGES.includes(warOf(position).roll?.for ?? '') || position.asks[0]?.step === 'after-siege')
		return undefined;
	const at = log.findLastIndex((one) => one.event === 'siege-roll' || one.event === 'sortie-roll');
	const since = log.slice(at + 1);
	const isTold = happened.some((one) => one === log[at] || !ANSWERS.includes(one.event));
	const isOpen = since
		.slice(0, Math.max(0, since.length - happened.length))
		.every((one) => ANSWERS.includes(one.event));
	return at >= 0 && isTold && isOpen ? log[at] : undefined;
}

const CONSEQUENCES = [
	'lost',
	'walls',
	'garrison',
	'rome-taken',
	'burnt',
	'leader-gone',
	'murdered',
];

function siegeResult(told: Told, roll: Happening): Result | undefined {
	const came = told.happened.filter((one) => CONSEQUENCES.includes(one.event));
	const { rome, sides } = warOf(told.position);
	const isTaken = came.some((one) => one.event === 'rome-taken');
	const counts = Number(roll.args.at(roll.event === 'siege-roll' ? 1 : 0));
	const words =
		rowAt(CHARTS[roll.event === 'siege-roll' ? 'siege' : 'sortie']!, counts)?.words ?? '';
	if (!came.length && !(told.happened.includes(roll) && words === NOTHING))
		return undefined; /* answers may come first */
	const besieger = told.log.findLast((one) => one.event === 'besieges')?.seat ?? rome.besieger;
	const name = titleOf(told.position, besieger);
	return {
		kind: 'fight',
		caps: roll.event === 'siege-roll' ? 'The siege of Rome' : 'A sortie from Rome',
		unit: '',
		rows: [],
		lost: [],
		title: isTaken
			? `${name} takes Rome`
			: !rome.walls
				? 'The walls of Rome have fallen'
				: came.some((one) => one.event === 'walls')
					? `${name} breaks the walls down to ${rome.walls}`
					: `The walls hold against ${name}`,
		why: `${capital(roll.text.replace(/\.$/, ''))}: ${words}`,
		winner: isTaken ? { shape: lookOf(besieger), name } : null,
		gains: came.filter((one) => one.event !== 'rome-taken').map(gainOf),
		concerns: Object.keys(sides),
	};
}

/* ---- other rolls ------------------------------------------------------------------------------------------ */

const QUIET = [
	'drew',
	'passed',
	'order',
	'turn',
	'turn-ends',
	'initiative',
	'courage-spent',
	'played',
];

/* Nothing is pending any more, and these are its consequences. */
function rollResult({ position, happened, log }: Told): Result | undefined {
	const roll = happened.findLast((one) => one.event === 'rolled');
	if (!roll || warOf(position).roll || SIEGES.includes(String(roll.args[1]))) return undefined;
	const dice = log
		.slice(0, log.indexOf(roll) + 1)
		.filter((one) => one.event === 'rolled')
		.slice(-2)
		.filter((one) => one.args[1] === roll.args[1]);
	const came = happened.filter(
		(one) => one !== roll && one.event !== 'rolled' && !QUIET.includes(one.event),
	);
	return {
		kind: 'roll',
		caps: `${titleOf(position, roll.seat)} rolls for ${/for (.*)\.$/.exec(roll.text)?.[1] ?? 'it'}`,
		unit: '',
		rows: [],
		lost: [],
		title: capital((came[0]?.text ?? 'Nothing comes of it.').replace(/\.$/, '')),
		why: `The dice show ${dice.map((one) => one.args[0]).join(' and ')}.`,
		winner: { shape: lookOf(roll.seat), name: titleOf(position, roll.seat) },
		gains: came.slice(1).map(gainOf),
		concerns: [roll.seat, ...came.map((one) => one.seat)],
	};
}

export function result(told: Told): Result | undefined {
	const end = told.happened.find((one) => one.event === 'won' || one.event === 'tied');
	if (end) return battleResult(told, end);
	const swept = told.happened.find((one) => one.event === 'swept');
	if (swept) return sweptResult(told, swept);
	const siege = siegeIn(told);
	return (siege && siegeResult(told, siege)) ?? rollResult(told);
}
