/* tools/boards/geography.mjs -- real coasts on paper: projecting, thinning, writing paths.
 *
 * Natural Earth, 1:50,000,000.  A shape is a list of rings of points, in pixels; a region is what
 * polygon-clipping makes of shapes: polygons, each with its holes. */

import { readFileSync } from "node:fs";
import { geoPath } from "d3-geo";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";

const atlas = new URL("../node_modules/world-atlas/land-50m.json", import.meta.url);
const topology = JSON.parse(readFileSync(atlas));
const everyLand = feature(topology, topology.objects.land);

/* What geoPath draws on, to get at its points. */
class Rings {
	rings = [];
	moveTo(x, y) { this.rings.push([[x, y]]); }
	lineTo(x, y) { this.rings.at(-1).push([x, y]); }
	closePath() {}
	arc() {}
}

export function draw(projection, geometry) {
	const rings = new Rings();
	geoPath(projection, rings)(geometry);
	return rings.rings;
}

export const coastRings = (projection) => draw(projection, everyLand);

/* ---- shapes -------------------------------------------------------------------------------- */

/* Points that are too close to be seen are left out. */
export function thin(ring, apart) {
	const kept = [ring[0]];
	for (const point of ring)
		if (distance(point, kept.at(-1)) >= apart) kept.push(point);
	return kept;
}

export const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

export function areaOf(ring) {
	let sum = 0;
	for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
		sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
	return Math.abs(sum) / 2;
}

export function isInside([x, y], rings) {
	let inside = false;
	for (const ring of rings)
		for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
			const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
			if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
		}
	return inside;
}

const closed = (ring) => [...ring, ring[0]];

/* Rings where a hole is a ring inside another: so coasts come. */
export const regionOf = (rings) => clipping.xor(...rings.map((ring) => [closed(ring)]));

export const common = (a, b) => clipping.intersection(a, b);

export const ringsOf = (region) => region.flat().map((ring) => ring.slice(0, -1));

/* ---- paths --------------------------------------------------------------------------------- */

const round = (value) => Math.round(value * 10) / 10;
export const roundPoint = (point) => point.map(round);

/* Relative lines take half the room. */
export function pathOf(points, isClosed) {
	let [atX, atY] = roundPoint(points[0]);
	const steps = points.slice(1).map(([x, y]) => {
		const [dx, dy] = [round(round(x) - atX), round(round(y) - atY)];
		[atX, atY] = [round(x), round(y)];
		return `${dx} ${dy}`;
	});
	return `M${roundPoint(points[0]).join(" ")}l${steps.join(" ")}${isClosed ? "z" : ""}`
		.replace(/ -/g, "-")
		.replace(/(^|[^0-9])0\./g, "$1.");
}

export const pathsOf = (rings) => rings.map((ring) => pathOf(ring, true)).join("");

/* ---- chance that is always the same ------------------------------------------------------------ */

const hash = (x, y, seed) => {
	let h = (x * 374761393 + y * 668265263 + seed * 982451653) | 0;
	h = Math.imul(h ^ (h >>> 13), 1274126177);
	return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
};

const ease = (t) => t * t * (3 - 2 * t);
const mix = (a, b, t) => a + (b - a) * t;

/* Smooth noise between -1 and 1. */
export function noise(x, y, seed) {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const [tx, ty] = [ease(x - left), ease(y - top)];
	const above = mix(hash(left, top, seed), hash(left + 1, top, seed), tx);
	const below = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), tx);
	return 2 * mix(above, below, ty) - 1;
}
