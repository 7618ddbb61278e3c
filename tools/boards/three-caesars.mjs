/* tools/boards/three-caesars.mjs -- draws the map of 3 Caesars: web/src/boards/three-caesars/map.ts.
 *
 * Real coasts in a conic projection, seen through a lens over the north of Italy where the towns are
 * many; then towns are pushed apart, roads drawn between them, peaks set along the crests, names where
 * they cover least.  Towns and roads are what ./rubicon says they are.  Run it from tools/ after `npm ci`:
 *
 *     node boards/three-caesars.mjs */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { geoConicConformal } from "d3-geo";
import { areaOf, coastRings, common, distance, isInside, noise, pathOf, pathsOf, regionOf, ringsOf, roundPoint, thin } from "./geography.mjs";
import { helpers, lands, ranges, rivers, waters } from "./three-caesars-places.mjs";

const [WIDTH, HEIGHT, MARGIN] = [1060, 650, 40];

/* ---- the lens ---------------------------------------------------------------------------------- */

const SCALE = 2580;
const conic = () => geoConicConformal().parallels([38, 48]).rotate([-6, 0]).scale(SCALE);
const EYE = [10.2, 45.1];
const MIDDLE = [534, 352]; /* of all towns, in the frame: above them there is room for forces */
const [POWER, REACH] = [0.62, 195];

/* Things near the eye, at (0, 0), are larger. */
function swell([x, y]) {
	const times = 1 + POWER * Math.exp(-((Math.hypot(x, y) / REACH) ** 2));
	return [x * times, y * times];
}

const games = JSON.parse(execFileSync(new URL("../../rubicon", import.meta.url).pathname, ["games", "--json"], { maxBuffer: 1 << 24 }));
const box = games.find(({ game }) => game === "three-caesars").components;

const towns = box.spaces.map(({ word, title, province, lon, lat }) => (
	{ id: word.toUpperCase(), word, name: title, province, home: [lon / 10, lat / 10] }));

const [eyeX, eyeY] = conic().translate([0, 0])(EYE);
const AT = (() => {
	const round = conic().translate([-eyeX, -eyeY]);
	const all = towns.map((town) => swell(round(town.home)));
	return [0, 1].map((i) => MIDDLE[i] - (Math.min(...all.map((at) => at[i])) + Math.max(...all.map((at) => at[i]))) / 2);
})();

const flat = () => conic().translate([AT[0] - eyeX, AT[1] - eyeY]);
const lens = ([x, y]) => {
	const [dx, dy] = swell([x - AT[0], y - AT[1]]);
	return [AT[0] + dx, AT[1] + dy];
};

const free = flat();
const place = (point) => lens(free(point));
const FAR = 400; /* drawn beyond the frame before the lens */
const framed = flat().clipExtent([[-FAR, -FAR], [WIDTH + FAR, HEIGHT + FAR]]);

/* Long straight lines would not bend with the lens. */
function finer(ring, step = 6) {
	return ring.flatMap((point, i) => {
		const next = ring[(i + 1) % ring.length];
		const parts = Math.max(1, Math.ceil(distance(point, next) / step));
		return Array.from({ length: parts }, (_, k) => [0, 1].map((j) => point[j] + ((next[j] - point[j]) * k) / parts));
	});
}

const frame = [[[[-MARGIN, -MARGIN], [WIDTH + MARGIN, -MARGIN], [WIDTH + MARGIN, HEIGHT + MARGIN], [-MARGIN, HEIGHT + MARGIN], [-MARGIN, -MARGIN]]]];
const bent = coastRings(framed).map((ring) => thin(finer(ring).map(lens), 1.1)).filter((ring) => ring.length > 3 && areaOf(ring) > 5);
const land = common(regionOf(bent), frame);
const coast = ringsOf(land).map((ring) => thin(ring, 1.1)).filter((ring) => ring.length > 3 && areaOf(ring) > 5);

/* ---- towns --------------------------------------------------------------------------------------- */

const roads = box.roads.map(({ a, b, pass }) => ({ a: a.toUpperCase(), b: b.toUpperCase(), pass }));
const byId = Object.fromEntries(towns.map((town) => [town.id, town]));
const BIG = 34; /* Rome with its walls */
const roomOf = (town) => (town.id === "ROME" ? BIG : 0);

