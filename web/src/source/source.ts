/* web/src/source/source.ts -- where a table's news come from and where its actions go.
 *
 * There are two: LocalSource, where the browser is the referee (bots, hot seat, no network), and
 * ServerSource (a server is the referee).  The rest of the client cannot tell them apart. */

import type { GameInfo, Happening, Offer, Position, Refusal } from '../table/position';

export interface Person {
	seat: string;
	name: string;
	kind: 'you' | 'person' | 'bot' | 'empty';
	level?: string; // of a bot
	online?: boolean;
}

export interface Table {
	id: string;
	game: GameInfo;
	people: Person[];
	spectators: number;
	canChat: boolean;
	canHint: boolean;
	canResign: boolean;
	canOdds: boolean;
	notices: Notice[];
	replay: string; // what follows '#/replay/' once it is over
}

export interface Thought extends Offer {
	share: number; // of 10,000: chance to win after it
	spread: number; // half of a 95% interval round it
}

/* What may come of an action: shares of 10,000, likeliest first, `rest` for all that is not listed. */
export interface Odds {
	exact: boolean;
	rest: number;
	outcomes: { share: number; low: number; high: number; events: Happening[] }[];
}

/* Something that the table wants settled besides the game: an offer to take back, an absent player. */
export interface Notice {
	words: string;
	buttons: { word: string; press(): Promise<void> }[];
}

export interface Said {
	who: string;
	seat?: string;
	text: string;
}

export interface Clock {
	seat: string;
	left: number; // milliseconds, at the time of `at`
	at: number; // performance.now()
	runs: boolean;
}

export type News =
	| { kind: 'table'; table: Table }
	/* One thing happened.  `handTo`: the next to act sits at the same screen and must be left alone. */
	| { kind: 'position'; position: Position; handTo?: string }
	/* Everything so far, the next position's events included: at the start, and after undo. */
	| { kind: 'story'; story: Happening[]; seen?: number }
	| { kind: 'chat'; said: Said }
	| { kind: 'clock'; clocks: Clock[] }
	| { kind: 'link'; up: boolean; kept: number } /* kept: moves that wait to be sent */
	| { kind: 'thinking'; seat: string | null }
	| { kind: 'trouble'; sentence: string };

/* Requests that are refused throw an Error whose message is a sentence. */
export interface TableSource {
	open(listen: (news: News) => void): Promise<void>;
	close(): void;
	act(stamp: number, act: string): Promise<void>;
	whyNot(act: string): Promise<Refusal>;
	hint(): Promise<Thought[]>; // best three, best first
	odds(act: string): Promise<Odds>;
	undo(): Promise<void>; // an open action, or a secret commitment that nobody has noticed
	resign(): Promise<void>;
	say(text: string): Promise<void>;
	takeOver(seat: string): Promise<void>; // hot seat: the next player has the screen now
	record(): Promise<string>;
}
