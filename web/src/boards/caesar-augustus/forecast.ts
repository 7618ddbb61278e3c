/* web/src/boards/caesar-augustus/forecast.ts -- what a march into an army means: what is known of both sides. */

import type { Considered, Forecast, Risk } from '../../table/forecast';
import { capital, nameFor, type Row, type Side } from '../../table/result';
import {
	type Army,
	armyTitle,
	countIn,
	handOf,
	holderName,
	KINDS,
	lookOf,
	looks,
	placeName,
	SENATE,
	strengthIn,
	viewOf,
} from './view';

const WEAKEST = 1;
const STRONGEST = KINDS.length;

/* "4 to 12": what soldiers whom nobody has seen may be worth. */
function rangeOf({ soldiers, known }: Army): string {
	const unseen = soldiers - countIn(known);
	const seen = strengthIn(known);
	return unseen ? `${seen + unseen * WEAKEST} to ${seen + unseen * STRONGEST}` : String(seen);
}

function risksOf(considered: Considered, defender: string, army: Army, goal: string): Risk[] {
	const view = viewOf(considered.position);
	const isLed = view.territories[goal]!.generals.includes(defender);
	return [
		{
			icon: 'eye',
			words: `${holderName(view, defender)}’s soldiers may be worth`,
			number: rangeOf(army),
		},
		...(isLed
			? [{ icon: 'senator' as const, words: 'The general there can rally one soldier', number: '' }]
			: []),
		...(considered.offer.verb === 'escort'
			? [
					{
						icon: 'senator' as const,
						words: 'Your general goes along: he is captured if the army is destroyed',
						number: '',
					},
				]
			: []),
		{
			icon: 'undo',
			words: 'Beaten, the army goes back; without soldiers it is no more',
			number: '',
		},
	];
}

export function forecast(considered: Considered): Forecast | undefined {
	const { offer, position } = considered;
	if (offer.verb !== 'march' && offer.verb !== 'escort') return undefined;
	const view = viewOf(position);
	const [army, goal] = offer.args.map(String) as [string, string];
	const owner = army === SENATE ? SENATE : position.viewer;
	const isOwn = (of: string) =>
		of === position.viewer || (of === SENATE && view.senate.controller === position.viewer);
	const there = view.territories[goal]?.armies.find(({ of }) => !isOwn(of));
	const facts =
		there && (there.of === SENATE ? view.senate : view.seats[there.of])?.armies[there.army];
	if (!there || !facts) return undefined;
	const hand = handOf(position, owner, army) ?? {};
	const side = (holder: string, role: string, sum: number): Side => ({
		shape: lookOf(looks, holder),
		name: nameFor(holderName(view, holder), holder, position.viewer),
		role,
		where: '',
		sum,
		isWinner: true,
	});
	const rows: Row[] = [
		{
			source: 'strength known',
			left: { value: strengthIn(hand) },
			right: countIn(facts.known) ? { value: strengthIn(facts.known) } : undefined,
		},
	];
	return {
		caps: 'Before you attack',
		title: `${capital(armyTitle(army))} into ${placeName(view, goal)}`,
		unit: 'soldiers',
		verb: 'Attack',
		place: goal,
		sides: [side(owner, 'Attacker', countIn(hand)), side(there.of, 'Defender', there.soldiers)],
		rows,
		risks: risksOf(considered, there.of, facts, goal),
	};
}