for (const town of towns) town.at = town.start = place(town.home);

/* Pushes towns apart, and pulls each a little to its true place. */
const [APART, PULL, ROUNDS] = [54, 0.02, 400];
for (let round = 0; round < ROUNDS; round++) {
	for (const a of towns)
		for (const b of towns) {
			const far = distance(a.at, b.at);
			const least = APART + roomOf(a) + roomOf(b);
			if (a === b || far >= least) continue;
			const push = (least - far) / 4 / Math.max(far, 1);
			const [dx, dy] = [(a.at[0] - b.at[0]) * push, (a.at[1] - b.at[1]) * push];
			if (a.id !== "ROME") a.at = [a.at[0] + dx, a.at[1] + dy];
			if (b.id !== "ROME") b.at = [b.at[0] - dx, b.at[1] - dy];
		}
	for (const town of towns) {
		town.at = town.at.map((value, i) => value + (town.start[i] - value) * PULL);
		if (!isInside(town.at, coast)) town.at = inland(town.at);
	}
}

function inland(at) {
	const shore = coast.flat().reduce((best, point) => (distance(point, at) < distance(best, at) ? point : best));
	const far = Math.max(distance(shore, at), 0.1);
	const inner = [0, 1].map((i) => shore[i] + ((shore[i] - at[i]) / far) * 4);
	return isInside(inner, coast) ? inner : shore;
}

/* ---- provinces ------------------------------------------------------------------------------------- */

const CELL = 4;
const [COLUMNS, ROWS] = [WIDTH, HEIGHT].map((size) => Math.ceil((size + 2 * MARGIN) / CELL));
const provinces = [...new Set([...towns.map((town) => town.province), ...Object.keys(helpers)])];
const seeds = [
	...towns.map((town) => ({ owner: provinces.indexOf(town.province), at: town.at })),
	...Object.entries(helpers).flatMap(([name, points]) => points.map((point) => ({ owner: provinces.indexOf(name), at: place(point) }))),
];
const cellAt = (i) => [(i % COLUMNS + 0.5) * CELL - MARGIN, (Math.floor(i / COLUMNS) + 0.5) * CELL - MARGIN];
const warped = ([x, y]) => {
	const wander = (seed) => 0.65 * noise(x / 46, y / 46, seed) + 0.35 * noise(x / 19, y / 19, seed + 9);
	return [x + 10 * wander(1), y + 10 * wander(2)];
};
const owners = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
	const at = warped(cellAt(i));
	return seeds.reduce((best, seed) => (distance(seed.at, at) < distance(best.at, at) ? seed : best)).owner;
});

function shareOf(owner) {
	const share = new Float64Array(owners.length);
	for (let row = 0; row < ROWS; row++)
		for (let column = 0; column < COLUMNS; column++) {
			let [sum, n] = [0, 0];
			for (let dy = -2; dy <= 2; dy++)
				for (let dx = -2; dx <= 2; dx++) {
					const [y, x] = [Math.max(0, Math.min(ROWS - 1, row + dy)), Math.max(0, Math.min(COLUMNS - 1, column + dx))];
					sum += owners[y * COLUMNS + x] === owner;
					n++;
				}
			share[row * COLUMNS + column] = sum / n;
		}
	return share;
}

function areaOfProvince(name) {
	const { coordinates } = contours().size([COLUMNS, ROWS]).smooth(true).contour(shareOf(provinces.indexOf(name)), 0.5);
	return coordinates.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x * CELL - MARGIN, y * CELL - MARGIN])));
}

const onLand = (name) => ringsOf(common(areaOfProvince(name), land)).map((ring) => thin(ring, 1.4)).filter((ring) => ring.length > 3 && areaOf(ring) > 8);
const borders = provinces.filter((name) => name !== "abroad").flatMap((name) => ringsOf(areaOfProvince(name))).map((ring) => thin(ring, 5)).filter((ring) => ring.length > 4);

/* ---- roads, rivers, peaks -------------------------------------------------------------------------- */

