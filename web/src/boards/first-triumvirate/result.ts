/* web/src/boards/first-triumvirate/result.ts -- how a combat or a call for loyalty ended. */

import {
	capital,
	type Gain,
	type Loss,
	nameFor,
	pieces,
	type Result,
	type Row,
	type Side,
	type Told,
} from '../../table/result';
import type { Happening } from '../board';
import { type Combat, lastCombat, troopsLeft } from './combat';
import { hexTitle, lookOf, TITLES, troopWord } from './view';

/* Dice of a side in one roll, and how many of the others they felled. */
function rowOf(combat: Combat, i: number): Row {
	const { pairs } = combat.rounds[i]!;
	const felled = (by: string) => pairs.filter((pair) => pair.loser !== by).length;
	const dice = (side: 'attack' | 'defence') => pairs.map((pair) => pair[side]).join(' ');
	return {
		source: combat.rounds.length > 1 ? `roll ${i + 1}: felled, with dice` : 'felled, with dice',
		left: { value: felled(combat.attacker), label: dice('attack') },
		right: { value: felled(combat.defender), label: dice('defence') },
	};
}

function rowsOf(combat: Combat): Row[] {
	const leads = (force: string) => combat.rounds.some((round) => force in round.eights);
	const leader = [combat.attacker, combat.defender].map((force) =>
		leads(force) ? { value: 1, label: 'a die of eight' } : undefined,
	);
	return [
		{ source: 'troops', left: { value: combat.troops[0] }, right: { value: combat.troops[1] } },
		...(leader.some(Boolean) ? [{ source: 'leader', left: leader[0], right: leader[1] }] : []),
		...combat.rounds.map((_, i) => rowOf(combat, i)),
	];
}

function lossesOf(combat: Combat): Loss[] {
	const left = troopsLeft(combat);
	return [combat.attacker, combat.defender].flatMap((force, i): Loss[] => {
		const gone = combat.troops[i]! - left[i]!;
		return gone
			? [
					{
						shape: lookOf(force),
						name: TITLES[force]!,
						pieces: pieces('✕', gone, left[i]!),
						words: left[i] ? `${gone} of ${combat.troops[i]}` : `all ${combat.troops[i]}`,
					},
				]
			: [];
	});
}

const OF_COMBAT = ['battle', 'array', 'leader-die', 'compared', 'won'];

/* Everything else that came with it: a fallen leader, troops that change sides, a game that is won. */
const gainsOf = (happened: Happening[]): Gain[] =>
	happened
		.filter((one) => !OF_COMBAT.includes(one.event) && one.event !== 'loyalty')
		.map((one) => ({ shape: lookOf(one.seat), words: capital(one.text) }));

function combatResult({ game, position, happened, log }: Told): Result | undefined {
	const combat = lastCombat(log);
	if (!combat?.winner) return undefined;
	const { winner, attacker, defender } = combat;
	const left = troopsLeft(combat);
	const hex = hexTitle(game, combat.hex);
	const side = (force: string, i: number): Side => ({
		shape: lookOf(force),
		name: nameFor(TITLES[force]!, force, position.viewer),
		role: i ? 'Defender' : 'Attacker',
		where: i ? `in ${hex}` : `comes to ${hex}`,
		sum: left[i]!,
		isWinner: force === winner,
	});
	const loser = winner === attacker ? defender : attacker;
	return {
		kind: 'fight',
		caps: `Battle of ${hex}`,
		unit: 'troops left',
		title: `${TITLES[winner]} wins with ${troopWord(Math.max(...left))} left`,
		why: `Highest against highest, ties to the defender: ${TITLES[loser]} has nobody left.`,
		winner: { shape: lookOf(winner), name: TITLES[winner]! },
		sides: [side(attacker, 0), side(defender, 1)],
		rows: rowsOf(combat),
		lost: lossesOf(combat),
		gains: gainsOf(happened),
		land:
			winner === attacker
				? { place: hex, from: lookOf(defender), to: lookOf(attacker) }
				: undefined,
		concerns: [attacker, defender],
	};
}

function loyaltyResult({ game, happened }: Told, call: Happening): Result {
	const [hex, die, popularity] = call.args;
	const joined = happened.find((one) => one.event === 'joined');
	const refused = happened.find((one) => one.event === 'refused');
	return {
		kind: 'roll',
		caps: `The troops of Rome in ${hexTitle(game, String(hex))}`,
		unit: '',
		rows: [],
		lost: [],
		title: capital((joined ?? refused ?? call).text.replace(/\.$/, '')),
		why: `${die} on the die of twenty, with popularity ${popularity}.`,
		winner: {
			shape: lookOf(joined ? call.seat : 'rome'),
			name: TITLES[joined ? call.seat : 'rome']!,
		},
		gains: gainsOf(happened).filter(
			({ words }) => words !== capital((joined ?? refused)?.text ?? ''),
		),
		concerns: [call.seat],
	};
}

export function result(told: Told): Result | undefined {
	if (told.happened.some((one) => one.event === 'won')) return combatResult(told);
	const call = told.happened.find((one) => one.event === 'loyalty');
	return call ? loyaltyResult(told, call) : undefined;
}
