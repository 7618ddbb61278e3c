/* web/src/boards/augustus/coast.ts -- the part of the coast that a card looks at: all of it in every card would be
 * drawn far too slowly. */

import { coast } from './map';

type Point = [number, number];

const BEYOND = 24; /* round the window: as far as the widest line reaches */

/* "M1 2l3 4-5 6z": the corners of each ring. */
function ringsOf(path: string): Point[][] {
	return path
		.split('M')
		.slice(1)
		.map((ring) => {
			const numbers = ring.match(/-?\d*\.?\d+/g)!.map(Number);
			const at: Point = [0, 0];
			return Array.from({ length: numbers.length / 2 }, (_, i): Point => {
				at[0] += numbers[2 * i]!;
				at[1] += numbers[2 * i + 1]!;
				return [...at];
			});
		});
}

/* What of a ring is beyond a limit, to the right or below (side 1) or to the left or above (side -1). */
function cut(ring: Point[], axis: 0 | 1, side: 1 | -1, limit: number): Point[] {
	const depth = (point: Point) => side * (point[axis] - limit);
	return ring.flatMap((to, i): Point[] => {
		const from = ring.at(i - 1)!;
		const [before, after] = [depth(from), depth(to)];
		if (before < 0 && after < 0) return [];
		if (before >= 0 && after >= 0) return [to];
		const share = before / (before - after);
		const crossing: Point = [
			from[0] + share * (to[0] - from[0]),
			from[1] + share * (to[1] - from[1]),
		];
		return after < 0 ? [crossing] : [crossing, to];
	});
}

const rings = ringsOf(coast);

/* Inside a window (x, y, width, height), and a little beyond. */
export function coastIn([x = 0, y = 0, width = 0, height = 0]: number[]): string {
	const limits: [0 | 1, 1 | -1, number][] = [
		[0, 1, x - BEYOND],
		[0, -1, x + width + BEYOND],
		[1, 1, y - BEYOND],
		[1, -1, y + height + BEYOND],
	];
	return rings
		.map((ring) => limits.reduce((rest, [axis, side, limit]) => cut(rest, axis, side, limit), ring))
		.filter((ring) => ring.length > 2)
		.map(
			(ring) => `M${ring.map((point) => point.map((one) => one.toFixed(1)).join(' ')).join('L')}Z`,
		)
		.join('');
}
