/* web/src/boards/three-caesars/view.ts -- the war as games/three-caesars/show.c writes it, and questions about it. */

import type { BoardProps, Offer, Position, ShapeName } from '../board';

export type SideWord = 'galba' | 'otho' | 'vitellius';

export interface Troops {
	regulars: number;
	veterans: number;
	catapults: number;
	equipment: number;
}

export interface Town extends Troops {
	name: string;
	province: string;
	home: string;
	holder: string;
	leaders: string[];
	lon10: number; // degrees, times ten
	lat10: number;
}

export interface Leader {
	name: string;
	side: string;
	strategy: number;
	battle: number;
	organization: number;
	at?: string;
	returns: boolean;
	mutinous: boolean;
}

export interface Side {
	name: string;
	alive: boolean;
	price: number;
	points: number;
	courage: number;
	cohorts: number;
	initiative: boolean;
	passed: boolean;
	heldTwice: boolean;
	wonBattle: boolean;
	extremeUsed: boolean;
	kept: number;
	seenBy: string[];
	reachedGoal: boolean;
	politics: Record<string, number>;
	cards: number;
	hand?: Record<string, number>;
}

export interface March extends Troops {
	lead: string;
	leaders: string[];
	at: string;
	from: string;
	points: number;
	organization: number;
	sieges: number;
	ways?: Record<string, { cost: number; before: string }>;
}

export type Source =
	| 'cohorts'
	| 'leaders'
	| 'defender'
	| 'interception'
	| 'supply'
	| 'avoidance'
	| 'card'
	| 'enemyCard'
	| 'conscripts'
	| 'omens'
	| 'catapults'
	| 'least';

export interface Host extends Troops {
	side: string;
	conscripts: number;
	wounded: number;
	size: number;
	card?: string;
	cutOff: boolean;
	rolled: boolean; // this round; else dice are those that would be
	dice: number;
	left: number;
	sources: Partial<Record<Source, number>>;
	kills: number;
	wounds: number;
	hits: number;
}

export interface Battle {
	at: string;
	round: number;
	intercepted: boolean;
	field: boolean;
	attacker: Host;
	defender: Host;
}

export interface War {
	scenario: string;
	turn: number;
	lastTurn: number;
	order: string[];
	snow: boolean;
	flood: boolean;
	initiativeUsed: boolean;
	bribed: string[];
	rufusMoves: boolean;
	rufusGoesSouth: boolean;
	roads: { a: string; b: string; pass: boolean }[];
	removed: string[];
	truces: string[][];
	rome: {
		owner: string;
		lastOwner: string;
		besieger: string;
		walls: number;
		guard: string;
		siegeBarred: boolean;
	};
	sides: Record<string, Side>;
	uses?: Record<string, string[]>;
	spaces: Record<string, Town>;
	leaders: Record<string, Leader>;
	march?: March;
	battle?: Battle;
	card?: string;
	roll?: { for: string; by: string; dice: number; sum: number };
	deck: number;
	discard: Record<string, number>;
	winner?: string;
}

export type View = War;

export const warOf = (position: Position) => position.view as unknown as War;

export const LOOKS: Record<string, ShapeName> = {
	galba: 'circle',
	otho: 'diamond',
	vitellius: 'shield',
};
export const lookOf = (side: string): ShapeName => LOOKS[side] ?? 'column';

const INITIALS: Record<string, string> = {
	galba: 'Ga',
	vindex: 'Vi',
	rufus: 'Ru',
	otho: 'Ot',
	vitellius: 'Vt',
	sabinus: 'Sa',
	galbas_praetor: 'Pr',
	othos_praetor: 'Pr',
	vitellius_praetor: 'Pr',
};
export const initials = (leader: string) => INITIALS[leader] ?? '?';

export const cohortsOf = ({ regulars, veterans }: Troops) => regulars + veterans;
export const stepOf = (position: Position) => position.asks[0]?.step;
export const titleOf = (position: Position, side: string) =>
	warOf(position).sides[side]?.name ?? 'Rome';

/* Sides that have not paid cannot move their leaders. */
export const isLocked = (war: War, leader: Leader) =>
	(war.sides[leader.side]?.price ?? 0) > 0 || leader.mutinous;

export const PRICES: Record<string, number> = { galba: 5, otho: 35, vitellius: 60 };

/* What a side's activation costs in all, with its bid. */
export function wholePrice({ options }: Position, side: string): number {
	const bids = String(options.bid ?? '0,0,0')
		.split(',')
		.map(Number);
	return PRICES[side]! + (bids[Object.keys(PRICES).indexOf(side)] ?? 0);
}

/* ---- offers -------------------------------------------------------------------------------------------- */

const offersWith = (offers: Offer[], word: string, verbs: string[]) =>
	offers.filter((offer) => verbs.includes(offer.verb) && offer.args.includes(word));

const TOWN_VERBS = ['step', 'build', 'place', 'avoid', 'retreat', 'yield', 'desert'];
const LEADER_VERBS = ['activate', 'unite', 'join', 'intercept', 'against'];

export const offersForTown = ({ offers }: BoardProps, town: string) =>
	offersWith(offers, town, TOWN_VERBS);
export const offersForLeader = ({ offers }: BoardProps, leader: string) =>
	offersWith(offers, leader, LEADER_VERBS);

const TRIED_IN: Record<string, string> = {
	use: 'build',
	place: 'place',
	return: 'place',
	avoid: 'avoid',
	retreat: 'retreat',
};

/* What a click on a town tries, to be told why not. */
export const triedOnTown = (position: Position, town: string) =>
	`${TRIED_IN[stepOf(position) ?? ''] ?? 'step'} ${town}`;

const LEADER_TRIED_IN: Record<string, string> = {
	march: 'join',
	intercept: 'intercept',
	victim: 'against',
};
export const triedOnLeader = (position: Position, leader: string) =>
	`${LEADER_TRIED_IN[stepOf(position) ?? ''] ?? 'activate'} ${leader}`;

/* The towns of the cheapest way, without where it begins. */
export function wayTo(march: March, town: string): string[] {
	const way: string[] = [];
	for (let at = town; at !== march.at; at = march.ways![at]!.before) way.unshift(at);
	return way;
}

export const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
