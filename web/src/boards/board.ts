/* web/src/boards/board.ts -- what a game may draw itself, and what it is given to do so.
 *
 * A game has a folder here, named by its id, whose index.tsx exports a GameBoard as `board`.  It is
 * loaded with the game and needs no registration.  Everything in it is optional: what a game does
 * not draw, the generic table does.
 *
 *   export const board: GameBoard = { Board, frame: { width: 1060, height: 764 }, ... };
 *
 * A board never decides what is legal.  It is given offers, lets what they name glow, and calls
 *
 *   pick(offer)              to play the one thing that a click means
 *   choose(offers, at)       when a click may mean several: a small menu opens there
 *   whyNot(notation, at)     when a click means something that is not offered ("march i spain");
 *                            the answer, with its clause, appears beside `at`
 *
 * When a click only picks something up (an army, before the place where it marches), setPicked keeps
 * what was picked until the position changes; every part of the board is given it as `picked`.
 *
 * Colours come from tokens.css alone, so that light and dark need no thought; seats are drawn with
 * SeatMark or in var(--seat-circle) and var(--on-seat-circle), as looks says.  What can be clicked
 * carries the class "target", a role, a label and answers keys (press() of parts/press.ts does all of
 * that); targets that can be acted on carry "glows" too. */

import type { ComponentType } from 'preact';
import type { IconName } from '../parts/icon';
import type { ShapeName } from '../parts/shapes';
import type { Considered, Forecast } from '../table/forecast';
import type { GameInfo, Happening, Offer, Position } from '../table/position';
import type { Result, Told } from '../table/result';

export type { ShapeName } from '../parts/shapes';
export type { GameInfo, Happening, Offer, Position } from '../table/position';

/* A thing on the board by its name: { type: 'territory', word: 'spain' }, as in GameInfo.names. */
export interface Piece {
	type: string;
	word: string;
}

/* What the player has in hand, in the board's own words: { army: 'ii' }. */
export type Picked = Record<string, string | number | boolean>;

/* How each seat looks, by its word; "chance" and "nobody" are columns. */
export type Looks = Record<string, ShapeName>;

export interface BoardProps {
	game: GameInfo;
	position: Position;
	offers: Offer[]; // empty while others act, while something moves, and in replays
	pick(offer: Offer, goal?: string): void; // `goal`: where a way leads that begins with it
	choose(offers: Offer[], at: DOMRect): void;
	whyNot(notation: string, at: DOMRect): void;
	picked: Picked;
	setPicked(picked: Picked): void;
	highlight: Piece[]; // to be outlined: the log or a hint is talking about these
	suggested?: string; // notation that a guide points at: it glows stronger
	log: Happening[]; // all that happened, oldest first
	size: 'phone' | 'desktop';
	looks: Looks;
}

/* One block of the side panel ("Your armies", "Senate"); on a phone, one tab of the sheet. */
export interface PanelInfo {
	id: string;
	title: string | ((position: Position) => string);
	note?: (position: Position) => string; // small words at the right of the title
	icon: IconName; // its tab's
	tab?: string; // its tab's word, when the title is long
	only?: 'phone' | 'desktop'; // usual: both
	isShown?(position: Position, log: Happening[]): boolean; // usual: always
	Component: ComponentType<BoardProps>;
}

/* A die that an event is about. */
export interface DieShown {
	sides: number;
	value: number;
}

/* One step of a guided first turn: shown while `when` holds, done as soon as it does not. */
export interface GuideStep {
	when(position: Position): boolean;
	highlight?(position: Position): Piece[];
	words: string | ((position: Position) => string);
	act?(position: Position): string | undefined; // notation that is suggested, and glows stronger
}

export interface Guide {
	options: string; // the table it begins with: "seats=3 scenario=road"
	seat: string; // who is you
	seed: string; // decimal: dice and cards are the same each time
	steps: GuideStep[];
}

export interface GameBoard {
	/* The board.  With a frame it is drawn at that size in CSS pixels and can be zoomed and panned;
	 * without one it is an ordinary block that scrolls. */
	Board?: ComponentType<BoardProps>;
	frame?: { width: number; height: number };
	Ground?: ComponentType<Pick<BoardProps, 'game' | 'position'>>; // under a board with a frame: what never changes, drawn once
	fit?: 'cover' | 'contain' | 'width'; // on a desktop; usual: cover
	focus?(props: BoardProps): { x: number; y: number }; // what a phone looks at, in the frame
	tab?: {
		word: string;
		icon: IconName;
	}; // on a phone the board is one of the tabs, not above a sheet
	Minimap?: ComponentType<{ position: Position }>; // 96 x 66, of the whole frame
	Legend?: ComponentType<BoardProps>; // small pills in the lower left corner

	panels?: PanelInfo[]; // what is yours, then common state; the log follows by itself
	Hand?: ComponentType<BoardProps>; // a strip under the board
	seats?: 'above' | 'panel'; // where seats are shown on a desktop; usual: above the board
	promptWords?(props: BoardProps): { ask: string; hint?: string } | undefined; // instead of the engine's
	PromptExtra?: ComponentType<BoardProps>; // beside the prompt: a die, a token
	PromptMore?: ComponentType<BoardProps>; // under its words: choices that need more than a button
	PromptButtons?: ComponentType<BoardProps>; // before its buttons
	SeatExtra?: ComponentType<BoardProps & { seat: string }>; // at the right of a seat's name
	seatLine?(position: Position, seat: string): string; // under a seat's name: "11 troops, navy"
	points?: string; // the word behind the points in the seat row; usual: "points"; "": none shown
	subtitle?(position: Position): string; // in the bar: "Turn 6 of 10, actions"

	forecast?(considered: Considered): Forecast | undefined; // of what cannot be taken back: shown first, then one more tap
	result?(told: Told): Result | undefined; // how a fight or a roll ended: shown until somebody goes on
	Scene?: ComponentType<BoardProps>; // over everything while hasScene: a battle
	hasScene?(position: Position, picked: Picked): boolean;

	looks?: Record<string, ShapeName>; // by seat word; usual: the shapes in order
	pieces?(happening: Happening, game: GameInfo): Piece[]; // what a log line means; usual: its arguments
	dice?(happening: Happening): DieShown[]; // dice that tumble; usual: a number of a "roll" event
	about?(offer: Offer, position: Position): string | undefined; // more about what an action names, for who looks first
	pause?(happened: Happening[]): number | undefined; // milliseconds to look at it; usual: enough to see it move

	/* Verbs that the board offers by clicking things; the others appear as buttons in the prompt. */
	onBoard?: string[];
	guide?: Guide;
}
