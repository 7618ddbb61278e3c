/* web/src/boards/caesar-augustus/view.ts -- the position as games/caesar-augustus/show.c writes it. */

import type { Looks, Position, ShapeName } from '../board';

export type Soldiers = Record<string, number>; /* how many of each kind */

export interface Army {
	at: string;
	soldiers: number;
	known: Soldiers; // to everybody
	hand?: Soldiers; // to the viewer alone
}

export interface Territory {
	name: string;
	popularity?: string;
	armies: { of: string; army: string; soldiers: number }[];
	generals: string[];
}

export interface Seat {
	name: string;
	points: number;
	won: number;
	territories: number;
	senators: number;
	general?: string;
	order?: string;
	revealed: boolean;
	committed?: string;
	armies: Record<string, Army>;
}

export interface Side {
	side: string;
	army: string;
	line: Soldiers;
	strength: number;
	rallied: boolean;
}

export interface Battle {
	at: string;
	from: string;
	round: number;
	escorted: boolean;
	attacker: Side;
	defender: Side;
}

export interface View {
	turn: number;
	turns: number;
	leader: string;
	active: string;
	step: string;
	territories: Record<string, Territory>;
	seats: Record<string, Seat>;
	senate: { pool: number; majority: number; controller?: string; armies: Record<string, Army> };
	deck: number;
	dead: Soldiers;
	marched: string[];
	returned: { by: string; soldier?: string }[]; // whose it is, and to whom it is known which
	must_march?: string;
	battle?: Battle;
}

export const viewOf = (position: Position) => position.view as unknown as View;

export const SENATE = 'senate';

export const looks: Record<string, ShapeName> = {
	octavian: 'circle',
	antony: 'square',
	lepidus: 'triangle',
	brutus: 'diamond',
	cassius: 'hexagon',
	senate: 'shield',
};

/* The Senate is no seat, but looks like one. */
export const lookOf = (seats: Looks, holder: string): ShapeName =>
	seats[holder] ?? looks[holder] ?? 'column';

export const NUMBERS = ['i', 'ii', 'iii', 'iv'];
export const KINDS = ['levy', 'auxiliary', 'legion', 'cavalry', 'praetorian'];
export const KIND_TITLES: Record<string, string> = {
	levy: 'Levy',
	auxiliary: 'Auxiliary',
	legion: 'Legion',
	cavalry: 'Cavalry',
	praetorian: 'Praetorian',
};
export const ORDER_TITLES: Record<string, string> = {
	move: 'Move',
	bribe: 'Bribe',
	draft: 'Draft',
	army: 'Army',
};

export const strengthOf = (kind: string) => KINDS.indexOf(kind) + 1;
export const strengthIn = (soldiers: Soldiers) =>
	Object.entries(soldiers).reduce((sum, [kind, count]) => sum + count * strengthOf(kind), 0);
export const countIn = (soldiers: Soldiers) =>
	Object.values(soldiers).reduce((sum, count) => sum + count, 0);

/* { legion: 2 } as [legion, legion], the strongest first. */
export const listOf = (soldiers: Soldiers) =>
	[...KINDS].reverse().flatMap((kind) => Array<string>(soldiers[kind] ?? 0).fill(kind));

export const armyTitle = (army: string) =>
	army === SENATE ? 'the Senate’s army' : `army ${army.toUpperCase()}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const isSeat = (view: View, word: string) => word in view.seats;

/* Armies that a seat commands: its own, and the Senate's if it controls it. */
export function armiesOf(view: View, seat: string): [string, Army][] {
	const own = Object.entries(view.seats[seat]?.armies ?? {});
	const red = view.senate.controller === seat ? Object.entries(view.senate.armies) : [];
	return [...own, ...red];
}

/* Hands that the viewer may see: from above, everybody's. */
export function handOf(position: Position, owner: string, army: string): Soldiers | undefined {
	const views = (position.views ?? [position.view]) as unknown as View[];
	return views
		.map((view) => (owner === SENATE ? view.senate : view.seats[owner])?.armies[army]?.hand)
		.find((hand) => hand !== undefined);
}

export const holderName = (view: View, holder: string) => view.seats[holder]?.name ?? 'The Senate';
export const placeName = (view: View, word: string) => view.territories[word]?.name ?? word;