const BEND = 0.07;
function roadPath({ a, b }, i) {
	const [from, to] = [byId[a].at, byId[b].at];
	const side = i % 2 ? BEND : -BEND;
	const via = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * side, (from[1] + to[1]) / 2 + (to[0] - from[0]) * side];
	return { points: [from, via, to], d: `M${roundPoint(from).join(" ")}Q${roundPoint(via).join(" ")} ${roundPoint(to).join(" ")}` };
}
const drawn = roads.map((road, i) => ({ ...road, ...roadPath(road, i) }));
const along = ([from, via, to], t) => [0, 1].map((i) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * via[i] + t * t * to[i]);

/* A smooth line through points. */
function smooth(points) {
	const at = points.map(roundPoint);
	const middle = (a, b) => roundPoint([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
	return `M${at[0].join(" ")}${at.slice(1, -1).map((point, i) => `Q${point.join(" ")} ${middle(point, at[i + 2]).join(" ")}`).join("")}L${at.at(-1).join(" ")}`;
}

function crest(points) {
	const line = points.map(place);
	const peaks = [];
	for (let i = 0; i + 1 < line.length; i++) {
		const n = Math.max(1, Math.round(distance(line[i], line[i + 1]) / 19));
		for (let k = 0; k < n; k++) {
			const [x, y] = [0, 1].map((j) => line[i][j] + ((line[i + 1][j] - line[i][j]) * k) / n);
			const wander = (seed) => noise(x * 3.1, y * 2.7, seed);
			peaks.push([x + 5 * wander(3), y + 7 * wander(4), 13 + 4 * wander(5)]);
		}
	}
	return peaks;
}

const NEAR_TOWN = 21;
const peaks = Object.values(ranges).flatMap(crest)
	.filter(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT && isInside([x, y], coast))
	.filter(([x, y]) => towns.every((town) => distance(town.at, [x, y - 4]) > NEAR_TOWN + roomOf(town)))
	.sort((a, b) => a[1] - b[1]);

/* ---- names ------------------------------------------------------------------------------------------ */

const [LETTER, LINE, GAP] = [7.1, 17, 19];
const SIDES = [
	{ dx: 1, dy: 0, cost: 0 }, { dx: -1, dy: 0, cost: 1 }, { dx: 0, dy: 1, cost: 0.5 }, { dx: 0.7, dy: 1, cost: 1 },
	{ dx: -0.7, dy: 1, cost: 1.5 }, { dx: 0.8, dy: -0.8, cost: 3 }, { dx: -0.8, dy: -0.8, cost: 5 }, { dx: 0, dy: -1, cost: 6 },
];

function boxFor(town, { dx, dy }) {
	const width = town.name.length * LETTER * (town.id === "ROME" ? 1.5 : 1);
	const gap = GAP + roomOf(town) * 0.55;
	const x = town.at[0] + Math.sign(dx) * (Math.abs(dx) * gap + width / 2) * (dx === 0 ? 0 : 1);
	const y = town.at[1] + dy * (gap + (dx === 0 ? 4 : 0));
	return { x, y, width, height: LINE };
}

const overlap = (a, b) => Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));
const discs = towns.map((town) => ({ x: town.at[0], y: town.at[1], width: 24 + roomOf(town), height: 24 + roomOf(town) }));
const stacks = towns.map((town) => ({ x: town.at[0], y: town.at[1] - 34, width: 46, height: 56 })); /* where forces stand */
const dots = drawn.flatMap(({ points }) => [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85].map((t) => along(points, t)))
	.map(([x, y]) => ({ x, y, width: 7, height: 7 }));
const taken = [];

/* A name that another town touches would be read as that town's. */
const [CLOSE, MISREAD] = [13, 40];
const [OWN_STACK, OTHER_STACK] = [0.04, 0.1];
const gapBetween = (a, b) => Math.hypot(Math.max(0, Math.abs(a.x - b.x) - a.width / 2), Math.max(0, Math.abs(a.y - b.y) - a.height / 2));
const countMisread = (box, town) => discs.filter((disc, i) => towns[i] !== town && gapBetween(box, disc) < CLOSE).length;

