/* tools/boards/caesar-augustus.mjs -- draws the map of Caesar Augustus: web/src/boards/caesar-augustus/map.ts.
 *
 * Real coasts; territories grow from their points (caesar-augustus-places.mjs), with soft borders
 * that meet; sea links end on shores; names and pieces find places where they do not cover each
 * other.  Run it from tools/ after `npm ci`:
 *
 *     node boards/caesar-augustus.mjs */

import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { geoConicConformal, geoGraticule } from "d3-geo";
import { abroad, crossings, foreignNames, hand, homes, names, territories, waters } from "./caesar-augustus-places.mjs";
import {
	areaOf, coastRings, common, distance, draw, isInside, noise, pathOf, pathsOf, regionOf, ringsOf,
	roundPoint, thin,
} from "./geography.mjs";
import { placeAll } from "./placing.mjs";

const WIDTH = 1060;
const HEIGHT = 764;
const MARGIN = 40; /* drawn outside the frame, for wide strokes */
const APART = 0.9; /* closer points are one */
const SPECK = 4; /* square pixels: smaller islands are left out */
const ISLE = 420; /* square pixels: smaller islands have thinner lines */

const projection = geoConicConformal().parallels([30, 46]).rotate([-17, 0]).scale(1425);
const MIDDLE = [16.45, 39.1]; /* of the frame */
projection.translate([0, 0]);
const [middleX, middleY] = projection(MIDDLE);
projection.translate([WIDTH / 2 - middleX, HEIGHT / 2 - middleY]);

const framed = geoConicConformal().parallels([30, 46]).rotate([-17, 0]).scale(1425)
	.translate(projection.translate())
	.clipExtent([[-MARGIN, -MARGIN], [WIDTH + MARGIN, HEIGHT + MARGIN]]);

/* ---- territories ----------------------------------------------------------------------------- */

const CELL = 3;
const WARP = 9; /* pixels by which borders wander */
const [COLUMNS, ROWS] = [WIDTH, HEIGHT].map((size) => Math.ceil((size + 2 * MARGIN) / CELL));
const words = Object.keys(territories);

const cellAt = (i) => [
	(i % COLUMNS + 0.5) * CELL - MARGIN,
	(Math.floor(i / COLUMNS) + 0.5) * CELL - MARGIN,
];

function warped([x, y]) {
	const wander = (seed) => 0.65 * noise(x / 46, y / 46, seed) + 0.35 * noise(x / 19, y / 19, seed + 9);
	return [x + WARP * wander(1), y + WARP * wander(2)];
}

/* Which territory's point is nearest, for each cell; abroad is the last number. */
function ownersOfCells() {
	const seeds = [...Object.values(territories), abroad].flatMap((points, owner) =>
		points.map((point) => ({ owner, at: projection(point) })));
	return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
		const at = warped(cellAt(i));
		let best = seeds[0];
		for (const seed of seeds) if (distance(seed.at, at) < distance(best.at, at)) best = seed;
		return best.owner;
	});
}

function blur(values, radius) {
	const pass = (from, step, length, lines, lineStep) => {
		const to = new Float64Array(from.length);
		for (let line = 0; line < lines; line++)
			for (let i = 0; i < length; i++) {
				let sum = 0;
				for (let d = -radius; d <= radius; d++)
					sum += from[line * lineStep + Math.max(0, Math.min(length - 1, i + d)) * step];
				to[line * lineStep + i * step] = sum / (2 * radius + 1);
			}
		return to;
	};
	let now = values;
	for (let i = 0; i < 2; i++) {
		now = pass(now, 1, COLUMNS, ROWS, COLUMNS);
		now = pass(now, COLUMNS, ROWS, COLUMNS, 1);
	}
	return now;
}

/* Each territory where it is stronger than any other: borders are shared. */
function areas() {
	const owners = ownersOfCells();
	const masks = [...words, "abroad"].map((_, owner) =>
		blur(Float64Array.from(owners, (other) => Number(other === owner)), 2));
	return words.map((_, owner) => {
		const lead = Float64Array.from(owners, (_, i) =>
			masks[owner][i] - Math.max(...masks.map((mask, other) => (other === owner ? 0 : mask[i]))));
		const { coordinates } = contours().size([COLUMNS, ROWS]).smooth(true).contour(lead, 0);
		return coordinates.map((polygon) => polygon.map((ring) =>
			ring.map(([x, y]) => [x * CELL - MARGIN, y * CELL - MARGIN])));
	});
}

const coast = coastRings(framed).map((ring) => thin(ring, APART))
	.filter((ring) => ring.length > 3 && areaOf(ring) > SPECK);
const land = regionOf(coast);
const shapes = Object.fromEntries(areas().map((area, i) => {
	const rings = ringsOf(common(area, land)).map((ring) => thin(ring, APART / 2));
	return [words[i], rings.filter((ring) => ring.length > 3 && areaOf(ring) > SPECK)];
}));

const isIsle = (ring) => areaOf(ring) < ISLE;

/* ---- sea links ----------------------------------------------------------------------------------- */

const SHORTEST = 22; /* pixels: straits are crossed from a little inland */
const onCoast = (point) => coast.some((ring) => ring.some((other) => distance(point, other) < 0.6));

