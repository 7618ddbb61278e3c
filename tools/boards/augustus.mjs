/* tools/boards/augustus.mjs -- draws the provinces of Augustus: web/src/boards/augustus/map.ts.
 *
 * One coast for all cards, and for each province its shape (to be clipped to the coast) and the
 * window through which its card looks.  Run it from tools/ after `npm ci`:
 *
 *     node boards/augustus.mjs */

import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { geoConicConformal } from "d3-geo";
import { abroad, provinces } from "./augustus-places.mjs";
import { areaOf, coastRings, common, distance, isInside, noise, pathOf, regionOf, ringsOf, thin } from "./geography.mjs";

const [WIDTH, HEIGHT] = [1700, 1420];
const APART = 1.1; /* closer points are one */
const SPECK = 3; /* square pixels: smaller islands are left out */

const conic = () => geoConicConformal().parallels([22, 48]).rotate([-21, 0]).scale(1500);
const MIDDLE = [20.5, 36.4];
const [middleX, middleY] = conic().translate([0, 0])(MIDDLE);
const placed = () => conic().translate([WIDTH / 2 - middleX, HEIGHT / 2 - middleY]);
const free = placed();
const framed = placed().clipExtent([[0, 0], [WIDTH, HEIGHT]]);

/* ---- shapes ---------------------------------------------------------------------------------- */

const CELL = 4;
const WARP = 8;
const [COLUMNS, ROWS] = [WIDTH / CELL, HEIGHT / CELL];
const words = Object.keys(provinces);
const cellAt = (i) => [(i % COLUMNS + 0.5) * CELL, (Math.floor(i / COLUMNS) + 0.5) * CELL];

function warped([x, y]) {
	const wander = (seed) => 0.65 * noise(x / 44, y / 44, seed) + 0.35 * noise(x / 17, y / 17, seed + 9);
	return [x + WARP * wander(1), y + WARP * wander(2)];
}

function ownersOfCells() {
	const seeds = [...Object.values(provinces), abroad].flatMap((points, owner) =>
		points.map((point) => ({ owner, at: free(point) })));
	return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
		const at = warped(cellAt(i));
		return seeds.reduce((best, seed) => {
			const far = distance(seed.at, at);
			return far < best.far ? { far, owner: seed.owner } : best;
		}, { far: Infinity, owner: 0 }).owner;
	});
}

/* The part of the cells round a cell that an owner has. */
function shareAround(owners, owner) {
	const share = new Float64Array(owners.length);
	const reach = 2;
	for (let row = reach; row < ROWS - reach; row++)
		for (let column = reach; column < COLUMNS - reach; column++) {
			let sum = 0;
			for (let dy = -reach; dy <= reach; dy++)
				for (let dx = -reach; dx <= reach; dx++)
					sum += owners[(row + dy) * COLUMNS + column + dx] === owner;
			share[row * COLUMNS + column] = sum / (2 * reach + 1) ** 2;
		}
	return share;
}

const owners = ownersOfCells();
const coast = coastRings(framed).map((ring) => thin(ring, APART))
	.filter((ring) => ring.length > 3 && areaOf(ring) > SPECK);

function shapeOf(owner) {
	const { coordinates } = contours().size([COLUMNS, ROWS]).smooth(true).contour(shareAround(owners, owner), 0.5);
	return coordinates.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x * CELL, y * CELL])));
}

/* ---- windows ---------------------------------------------------------------------------------- */

const [LEAST, ROOM] = [250, 1.75]; /* pixels across; how much more than the province is seen */
const SHAPE = 2.4; /* width to height */

function windowOf(shape) {
	const shore = regionOf(coast.filter((ring) => ring.some((point) => isNear(point, shape))));
	const points = ringsOf(common(shape, shore)).filter((ring) => areaOf(ring) > 20).flat();
	const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const width = Math.max(LEAST, (right - left) * ROOM, (bottom - top) * ROOM * 0.8 * SHAPE);
	const height = width / SHAPE;
	const keep = (middle, size, most) => Math.round(Math.max(0, Math.min(most - size, middle - size / 2)));
	return [keep((left + right) / 2, width, WIDTH), keep((top + bottom) / 2, height, HEIGHT), Math.round(width), Math.round(height)];
}

function isNear([x, y], shape) {
	return shape.some(([ring]) => ring.some((point) => Math.abs(point[0] - x) < 60 && Math.abs(point[1] - y) < 60)) ||
		shape.some(([ring]) => isInside([x, y], [ring]));
}

const drawn = Object.fromEntries(words.map((word, owner) => {
	const shape = shapeOf(owner);
	const rings = shape.flat().map((ring) => thin(ring, 3)).filter((ring) => ring.length > 3 && areaOf(ring) > 30);
	return [word, { shape: rings.map((ring) => pathOf(ring, true)).join(""), window: windowOf(shape) }];
}));

writeFileSync(new URL("../../web/src/boards/augustus/map.ts", import.meta.url),
	`/* web/src/boards/augustus/map.ts -- coast and provinces as paths; made by tools/boards/augustus.mjs. */

export const coast = ${JSON.stringify(coast.map((ring) => pathOf(ring, true)).join(""))};

/* Where a card looks (x, y, width, height), and its province's shape, to be clipped to the coast. */
export const provinces: Record<string, { shape: string; window: number[] }> = ${JSON.stringify(drawn, null, 1)};
`);
