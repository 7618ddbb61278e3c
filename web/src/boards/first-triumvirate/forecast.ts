/* web/src/boards/first-triumvirate/forecast.ts -- the chances of a combat, and what crossing into Italy begins. */

import type { Chances, Considered, Forecast, Risk } from '../../table/forecast';
import { nameFor, type Row, type Side } from '../../table/result';
import { hexTitle, hexWords, lookOf, playerOf, stackAt, TITLES, type View, viewOf } from './view';

const GAMES = 4000;

/* The same dice every time, so that a number does not tremble. */
function dice(seed: number): (sides: number) => number {
	let state = seed;
	return (sides) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return 1 + Math.floor((state / 2 ** 32) * sides);
	};
}

interface Host {
	troops: number;
	isLed: boolean;
}

const throwAll = ({ isLed }: Host, troops: number, roll: (sides: number) => number) =>
	[...Array.from({ length: troops }, () => roll(6)), ...(isLed ? [roll(8)] : [])].sort(
		(a, b) => b - a,
	);

/* One combat to its end: highest against highest, ties to the defender. */
function isWon(attack: Host, defence: Host, roll: (sides: number) => number): boolean {
	let [mine, theirs] = [attack.troops, defence.troops];
	while (mine > 0 && theirs > 0) {
		const [left, right] = [throwAll(attack, mine, roll), throwAll(defence, theirs, roll)];
		for (let i = 0; i < Math.min(left.length, right.length); i++)
			left[i]! > right[i]! ? theirs-- : mine--;
	}
	return mine > 0;
}

export function chancesOf(attack: Host, defence: Host): Chances {
	const roll = dice(7);
	let won = 0;
	for (let i = 0; i < GAMES; i++) won += Number(isWon(attack, defence, roll));
	return { win: won / GAMES, lose: 1 - won / GAMES };
}

const isLedBy = (view: View, force: string, hex: string) => playerOf(view, force)?.hex === hex;

function rubicon(considered: Considered, view: View, hex: string): Risk[] {
	const isItaly = view.terrain[hexWords(considered.game).indexOf(hex)] === 'i';
	return isItaly && !view.civilWar
		? [
				{
					icon: 'target',
					words: 'Troops in Italy begin the civil war: it never ends again',
					number: '',
				},
			]
		: [];
}

function fightAt(
	considered: Considered,
	view: View,
	hex: string,
	troops: number,
): Omit<Forecast, 'caps' | 'title' | 'risks' | 'verb'> | undefined {
	const me = considered.position.viewer;
	const enemy = view.stacks.find((stack) => stack.hex === hex && stack.force !== me);
	if (!enemy || !troops) return undefined;
	const [attack, defence] = [
		{ troops, isLed: isLedBy(view, me, hex) },
		{ troops: enemy.troops, isLed: isLedBy(view, enemy.force, hex) },
	];
	const side = (force: string, role: string, sum: number): Side => ({
		shape: lookOf(force),
		name: nameFor(TITLES[force]!, force, me),
		role,
		where: '',
		sum,
		isWinner: true,
	});
	const leader = (host: Host) => (host.isLed ? { value: 1, label: 'd8' } : undefined);
	const rows: Row[] = [
		{ source: 'troops', left: { value: attack.troops }, right: { value: defence.troops } },
		...(attack.isLed || defence.isLed
			? [{ source: 'leader', left: leader(attack), right: leader(defence) }]
			: []),
	];
	return {
		unit: 'dice',
		place: hex,
		rows,
		chances: chancesOf(attack, defence),
		sides: [
			side(me, 'Attacker', attack.troops + Number(attack.isLed)),
			side(enemy.force, 'Defender', defence.troops + Number(defence.isLed)),
		],
	};
}

const LAST: Risk = {
	icon: 'undo',
	words: 'A combat goes on until one side has nobody left',
	number: '',
};

export function forecast(considered: Considered): Forecast | undefined {
	const { offer, position, game } = considered;
	const view = viewOf(position);
	const isMarch = offer.verb === 'march';
	if (!isMarch && offer.verb !== 'fight') return undefined;
	const hex = String(offer.args[isMarch ? 1 : 0]);
	const there = stackAt(view, hex, position.viewer)?.troops ?? 0;
	const fight = fightAt(considered, view, hex, isMarch ? there + Number(offer.args[2]) : there);
	const war = isMarch ? rubicon(considered, view, hex) : [];
	if (!fight && !war.length) return undefined;
	return {
		rows: [],
		unit: '',
		place: hex,
		...fight,
		caps: fight ? 'Before you fight' : 'The die would be cast',
		title: `${isMarch ? `${offer.args[2]} into ` : 'At '}${hexTitle(game, hex)}`,
		verb: isMarch ? 'March' : 'Fight',
		risks: [...war, ...(fight ? [LAST] : [])],
	};
}
