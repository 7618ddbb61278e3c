/* tools/boards/first-triumvirate.mjs -- makes the board of The First Triumvirate.
 *
 * Lays flat-top hexes over a real coastline (Natural Earth, 1:50,000,000) and writes four tables
 * into the game's folder: hexes.def, one row per hex; ways.def, the neighbours of each; marches.def,
 * how far it is to Rome and to Italy; and board.json, all of it for clients that draw the board.
 * Run it from tools/ after `npm ci`:
 *
 *     node boards/first-triumvirate.mjs
 *
 * What a person decided about the board is in the tables at the top of this file; the rest follows
 * from them.  games/first-triumvirate/tests/board.c says what must be true of the result. */

import { readFileSync, writeFileSync } from "node:fs";
import { geoConicEqualArea } from "d3-geo";
import { feature } from "topojson-client";
import { regions, seas, towns, waters } from "./first-triumvirate-places.mjs";

/* ---- decided by hand ------------------------------------------------------------------------ */

const COLUMNS = 14;
const ROWS = 28; /* half as high as a hex: each holds every other column */
const ACROSS = 178; /* kilometres from flat side to flat side */
const ORIGIN = [-2119.5, -5595.2]; /* kilometres, the centre of column 0, row 0, less half a step */
const LAND_SHARE = 0.4; /* a hex is land if so much of it is */
const FORCED_LAND = ["cosa"]; /* the coast of Etruria: Italy's west would be broken off */

const ITALY = ["roma", "arretium", "cosa", "capua", "tarentum", "rhegium"];
const STARTS = { crassus: "antiochia", caesar: "burdigala", pompey: "carthago-nova" };

/* The hexes with a T, by whose troop the nearest of Rome and the three starts makes it. */
const TROOPS = {
	rome: `roma arretium cosa capua tarentum rhegium syracusae ravenna mediolanum verona aguntum
		curia massilia carthago iuvavum`,
	crassus: `philippopolis lysimachia odessus byzantium tomis tyras olbia heraclea nicaea
		pessinus pergamum sardis ephesus attalia side sarmatia-7 scythia-1 sinope`,
	caesar: `dubris brigantium darioritum segisama asturica numantia batavodurum gesoriacum
		samarobriva rotomagus`,
	pompey: `norba corduba malaca rusaddir mauretania-2 sala hispalis volubilis olisipo
		pax-iulia atlas-1`,
};

/* ---- the grid -------------------------------------------------------------------------------- */

const COUNT = COLUMNS * ROWS;
const STEP = (ACROSS * Math.sqrt(3)) / 2; /* from one column to the next */
const SIGHT = 0.8 * ACROSS; /* a town may name a hex so far away, if its own is taken or sea */
const CORNER = ACROSS / Math.sqrt(3); /* from centre to corner */
const projection = geoConicEqualArea()
	.parallels([33, 47])
	.rotate([-16, 0])
	.center([0, 0])
	.translate([0, 0])
	.scale(6371);

const rowOf = (id) => Math.floor(id / COLUMNS);
const columnOf = (id) => 2 * (id % COLUMNS) + (rowOf(id) % 2 ? 0 : 1);
const centreOf = (id) => [
	ORIGIN[0] + STEP * columnOf(id),
	ORIGIN[1] + (ACROSS / 2) * rowOf(id),
];

function idAt(column, row) {
	const inside = column >= 0 && column < 2 * COLUMNS && row >= 0 && row < ROWS;
	return inside ? row * COLUMNS + (column >> 1) : -1;
}

const AROUND = [[0, -2], [-1, -1], [1, -1], [-1, 1], [1, 1], [0, 2]];
const neighboursOf = (id) =>
	AROUND.map(([x, y]) => idAt(columnOf(id) + x, rowOf(id) + y))
		.filter((other) => other >= 0)
		.sort((a, b) => a - b);

/* The nearest hex that will do, or nothing if it is out of sight. */
function nearestHex(hexes, place, will) {
	const [x, y] = projection(place);
	const away = (hex) => Math.hypot(centreOf(hex.id)[0] - x, centreOf(hex.id)[1] - y);
	const near = hexes.filter((hex) => will(hex) && away(hex) <= SIGHT);
	return near.sort((a, b) => away(a) - away(b))[0];
}

/* ---- the coast ------------------------------------------------------------------------------- */

/* Every ring of land near the board, in kilometres. */
function coastRings() {
	const atlas = new URL("../node_modules/world-atlas/land-50m.json", import.meta.url);
	const topology = JSON.parse(readFileSync(atlas));
	const near = ([lon, lat]) => lon > -25 && lon < 60 && lat > 15 && lat < 65;
	const clamp = (low, x, high) => Math.max(low, Math.min(high, x));
	return feature(topology, topology.objects.land)
		.features.flatMap((land) => land.geometry.coordinates)
		.flat()
		.filter((ring) => ring.some(near))
		.map((ring) =>
			ring.map(([lon, lat]) => projection([clamp(-60, lon, 110), clamp(-10, lat, 80)])),
		);
}

