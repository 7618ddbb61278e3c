/* web/src/table/result.ts -- what a fight or a roll came to: who won, by what, what is lost, what it brings.
 *
 * A board finds it in what has happened; the table shows it until somebody goes on. */

import type { ShapeName } from '../parts/shapes';
import type { GameInfo, Happening, Position } from './position';

/* What a board is given to find a result in. */
export interface Told {
	game: GameInfo;
	position: Position; // after it
	before: Position | null;
	happened: Happening[]; // what is new
	log: Happening[]; // everything so far, what is new included
}

export interface Side {
	shape: ShapeName;
	name: string;
	role: string; // "Attacker"
	where: string; // "Army II, from Numidia"
	sum: number;
	isWinner: boolean;
}

/* A number on one side of the ledger, drawn as so many squares. */
export interface Cell {
	value: number;
	label?: string; // "Praetorian"
}

export interface Row {
	source: string;
	left?: Cell; // none: nothing counts there
	right?: Cell;
}

export interface Loss {
	shape: ShapeName;
	name: string;
	pieces: { word: string; isGone: boolean }[];
	words: string; // "2 of 20 cohorts"
}

export interface Gain {
	shape: ShapeName;
	sign?: string; // "+1"
	words: string;
	note?: string;
}

export interface Land {
	place: string;
	from: ShapeName;
	to: ShapeName;
}

export interface Result {
	kind: 'fight' | 'roll';
	caps: string; // "Battle of Mauretania, round 2"
	title: string; // "Mark Antony wins, 6 to 3"
	why: string;
	winner: { shape: ShapeName; name: string } | null;
	unit: string; // what the sums are: "strength"
	sides?: [Side, Side];
	rows: Row[];
	lost: Loss[];
	gains: Gain[];
	land?: Land;
	concerns: string[]; // seats: they are waited for
}

/* A fight waits for whoever looks on; a roll waits for those it concerns, and for who watches everybody. */
export function isHeldFor({ kind, concerns }: Result, viewer: string): boolean {
	return kind === 'fight' || concerns.includes(viewer) || viewer === 'nobody' || viewer === 'above';
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* "Octavian, you" */
export const nameFor = (name: string, seat: string, viewer: string) =>
	seat === viewer ? `${name}, you` : name;

const NUMBERS = [
	'none',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
];
export const numberWord = (n: number) => NUMBERS[n] ?? String(n);

/* So many that are gone, then those that are left. */
export const pieces = (word: string, gone: number, left: number) =>
	[
		...Array<boolean>(Math.max(0, gone)).fill(true),
		...Array<boolean>(Math.max(0, left)).fill(false),
	].map((isGone) => ({ word, isGone }));
