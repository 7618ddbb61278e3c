/* web/src/boards/exemplum/view.ts -- the road as games/exemplum/show.c writes it. */

import type { Position } from '../board';

export interface Courier {
	name: string;
	mile: number;
	coins: number;
	cards: number;
	reach: number;
	hand?: Record<string, number>;
	ride?: string;
}

export interface View {
	round: number;
	rounds: number;
	leader: string;
	start: number;
	deck: number;
	discard: Record<string, number>;
	buried: { by: string; card?: string }[];
	letter?: string;
	couriers: Courier[];
}

export const viewOf = (position: Position) => position.view as unknown as View;