/* Where the line at this height crosses a coast, from west to east. */
function crossings(rings, y) {
	const xs = [];
	for (const ring of rings)
		for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
			const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
			if (yi > y !== yj > y) xs.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
		}
	return xs.sort((a, b) => a - b);
}

/* How much of each hex is land, from the lines that cut it. */
function landShares() {
	const LINES = 24;
	const rings = coastRings();
	const land = new Array(COUNT).fill(0);
	const area = new Array(COUNT).fill(0);
	for (let line = -LINES; line < ROWS * LINES; line++) {
		const y = ORIGIN[1] + ((line + 0.5) / LINES) * (ACROSS / 2);
		const xs = crossings(rings, y);
		for (let id = 0; id < COUNT; id++) {
			const [cx, cy] = centreOf(id);
			const half = CORNER - Math.abs(y - cy) / Math.sqrt(3);
			if (Math.abs(y - cy) >= ACROSS / 2) continue;
			area[id] += 2 * half;
			for (let i = 0; i + 1 < xs.length; i += 2) {
				const from = Math.max(xs[i], cx - half);
				land[id] += Math.max(0, Math.min(xs[i + 1], cx + half) - from);
			}
		}
	}
	return land.map((share, id) => share / area[id]);
}

/* ---- names ----------------------------------------------------------------------------------- */

function parsePlaces(text) {
	return text.trim().split("\n").map((line) => {
		const [word, rest] = line.split(": ");
		const at = rest.split("; ").map((part) => part.match(/(-?[\d.]+) (-?[\d.]+)$/));
		const title = rest.split("; ")[0].replace(/ -?[\d.]+ -?[\d.]+$/, "");
		return { word, title, at: at.map((match) => [Number(match[1]), Number(match[2])]) };
	});
}

const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
const roman = (n) => "X".repeat(Math.floor(n / 10)) + numerals[n % 10];

function nearestRegion(list, id) {
	const [cx, cy] = centreOf(id);
	const away = (region) =>
		Math.min(...region.at.map(projection).map(([x, y]) => Math.hypot(x - cx, y - cy)));
	return list.reduce((best, region) => (away(region) < away(best) ? region : best));
}

/* Gives every hex its region, word and title. */
function nameHexes(hexes) {
	const [lands, deeps] = [parsePlaces(regions), parsePlaces(seas)];
	for (const hex of hexes) hex.region = nearestRegion(hex.land ? lands : deeps, hex.id);
	const unplaced = [];
	const claim = (list, wantsLand, titled) => {
		for (const place of parsePlaces(list)) {
			const will = (other) => !other.word && other.land === wantsLand;
			const hex = nearestHex(hexes, place.at[0], will);
			if (!hex) {
				unplaced.push(place.word);
				continue;
			}
			hex.word = place.word;
			hex.title = titled(place.title);
		}
	};
	claim(towns, true, (title) => title);
	claim(waters, false, (title) => `the waters off ${title}`);
	if (unplaced.length) console.error(`without a hex: ${unplaced.join(" ")}`);
	for (const region of [...lands, ...deeps]) {
		const nameless = hexes.filter((hex) => hex.region === region && !hex.word);
		nameless.forEach((hex, i) => {
			hex.word = nameless.length > 1 ? `${region.word}-${i + 1}` : region.word;
			hex.title = nameless.length > 1 ? `${region.title} ${roman(i + 1)}` : region.title;
		});
	}
}

/* ---- the board ------------------------------------------------------------------------------- */

/* Land that cannot be walked to from Rome is drawn, but is water. */
function drownIslands(hexes, rome) {
	const reached = new Set([rome]);
	for (const id of reached)
		for (const other of neighboursOf(id)) if (hexes[other].land) reached.add(other);
	for (const hex of hexes) {
		hex.isle = hex.land && !reached.has(hex.id);
		hex.land &&= !hex.isle;
	}
}

function makeBoard() {
	const hexes = landShares().map((share, id) => ({
		id,
		column: columnOf(id),
		row: rowOf(id),
		place: projection.invert(centreOf(id)),
		land: share >= LAND_SHARE,
	}));
	const spot = (word) => {
		const { at } = parsePlaces(towns).find((place) => place.word === word);
		return nearestHex(hexes, at[0], () => true);
	};
	for (const word of FORCED_LAND) spot(word).land = true;
	drownIslands(hexes, spot("roma").id);
	nameHexes(hexes);
	const named = (word) => {
		const found = hexes.find((hex) => hex.word === word);
		if (!found) throw new Error(`no hex is called ${word}`);
		return found;
	};
	for (const word of ITALY) named(word).italy = true;
	for (const [owner, words] of Object.entries(TROOPS))
		for (const word of words.trim().split(/\s+/)) named(word).troop = owner;
	for (const [owner, word] of Object.entries(STARTS))
		for (const id of [named(word).id, ...neighboursOf(named(word).id)])
			if (hexes[id].land) hexes[id].zone = owner;
	return hexes;
}

