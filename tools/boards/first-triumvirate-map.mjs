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
	.map((line) => pathOf(thin(line, 12), false)).join("");

const WATERS = {
	"Mare Internum": { at: [19.2, 34.3], size: 25, spacing: 0.14 },
	"Pontus Euxinus": { at: [34.3, 43.2], size: 20, spacing: 0.06 },
	"Oceanus": { at: [-8.6, 45.9], size: 21, spacing: 0.05 },
};

const map = {
	width: WIDTH,
	height: HEIGHT,
	origin: roundPoint(origin),
	across: Math.round(grid.across * scale * 1000) / 1000,
	land: pathsOf(coast),
	graticule,
	waters: Object.entries(WATERS).map(([name, { at, size, spacing }]) => ({ name, at: roundPoint(projection()(at)), size, spacing })),
};

writeFileSync(new URL("../../web/src/boards/first-triumvirate/map.ts", import.meta.url),
	`/* web/src/boards/first-triumvirate/map.ts -- the coast under the hexes; made by
 * tools/boards/first-triumvirate-map.mjs. */

export const map = ${JSON.stringify(map, null, 1)};
`);
