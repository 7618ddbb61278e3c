/* tools/boards/first-triumvirate-map.mjs -- draws the coast under the hexes of The First Triumvirate:
 * web/src/boards/first-triumvirate/map.ts.
 *
 * The board's own projection and grid, from board.json, which first-triumvirate.mjs makes; run it
 * after that, from tools/:
 *
 *     node boards/first-triumvirate-map.mjs */

import { readFileSync, writeFileSync } from "node:fs";
import { geoConicEqualArea, geoGraticule } from "d3-geo";
import { areaOf, coastRings, draw, pathOf, pathsOf, roundPoint, thin } from "./geography.mjs";

const { grid, hexes } = JSON.parse(readFileSync(new URL("../../games/first-triumvirate/board.json", import.meta.url)));

const [WIDTH, HEIGHT] = [1240, 894];
const SIDE = 18; /* pixels between the frame and the hexes */
const TOP = 76;
const MARGIN = 40;
const APART = 0.9;
const SPECK = 4;

const COLUMNS = 1 + Math.max(...hexes.map((hex) => hex.column));
const corner = grid.across / Math.sqrt(3);
const step = (grid.across * Math.sqrt(3)) / 2;
const scale = (WIDTH - 2 * SIDE) / (step * (COLUMNS - 1) + 2 * corner);
const origin = [SIDE + corner * scale, TOP + (grid.across / 2) * scale];

const shift = grid.origin.map((km, i) => origin[i] - km * scale);
const projection = () => geoConicEqualArea().parallels(grid.parallels).rotate([-grid.meridian, 0]).center([0, 0])
	.translate(shift).scale(grid.radius * scale);
const framed = projection().clipExtent([[-MARGIN, -MARGIN], [WIDTH + MARGIN, HEIGHT + MARGIN]]);

const coast = coastRings(framed).map((ring) => thin(ring, APART))
	.filter((ring) => ring.length > 3 && areaOf(ring) > SPECK);
const graticule = draw(framed, geoGraticule().step([5, 5]).extent([[-40, 15], [70, 65]])())
	.map((line) => thin(line, 12)).filter((line) => line.length > 1)
	.map((line) => pathOf(line, false)).join("");

const WATERS = {
	"Mare Internum": { at: [19.2, 34.3], size: 25, spacing: 0.14 },
	"Pontus Euxinus": { at: [34.3, 43.2], size: 20, spacing: 0.06 },
	"Oceanus": { at: [-8.6, 45.9], size: 21, spacing: 0.05 },
};

/* Zones are named where no troops start. */
const ZONES = { caesar: ["Gallia", [3.4, 46.6]], pompey: ["Hispania", [3.1, 37.9]], crassus: ["Syria", [38.6, 38.75]] };

/* Wide lands are named faintly in their middle. */
const WIDE = 9; /* hexes */
const FIRST_ROW = 2; /* nearer to the edge is no place for a name */

function centreOf(hex) {
	return [origin[0] + step * scale * hex.column, origin[1] + (grid.across / 2) * scale * hex.row];
}

function wideLands() {
	const lands = hexes.filter((hex) => hex.terrain === "land");
	const names = [...new Set(lands.map((hex) => hex.region))];
	return names.map((name) => ({ name, inside: lands.filter((hex) => hex.region === name) }))
		.filter(({ inside }) => inside.length >= WIDE && !inside.some((hex) => hex.zone || hex.troop))
		.map(({ name, inside }) => {
			const middle = [0, 1].map((i) => inside.reduce((sum, hex) => sum + centreOf(hex)[i], 0) / inside.length);
			return { name, at: roundPoint([middle[0], Math.max(middle[1], TOP + FIRST_ROW * 20)]) };
		});
}

const map = {
	width: WIDTH,
	height: HEIGHT,
	origin: roundPoint(origin),
	across: Math.round(grid.across * scale * 1000) / 1000,
	land: pathsOf(coast),
	graticule,
	zones: Object.fromEntries(Object.entries(ZONES).map(([player, [name, at]]) => [player, { name, at: roundPoint(projection()(at)) }])),
	lands: wideLands(),
	waters: Object.entries(WATERS).map(([name, { at, size, spacing }]) => ({ name, at: roundPoint(projection()(at)), size, spacing })),
};

writeFileSync(new URL("../../web/src/boards/first-triumvirate/map.ts", import.meta.url),
	`/* web/src/boards/first-triumvirate/map.ts -- the coast under the hexes; made by
 * tools/boards/first-triumvirate-map.mjs. */

export const map = ${JSON.stringify(map, null, 1)};
`);
