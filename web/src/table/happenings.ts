/* web/src/table/happenings.ts -- what a log line is about: pieces and dice. */

import type { DieShown, GameBoard, Looks, Piece } from '../boards/board';
import { shapeOf } from '../parts/shapes';
import type { GameInfo, Happening, Position } from './position';

const MOST_SIDES = 20;
const USUAL_SIDES = 6;

export function diceOf(happening: Happening, board: GameBoard): DieShown[] {
	if (board.dice) return board.dice(happening);
	const value = happening.args[0];
	const isDie = /roll|dice|die\b/.test(happening.event) && typeof value === 'number';
	return isDie && value >= 1 && value <= MOST_SIDES ? [{ sides: USUAL_SIDES, value }] : [];
}

/* The type whose names hold this word: the first, if several do. */
function typeOf(word: string, game: GameInfo): string | undefined {
	return Object.keys(game.names).find((type) => game.names[type]!.words.includes(word));
}

export function piecesOf(happening: Happening, game: GameInfo, board: GameBoard): Piece[] {
	if (board.pieces) return board.pieces(happening, game);
	const words = [happening.seat, ...happening.args].filter(
		(arg): arg is string => typeof arg === 'string',
	);
	return words.flatMap((word) => {
		const type = typeOf(word, game);
		return type ? [{ type, word }] : [];
	});
}

/* A game has one board, and its seats keep their looks: whoever draws keeps them, too. */
export function looksOf(game: GameInfo, board: GameBoard): Looks {
	const seats = Object.values(game.names)[0]?.words ?? [];
	const looks: Looks = { chance: 'column', nobody: 'column' };
	seats.forEach((seat, i) => {
		looks[seat] = board.looks?.[seat] ?? shapeOf(seat, i);
	});
	return looks;
}

export function seatTitle(game: GameInfo, word: string): string {
	const seats = Object.values(game.names)[0];
	const i = seats?.words.indexOf(word) ?? -1;
	return i < 0 ? word : (seats?.titles?.[i] ?? word);
}

/* An argument as people read it: its title, or its word. */
export function argTitle(game: GameInfo, type: string, arg: string | number | null): string {
	if (arg === null) return 'something';
	const names = type === 'seat' ? Object.values(game.names)[0] : game.names[type];
	const i = names?.words.indexOf(String(arg)) ?? -1;
	return names?.titles?.[i] ?? humanise(String(arg));
}

/* "last_turn", "lastTurn" and "last-turn" are "last turn". */
export const humanise = (word: string) =>
	word
		.replace(/[-_]/g, ' ')
		.replace(
			/([a-z])([A-Z])/g,
			(_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
		);

/* "Roman Conquest: The First Triumvirate" is The First Triumvirate. */
export const shortTitle = (title: string) => title.split(': ').at(-1)!;

export const winnersOf = (position: Position) => position.seats.filter((one) => one.place === 1);

export function resultOf(position: Position): string {
	const winners = winnersOf(position).map((one) => one.title);
	return winners.length ? `${winners.join(' and ')} won` : 'Nobody won';
}

const FATE = 'The dice and the bag decide';

/* What is awaited, in a sentence; people are called by their names. */
export function waitText(
	{ waits, seats }: Position,
	nameOf: (seat: string) => string | undefined = () => undefined,
): string | undefined {
	const wait = waits.find((one) => one.seat !== 'chance') ?? waits[0];
	if (!wait || wait.seat === 'chance') return wait && FATE;
	const title = seats.find((one) => one.seat === wait.seat)?.title ?? '';
	const name = nameOf(wait.seat);
	return name && wait.wait.startsWith(title) ? name + wait.wait.slice(title.length) : wait.wait;
}