function shoreNear(word, place) {
	const at = projection(place);
	const shore = shapes[word].flat().filter(onCoast);
	return shore.reduce((best, point) => (distance(point, at) < distance(best, at) ? point : best));
}

const bend = ([ax, ay], [bx, by], much) => [(ax + bx) / 2 - (by - ay) * much, (ay + by) / 2 + (bx - ax) * much];

function alongCurve(from, via, to, t) {
	return [0, 1].map((i) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * via[i] + t * t * to[i]);
}

/* How much of a curve is over land, its ends apart. */
function landUnder(from, via, to) {
	const steps = Array.from({ length: 37 }, (_, i) => 0.05 + (i / 36) * 0.9);
	return steps.filter((t) => isInside(alongCurve(from, via, to, t), coast)).length;
}

/* The bend that keeps to the sea, and is small. */
function curve(from, to) {
	const bends = [0.1, -0.1, 0.05, -0.05, 0.16, -0.16, 0.22, -0.22, 0];
	const worth = (much) => landUnder(from, bend(from, to, much), to) * 2 + Math.abs(Math.abs(much) - 0.1) * 10;
	const best = bends.reduce((a, b) => (worth(b) < worth(a) ? b : a));
	return [from, bend(from, to, best), to];
}

function stretched(from, to) {
	const length = distance(from, to);
	if (length >= SHORTEST) return [from, to];
	const [ux, uy] = length ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0];
	const more = (SHORTEST - length) / 2;
	return [[from[0] - ux * more, from[1] - uy * more], [to[0] + ux * more, to[1] + uy * more]];
}

const links = crossings.map(([a, b, placeA, placeB]) => {
	const [from, to] = stretched(shoreNear(a, placeA), shoreNear(b, placeB));
	const points = curve(from, to).map(roundPoint);
	return { a, b, d: `M${points[0].join(" ")}Q${points[1].join(" ")} ${points[2].join(" ")}`, points };
});

/* ---- names and pieces ------------------------------------------------------------------------------ */

const LETTER = 7.3; /* pixels of a bold letter of 14 */
const LINE = 16;
const MARK = 18; /* the popularity mark before a name */
const STACK = { width: 64, height: 42 }; /* an army and a general */

const titleOf = (word) => names[word] ?? [word.split("-").map((part) => part[0].toUpperCase() + part.slice(1)).join(" ")];

function boxes(word) {
	const lines = titleOf(word);
	const longest = Math.max(...lines.map((line) => line.length));
	return {
		word, lines, home: homes[word] ? projection(homes[word]) : projection(territories[word][0]),
		label: { width: longest * LETTER + MARK + 4, height: lines.length * LINE + 4 }, stack: STACK,
	};
}

/* What is under a point: a territory's number, -1 water, -2 abroad. */
const under = (() => {
	const grid = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
		const at = cellAt(i);
		if (!isInside(at, coast)) return -1;
		const owner = words.findIndex((word) => isInside(at, shapes[word]));
		return owner < 0 ? -2 : owner;
	});
	return ([x, y]) => grid[Math.floor((y + MARGIN) / CELL) * COLUMNS + Math.floor((x + MARGIN) / CELL)];
})();

const taken = [
	...Object.entries(foreignNames).map(([name, at]) => ({ at: projection(at), width: name.length * 12, height: 18 })),
	...Object.entries(waters).map(([name, { at, size }]) => ({ at: projection(at), width: name.length * size * 0.55, height: size })),
	...links.flatMap(({ points }) => [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => ({ at: alongCurve(...points, t), width: 6, height: 6, soft: true }))),
];

const placed = placeAll(words.map(boxes), hand, { width: WIDTH, height: HEIGHT, under, taken });

/* ---- the table -------------------------------------------------------------------------------------- */

const graticule = draw(framed, geoGraticule().step([5, 5]).extent([[-30, 20], [60, 60]])())
	.map((line) => thin(line, 12)).filter((line) => line.length > 1)
	.map((line) => pathOf(line, false)).join("");

const map = {
	width: WIDTH,
	height: HEIGHT,
	land: pathsOf(coast),
	graticule,
	territories: Object.fromEntries(words.map((word, i) => [word, {
		shape: pathsOf(shapes[word].filter((ring) => !isIsle(ring))),
		isles: pathsOf(shapes[word].filter(isIsle)),
		lines: titleOf(word),
		label: hand[word]?.label ?? roundPoint(placed[i].label),
		stack: hand[word]?.stack ?? roundPoint(placed[i].stack),
	}])),
	links: links.map(({ a, b, d }) => ({ a, b, d })),
	foreign: Object.entries(foreignNames).map(([name, at]) => ({ name, at: roundPoint(projection(at)) })),
	waters: Object.entries(waters).map(([name, { at, size, spacing }]) => ({ name, at: roundPoint(projection(at)), size, spacing })),
};

writeFileSync(new URL("../../web/src/boards/caesar-augustus/map.ts", import.meta.url),
	`/* web/src/boards/caesar-augustus/map.ts -- the map as paths; made by tools/boards/caesar-augustus.mjs. */

export const map = ${JSON.stringify(map, null, 1)};
`);