function placeName(town) {
	const worth = (side) => {
		const box = boxFor(town, side);
		const out = box.x - box.width / 2 < 4 || box.x + box.width / 2 > WIDTH - 4 ? 500 : 0;
		const sum = (boxes, weight) => boxes.reduce((all, other) => all + overlap(box, other) * weight, 0);
		return side.cost * 8 + out + countMisread(box, town) * MISREAD + sum(taken, 4) + sum(discs.filter((_, i) => towns[i] !== town), 2) + sum(dots, 0.9) + stacks.reduce((all, stack, i) => all + overlap(box, stack) * (towns[i] === town ? OWN_STACK : OTHER_STACK), 0);
	};
	const best = SIDES.reduce((a, b) => (worth(b) < worth(a) ? b : a));
	const box = boxFor(town, best);
	taken.push(box);
	const anchor = best.dx > 0 ? "start" : best.dx < 0 ? "end" : "middle";
	const x = anchor === "start" ? box.x - box.width / 2 : anchor === "end" ? box.x + box.width / 2 : box.x;
	return { at: roundPoint([x, box.y + 4.5]), anchor };
}

/* Crowded towns choose first. */
const crowd = (town) => towns.filter((other) => distance(other.at, town.at) < 100).length;
const names = new Map([...towns].sort((a, b) => crowd(b) - crowd(a)).map((town) => [town, placeName(town)]));

/* ---- where forces stand -------------------------------------------------------------------------------- */

/* The middle of a force's pill, from its town; its portraits are above it. */
const STANDS = [[0, -27], [-42, -6], [42, -6], [-36, -22], [36, -22], [0, 62], [-44, 22], [44, 22]];
const bodyOf = ([x, y]) => ({ x, y: y - 18, width: 60, height: 66 });
const standing = [];

function placeStand(town) {
	const worth = ([dx, dy], i) => {
		const body = bodyOf([town.at[0] + dx, town.at[1] + dy]);
		const out = body.y - body.height / 2 < 4 || body.x < 34 || body.x > WIDTH - 34 ? 4000 : 0;
		const sum = (boxes, weight) => boxes.reduce((all, other) => all + overlap(body, other) * weight, 0);
		return i * 40 + out + sum(discs, 3) + sum(taken, 1) + sum(standing, 0.6);
	};
	const best = STANDS.reduce((a, b) => (worth(b, STANDS.indexOf(b)) < worth(a, STANDS.indexOf(a)) ? b : a));
	standing.push(bodyOf([town.at[0] + best[0], town.at[1] + best[1]]));
	return town.id === "ROME" ? [-72, 2] : best;
}

const stands = new Map([...towns].sort((a, b) => crowd(b) - crowd(a)).map((town) => [town, placeStand(town)]));

/* ---- the table --------------------------------------------------------------------------------------- */

const map = {
	width: WIDTH, height: HEIGHT,
	land: pathsOf(coast),
	italy: pathsOf(onLand("Italia")),
	abroad: pathsOf(onLand("abroad")),
	borders: borders.map((ring) => pathOf(ring, true)).join(""),
	rivers: Object.entries(rivers).filter(([name]) => name !== "Rubico").map(([, points]) => smooth(points.map(place))).join(""),
	rubico: smooth(rivers.Rubico.map(place)),
	peaks: peaks.map((peak) => peak.map((value) => Math.round(value))),
	towns: Object.fromEntries(towns.map((town) => [town.word, { at: roundPoint(town.at), name: names.get(town), stand: stands.get(town) }])),
	roads: drawn.map(({ a, b, d, pass }) => ({ a: byId[a].word, b: byId[b].word, d, pass })),
	lands: Object.entries(lands).map(([name, at]) => ({ name, at: roundPoint(place(at)) })),
	waters: Object.entries(waters).map(([name, { at, size, turn = 0 }]) => ({ name, at: roundPoint(place(at)), size, turn })),
	rubicoName: roundPoint(place([12.7, 44])),
};

writeFileSync(new URL("../../web/src/boards/three-caesars/map.ts", import.meta.url),
	`/* web/src/boards/three-caesars/map.ts -- the map as paths; made by tools/boards/three-caesars.mjs. */

export const map = ${JSON.stringify(map, null, 1)};
`);
