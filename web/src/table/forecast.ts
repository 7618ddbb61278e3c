/* web/src/table/forecast.ts -- what may come of an action that cannot be taken back: shown first, then one more tap. */

import type { IconName } from '../parts/icon';
import type { GameInfo, Offer, Position } from './position';
import type { Row, Side } from './result';

/* What a board is given: `goal` is where a longer way leads that begins with the offer. */
export interface Considered {
	offer: Offer;
	goal?: string;
	game: GameInfo;
	position: Position;
}

/* Shares of one; slaughters are part of winning and losing. */
export interface Chances {
	win: number;
	lose: number;
	slaughter?: number;
	slaughtered?: number;
	again?: number; // undecided: another round
}

export interface Risk {
	icon: IconName;
	words: string;
	number: string;
}

export interface Forecast {
	caps: string; // "Before you march"
	title: string; // "Galba into Mediolanum"
	unit: string;
	sides?: [Side, Side];
	rows: Row[];
	chances?: Chances;
	risks: Risk[];
	verb: string; // on the button: "March"
	place?: string; // where it would happen
}

export const percent = (share: number) =>
	share > 0 && share < 0.01
		? '<1%'
		: share > 0.99 && share < 1
			? '>99%'
			: `${Math.round(share * 100)}%`;

/* How likely each number of hits is with so many dice. */
function hitsOf(dice: number, share: number): number[] {
	let chances = [1];
	for (let i = 0; i < dice; i++) {
		chances = [...chances, 0].map(
			(one, hits) => one * (1 - share) + (hits ? chances[hits - 1]! * share : 0),
		);
	}
	return chances;
}

/* Both sides roll; more hits win, `by` more are a slaughter. */
export function duel(attack: number, defence: number, share: number, by: number): Chances {
	const [mine, theirs] = [hitsOf(attack, share), hitsOf(defence, share)];
	const found = { win: 0, lose: 0, slaughter: 0, slaughtered: 0, again: 0 };
	mine.forEach((a, i) =>
		theirs.forEach((b, j) => {
			const lead = i - j;
			if (lead > 0) found.win += a * b;
			else if (lead < 0) found.lose += a * b;
			else found.again += a * b;
			if (lead >= by) found.slaughter += a * b;
			if (lead <= -by) found.slaughtered += a * b;
		}),
	);
	return found;
}

const PAIR = 36;

/* The chance of two dice to show this sum at least. */
export function twoDiceReach(sum: number): number {
	let ways = 0;
	for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) ways += Number(a + b >= sum);
	return ways / PAIR;
}
