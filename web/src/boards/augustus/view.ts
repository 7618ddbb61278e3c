/* web/src/boards/augustus/view.ts -- the table as games/augustus/show.c writes it, and questions about it. */

import type { BoardProps, Offer, Position } from '../board';

export type SymbolName = 'sword' | 'shield' | 'chariot' | 'catapult' | 'standard' | 'dagger';
export type TokenName = SymbolName | 'joker';
export type Colour = 'green' | 'purple' | 'orange' | 'senator';

export const SYMBOLS: SymbolName[] = [
	'sword',
	'shield',
	'chariot',
	'catapult',
	'standard',
	'dagger',
];
export const TOKENS: TokenName[] = [...SYMBOLS, 'joker'];

export const TITLES: Record<TokenName, string> = {
	sword: 'double sword',
	shield: 'shield',
	chariot: 'chariot',
	catapult: 'catapult',
	standard: 'standard',
	dagger: 'dagger',
	joker: 'joker',
};

export type PowerKind =
	| 'none'
	| 'mobilise-symbol'
	| 'mobilise'
	| 'gain'
	| 'take-two'
	| 'rearrange'
	| 'complete'
	| 'lose-legions'
	| 'lose-placed'
	| 'lose-controlled'
	| 'pair'
	| 'score-spaces'
	| 'score-colour'
	| 'score-red';

export interface Power {
	when: 'none' | 'now' | 'against' | 'always' | 'end';
	text: string;
	kind: PowerKind;
	symbol?: SymbolName;
	other?: SymbolName;
	count?: number;
	colour?: Colour;
	most?: number;
}

export interface Card {
	number: number;
	name: string;
	kind: 'senator' | 'province';
	colour: Colour;
	points: number;
	resource: 'none' | 'wheat' | 'gold';
	red: boolean;
	power: Power;
	spaces: { symbol: SymbolName; filled: boolean }[];
}

export interface Objective extends Card {
	complete: boolean;
}

export interface Place {
	number: number;
	symbol: SymbolName;
}

export interface Player {
	seat: string;
	name: string;
	crier: boolean;
	stock: number;
	wheat: number;
	gold: number;
	objectives: Objective[];
	controlled: Card[];
	serves: Record<SymbolName, SymbolName[]>;
	refused: number[];
	score: { total: number; senators: number; lines: { what: string; points: number }[] };
}

export interface Reward {
	word: string;
	title: string;
	kind: 'number' | 'colour' | 'resource';
	points: number;
	holder?: string;
}

export interface Own {
	dealt?: Card[];
	discarded?: Card[];
	kept: number[];
	lift?: Place;
	put?: Place;
	passed: boolean;
}

export interface Resolving {
	seat: string;
	card?: Card;
	left: number;
	hand: number;
	owed: number;
	lifted?: Place;
}

export interface Table {
	first_game: boolean;
	step: string;
	crier: string;
	tokens: number;
	bag: Record<TokenName, number>;
	token?: TokenName;
	jokers: number;
	deck: number;
	supply: number;
	row: Card[];
	rewards: Reward[];
	resolving?: Resolving;
	players: Player[];
	lost: Card[];
	own?: Own;
}

export type View = Table;

export const tableOf = (position: Position) => position.view as unknown as Table;

export const GOAL = 7;
export const WHOLE_BAG = 23;

export const playerAt = (position: Position, seat: string) =>
	tableOf(position).players.find((one) => one.seat === seat);

/* Whose objectives are shown large: the viewer's; a spectator sees whoever is asked, or the first. */
export function heroOf(position: Position): Player {
	const { players } = tableOf(position);
	const of = (seat: string | undefined) => players.find((one) => one.seat === seat);
	return of(position.viewer) ?? of(position.asked[0]) ?? players[0]!;
}

export const isYours = (position: Position, player: Player) => player.seat === position.viewer;

export const rivalsOf = (position: Position) =>
	tableOf(position).players.filter((one) => one.seat !== heroOf(position).seat);

export const countFilled = (card: Card) => card.spaces.filter((space) => space.filled).length;

/* ---- offers ------------------------------------------------------------------------------------ */

const FILLING = ['put', 'mobilise', 'arrange'];
const EMPTYING = ['lift', 'shift', 'drop'];
const WHOLE = ['keep', 'finish', 'clear', 'yield', 'take'];

export const isFor = (offer: Offer, card: Card) => offer.args[0] === String(card.number);

/* What a click on a space means: its legion, if there is one, else the place for one. */
export function offerForSpace(
	{ offers }: BoardProps,
	card: Card,
	symbol: SymbolName,
	isFilled: boolean,
) {
	const verbs = isFilled ? EMPTYING : FILLING;
	return offers.find(
		(offer) => verbs.includes(offer.verb) && isFor(offer, card) && offer.args[1] === symbol,
	);
}

export const offerForCard = ({ offers }: BoardProps, card: Card) =>
	offers.find((offer) => WHOLE.includes(offer.verb) && isFor(offer, card));

const VERBS_OF_STEPS: Record<string, [filling: string, emptying: string]> = {
	mobilise: ['mobilise', 'shift'],
	shift: ['mobilise', 'shift'],
	arrange: ['arrange', 'drop'],
	drop: ['put', 'drop'],
};

/* The action that a click on a space tries, to be told why not. */
export function triedOnSpace(
	step: string,
	card: Card,
	symbol: SymbolName,
	isFilled: boolean,
): string {
	const [filling, emptying] = VERBS_OF_STEPS[step] ?? ['put', 'lift'];
	return `${isFilled ? emptying : filling} ${card.number} ${symbol}`;
}

export const shortName = (card: Card) => {
	const words = card.name.split(' ');
	return card.kind === 'senator' && words.length > 2
		? `${words[0]!.charAt(0)}. ${words.slice(1).join(' ')}`
		: card.name;
};

export const kindOf = (card: Card) =>
	card.colour === 'senator'
		? 'Senator'
		: `${card.colour.charAt(0).toUpperCase()}${card.colour.slice(1)} province`;

export const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
