/* web/src/boards/first-triumvirate/view.ts -- the position as games/first-triumvirate/show.c writes it. */

import type { GameInfo, Position, ShapeName } from '../board';

export interface Player {
	player: string;
	alive: boolean;
	hex?: string;
	at?: number;
	troops: number;
	counters: number;
	conquests: number;
	popularity: number;
	vigil: number;
	start: string;
	zone: string[];
}

export interface Stack {
	hex: string;
	at: number;
	force: string;
	troops: number;
	moved: number;
}

export interface Side {
	force: string;
	roller: string; // who throws its dice
	troops: number;
	leader: boolean;
	dice: number[];
}

export interface View {
	turns: number;
	limit: number;
	turn: string;
	civilWar: boolean;
	acted: boolean;
	stride: number;
	tokens: number;
	winner?: string;
	romans: number;
	players: Player[];
	stacks: Stack[];
	battle?: { hex: string; at: number; attack: Side; defence: Side; odds: number };
	sea: string;
	token: number;
	columns: number;
	rome: string;
	terrain: string; // a letter for each hex: land, Italy, water, an isle that nobody enters
}

export const viewOf = (position: Position) => position.view as unknown as View;

export const ROME = 'rome';
export const VIGIL = 4; /* turns to end in Rome */
export const MOST_CONQUESTS = 4;
export const MOST_TROOPS = 4; /* of a force in a hex */

export const looks: Record<string, ShapeName> = {
	caesar: 'pentagon',
	pompey: 'square',
	crassus: 'shield',
	rome: 'column',
};
export const lookOf = (force: string): ShapeName => looks[force] ?? 'column';
export const TITLES: Record<string, string> = {
	caesar: 'Caesar',
	pompey: 'Pompey',
	crassus: 'Crassus',
	rome: 'Rome',
};

export const hexWords = (game: GameInfo) => game.names.hex!.words;
export function hexTitle(game: GameInfo, word: string): string {
	const { words, titles } = game.names.hex!;
	return titles?.[words.indexOf(word)] ?? word;
}

export const playerOf = (view: View, seat: string) =>
	view.players.find((one) => one.player === seat);
export const stackAt = (view: View, hex: string, force: string) =>
	view.stacks.find((stack) => stack.hex === hex && stack.force === force);
export const unmoved = (stack: Stack | undefined) => (stack ? stack.troops - stack.moved : 0);

export const troopWord = (count: number) => `${count} ${count === 1 ? 'troop' : 'troops'}`;