/* ---- the tables ------------------------------------------------------------------------------ */

const constant = (word) => word.toUpperCase().replaceAll("-", "_");
const tenths = (degrees) => Math.round(degrees * 10);

function hexRow(hex) {
	const terrain = hex.land ? "LAND" : hex.isle ? "ISLE" : "SEA";
	const force = (owner) => (owner ? constant(owner) : "NONE");
	return `HEX(${[
		constant(hex.word),
		`"${hex.word}"`,
		`"${hex.title}"`,
		`"${hex.region.title}"`,
		tenths(hex.place[0]),
		tenths(hex.place[1]),
		terrain,
		hex.italy ? "ITALY" : "ABROAD",
		force(hex.zone),
		force(hex.troop),
	].join(", ")})\n`;
}

function waysRow(hexes, hex) {
	const list = (ids) => [ids.length, ...ids, ...new Array(AROUND.length - ids.length).fill(0)];
	const all = neighboursOf(hex.id);
	const walk = hex.land ? all.filter((id) => hexes[id].land) : [];
	return `WAYS(${list(walk).join(", ")}, ${list(all).join(", ")})\n`;
}

const HEXES_HEAD = `/* games/first-triumvirate/hexes.def -- the board, a row per hex, made by
 * tools/boards/first-triumvirate.mjs from a real coastline: change that, not this.
 *
 * Rows of ${COLUMNS} hexes from north to south; a row is half a hex high, and the even ones stand half a
 * hex further east.
 *
 * HEX(id, word, title, region, longitude and latitude in tenths of a degree, terrain,
 *     whether in Italy, whose military zone, whose troop starts there) */

`;

const WAYS_HEAD = `/* games/first-triumvirate/ways.def -- the neighbours of each hex, made with hexes.def.
 *
 * WAYS(how many by land, six of them or zeros, how many by land and water, six or zeros) */

`;

const MARCHES_HEAD = `/* games/first-triumvirate/marches.def -- how many hexes it is to Rome and to Italy, made with
 * hexes.def.
 *
 * MARCH(to Rome by land, to Rome by land and water, to Italy by land, by land and water); FAR where
 * there is no way */

`;

/* Steps from the nearest of these hexes to every hex, by hexes that will do. */
function distances(hexes, from, will) {
	const steps = new Map(from.map((hex) => [hex.id, 0]));
	for (const [id, n] of steps)
		for (const other of neighboursOf(id))
			if (will(hexes[other]) && !steps.has(other)) steps.set(other, n + 1);
	return hexes.map((hex) => steps.get(hex.id) ?? "FAR");
}

function marchesTable(hexes) {
	const rome = hexes.filter((hex) => hex.word === "roma");
	const italy = hexes.filter((hex) => hex.italy);
	const columns = [rome, italy].flatMap((from) => [
		distances(hexes, from, (hex) => hex.land),
		distances(hexes, from, () => true),
	]);
	const row = (id) => `MARCH(${columns.map((column) => column[id]).join(", ")})\n`;
	return MARCHES_HEAD + hexes.map((hex) => row(hex.id)).join("");
}

function boardJson(hexes) {
	const row = (hex) =>
		JSON.stringify({
			word: hex.word,
			title: hex.title,
			region: hex.region.title,
			column: hex.column,
			row: hex.row,
			lon: tenths(hex.place[0]) / 10,
			lat: tenths(hex.place[1]) / 10,
			terrain: hex.land ? "land" : hex.isle ? "isle" : "sea",
			italy: hex.italy,
			zone: hex.zone,
			troop: hex.troop,
			start: Object.keys(STARTS).find((owner) => STARTS[owner] === hex.word),
		});
	const grid = { across: ACROSS, origin: ORIGIN, parallels: [33, 47], meridian: 16, radius: 6371 };
	return `{"grid": ${JSON.stringify(grid)},\n"hexes": [\n${hexes.map(row).join(",\n")}\n]}\n`;
}

const hexes = makeBoard();
const tables = {
	"hexes.def": HEXES_HEAD + hexes.map(hexRow).join(""),
	"ways.def": WAYS_HEAD + hexes.map((hex) => waysRow(hexes, hex)).join(""),
	"marches.def": marchesTable(hexes),
	"board.json": boardJson(hexes),
};
for (const [name, table] of Object.entries(tables))
	writeFileSync(new URL(`../../games/first-triumvirate/${name}`, import.meta.url), table);
