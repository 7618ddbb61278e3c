/* web/src/table/position.ts -- positions and games as the engine writes them (docs/records.md). */

/* Everything a seat can do, or that chance may bring: `act` is its notation, to be sent back. */
export interface Offer {
	act: string;
	label: string;
	verb: string;
	args: (string | number | null)[];
}

export interface Happening {
	event: string;
	seat: string;
	args: (string | number | null)[];
	text: string;
}

export interface SeatStanding {
	seat: string;
	title: string;
	points: number;
	place: number;
	resigned: boolean;
}

export interface Ask {
	seat: string;
	step: string;
	phase: string;
	ask: string;
	hint: string;
	legal: Offer[];
}

export interface Wait {
	seat: string;
	phase: string;
	wait: string;
}

/* A game's own account of the position: its show.c describes it. */
export type View = Record<string, unknown>;

export interface AimProgress {
	seat: string;
	way: string;
	have: number;
	need: number; // 0: nothing is needed, these are points
	words: string; // "turns running in Rome"
}

export interface Position {
	game: string;
	title: string;
	rules: number;
	options: Record<string, string | number>;
	viewer: string; // a seat, "nobody" or "above"
	stamp?: number;
	undo?: boolean;
	ply?: number;
	version?: number;
	known?: string; // the view byte by byte, from a server: source/foresight.ts
	print?: string;
	seats: SeatStanding[];
	aim?: { sentence: string; progress: AimProgress[] }; // what wins, and how far each seat is
	over: boolean;
	asked: string[];
	asks: Ask[];
	waits: Wait[];
	events: Happening[];
	chance?: (Offer & { weight: number })[]; // what may come, from above
	view: View;
	views?: View[];
}

export interface Refusal {
	act?: string;
	allowed: boolean;
	clause: string;
	refusal: string;
	rule?: string;
	source?: string;
}

export interface OptionInfo {
	name: string;
	sentence: string;
	usual: string;
	words?: string[];
	numbers?: number;
	min?: number;
	max?: number;
}

export interface VerbInfo {
	verb: string;
	label: string;
	chance: boolean;
	args: string[]; // types: "seat", "number" or a key of GameInfo.names
}

export interface Names {
	words: string[];
	titles?: (string | null)[];
}

export interface GameInfo {
	game: string;
	title: string;
	blurb: string;
	rules: number;
	min_seats: number;
	max_seats: number;
	usual_seats: number;
	open: boolean;
	options: OptionInfo[];
	verbs: VerbInfo[];
	names: Record<string, Names>; // the seats' type comes first
}
