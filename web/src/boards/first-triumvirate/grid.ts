/* web/src/boards/first-triumvirate/grid.ts -- flat-top hexes: where they are and what they touch.
 *
 * Rows of 14 are half a hex high; even ones stand one column further east. */

import { map } from './map';

const ROW = 14;
const ROWS = 28;
const COLUMNS = 2 * ROW;
export const ACROSS = map.across;
const CORNER = ACROSS / Math.sqrt(3);
const STEP = (ACROSS * Math.sqrt(3)) / 2;
const INSET = 0.955; /* gaps between hexes */

export const COUNT = ROW * ROWS;
export const IDS = Array.from({ length: COUNT }, (_, id) => id);

const rowOf = (id: number) => Math.floor(id / ROW);
const columnOf = (id: number) => 2 * (id % ROW) + (rowOf(id) % 2 ? 0 : 1);

export function centreOf(id: number): [number, number] {
	const [x = 0, y = 0] = map.origin;
	return [x + STEP * columnOf(id), y + (ACROSS / 2) * rowOf(id)];
}

function idAt(column: number, row: number): number | undefined {
	const isInside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
	return isInside ? row * ROW + (column >> 1) : undefined;
}

/* From the north-east clockwise, as the edges of OUTLINE. */
const AROUND: [number, number][] = [
	[1, 1],
	[0, 2],
	[-1, 1],
	[-1, -1],
	[0, -2],
	[1, -1],
];

export const neighbour = (id: number, side: number) => {
	const [x, y] = AROUND[side]!;
	return idAt(columnOf(id) + x, rowOf(id) + y);
};

export const neighbours = (id: number) =>
	AROUND.map((_, side) => neighbour(id, side)).filter(
		(other): other is number => other !== undefined,
	);

const CORNERS: [number, number][] = [
	[CORNER, 0],
	[CORNER / 2, ACROSS / 2],
	[-CORNER / 2, ACROSS / 2],
	[-CORNER, 0],
	[-CORNER / 2, -ACROSS / 2],
	[CORNER / 2, -ACROSS / 2],
];

const round = (value: number) => Math.round(value * 10) / 10;
const outline = (share: number) =>
	`M${CORNERS.map(([x, y]) => `${round(x * share)} ${round(y * share)}`).join('L')}Z`;

export const OUTLINE = outline(1);
export const HEX = outline(INSET);
export const RING = outline(0.87);
export const CORE = outline(0.8);

/* The edge between a hex and its neighbour on that side. */
function edge(id: number, side: number): string {
	const [cx, cy] = centreOf(id);
	const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % CORNERS.length]!];
	return `M${round(cx + from[0])} ${round(cy + from[1])}L${round(cx + to[0])} ${round(cy + to[1])}`;
}

/* The border round some hexes. */
export function borderOf(ids: number[]): string {
	const inside = new Set(ids);
	return ids
		.flatMap((id) =>
			AROUND.map((_, side) => (inside.has(neighbour(id, side) ?? -1) ? '' : edge(id, side))),
		)
		.join('');
}

/* Some hexes as one shape. */
export const hexesOf = (ids: number[], share = INSET) =>
	ids
		.map((id) => {
			const [cx, cy] = centreOf(id);
			return `M${CORNERS.map(([x, y]) => `${round(cx + x * share)} ${round(cy + y * share)}`).join('L')}Z`;
		})
		.join('');

export const BOARD = hexesOf(IDS, 1);

/* Arrow keys: up and down in a column, left and right in a zigzag that meets every hex. */
export function towards(id: number, key: string): number | undefined {
	const [column, row] = [columnOf(id), rowOf(id)];
	const zigzag = column % 2 ? 1 : -1;
	switch (key) {
		case 'ArrowUp':
			return idAt(column, row - 2);
		case 'ArrowDown':
			return idAt(column, row + 2);
		case 'ArrowLeft':
			return idAt(column - 1, row + zigzag);
		case 'ArrowRight':
			return idAt(column + 1, row + zigzag);
		default:
			return undefined;
	}
}
