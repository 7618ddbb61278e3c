/* web/tools/geography.mjs -- draws the coasts of the start page: web/src/art/coasts.ts.
 *
 * Real coastline (Natural Earth, 1:50 million), conic conformal projection, clipped to its frame,
 * points closer than can be seen left out.  Run it after changing a frame: npm run geography. */

import { readFileSync, writeFileSync } from 'node:fs';
import { Delaunay } from 'd3-delaunay';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const here = new URL('.', import.meta.url);
const atlas = JSON.parse(readFileSync(new URL('../node_modules/world-atlas/land-50m.json', here)));
const land = feature(atlas, atlas.objects.land);

const RUBICON = [
	[12.05, 43.97],
	[12.13, 44.03],
	[12.22, 44.05],
	[12.29, 44.12],
	[12.36, 44.14],
	[12.43, 44.19],
];
const ROME = [12.48, 41.9];

/* Points that stand for a territory: every place belongs to the nearest. */
const TERRITORIES = {
	italy: [
		[12.3, 42.8],
		[8, 45],
		[9.5, 45.3],
		[11, 45.5],
		[12.5, 45.8],
		[8.6, 44.4],
		[10.8, 44.2],
		[11.3, 43.3],
		[13.7, 42.3],
		[14.5, 41.2],
		[16, 41],
		[17.8, 40.5],
		[16.2, 39.5],
		[16.5, 38.6],
		[7.6, 44.2],
		[13.3, 46],
		[11.2, 46.1],
	],
	illyricum: [
		[17.2, 44.2],
		[14.6, 45.3],
		[16, 45.4],
		[15.2, 44.3],
		[18.3, 43],
		[19.2, 42.3],
		[18.5, 44.8],
		[19.6, 43.7],
		[16.5, 43],
	],
	narbonensis: [
		[4.3, 44],
		[5.8, 43.7],
		[6, 44.7],
		[5.4, 45.4],
		[6.5, 43.5],
	],
	sardinia: [
		[9, 40.6],
		[9.1, 42.2],
		[9, 39.4],
	],
	macedonia: [
		[20, 41],
		[21.5, 41],
		[20.3, 40.2],
	],
	foreign: [
		[20.8, 44.6],
		[21, 43.5],
		[22, 45],
		[18, 46.6],
		[15, 47],
	],
};

const FRAMES = {
	hero: {
		width: 1440,
		height: 460,
		at: [12.42, 44.14],
		x: 985,
		y: 142,
		scale: 2440,
		parallels: [38, 48],
	},
	phone: {
		width: 390,
		height: 232,
		at: [12.42, 44.14],
		x: 198,
		y: 80,
		scale: 2040,
		parallels: [38, 48],
	},
	alps: {
		width: 305,
		height: 150,
		at: [9.0, 45.05],
		x: 150,
		y: 84,
		scale: 2250,
		parallels: [38, 48],
	},
	card: {
		width: 305,
		height: 150,
		at: [12.6, 42.5],
		x: 156,
		y: 74,
		scale: 1150,
		parallels: [38, 48],
	},
};

/* The card of 3 Caesars: towns of north Italy and southern Gaul, its roads and passes, and mountains. */
const TOWNS = {
	lugdunum: [4.8, 45.75],
	arausio: [4.8, 44.15],
	massilia: [5.4, 43.35],
	vesontio: [6.0, 47.2],
	aventicum: [7.1, 46.85],
	taurinorum: [7.6, 45.05],
	albintimilium: [7.6, 43.85],
	mediolanum: [9.1, 45.5],
	genua: [8.9, 44.45],
	placentia: [9.75, 44.95],
	verona: [11.1, 45.45],
	bononia: [11.4, 44.45],
	ravenna: [12.25, 44.4],
	aquileia: [13.4, 45.85],
	florentia: [11.2, 43.75],
};
const ROADS = [
	'lugdunum arausio',
	'arausio massilia',
	'lugdunum vesontio',
	'vesontio aventicum',
	'taurinorum mediolanum',
	'mediolanum placentia',
	'mediolanum verona',
	'placentia verona',
	'placentia bononia',
	'bononia ravenna',
	'verona aquileia',
	'ravenna aquileia',
	'bononia florentia',
	'genua albintimilium',
];
const PASSES = [
	'lugdunum taurinorum',
	'aventicum mediolanum',
	'massilia albintimilium',
	'placentia genua',
];
const PEAKS = [
	[6.2, 44.5],
	[6.6, 45],
	[6.3, 45.6],
	[6.95, 45.45],
	[6.9, 46.1],
	[7.7, 45.85],
	[8.2, 46.35],
	[8.9, 46.3],
	[9.5, 46.6],
	[10.2, 46.2],
	[10.6, 46.7],
	[11.2, 46.5],
	[11.9, 46.3],
	[12.6, 46.7],
	[13.4, 46.6],
	[10.1, 44.3],
	[10.6, 44.05],
	[12, 43.7],
	[12.8, 43.2],
	[3.3, 45.2],
	[3.6, 44.4],
];

const MARGIN = 40; /* drawn outside the frame, for wide strokes */
const APART = 0.9;
const round = (value) => Math.round(value * 10) / 10;

function projectionOf({ width, height, at, x, y, scale, parallels }) {
	const projection = geoConicConformal()
		.parallels(parallels)
		.rotate([-12, 0])
		.scale(scale)
		.translate([0, 0]);
	const [atX, atY] = projection(at);
	return projection.translate([x - atX, y - atY]).clipExtent([
		[-MARGIN, -MARGIN],
		[width + MARGIN, height + MARGIN],
	]);
}

/* Rings of points, as a path with points that are too close left out. */
class Rings {
	rings = [];
	moveTo(x, y) {
		this.rings.push([[x, y]]);
	}
	lineTo(x, y) {
		this.rings.at(-1).push([x, y]);
	}
	closePath() {}
	arc() {}
}

function thin(ring) {
	const kept = [ring[0]];
	for (const point of ring)
		if (Math.hypot(point[0] - kept.at(-1)[0], point[1] - kept.at(-1)[1]) >= APART) kept.push(point);
	return kept;
}

const areaOf = (ring) =>
	Math.abs(
		ring.reduce((sum, [x, y], i) => {
			const [nextX, nextY] = ring[(i + 1) % ring.length];
			return sum + x * nextY - nextX * y;
		}, 0),
	) / 2;

/* Relative lines take half the room. */
function pathOf(points, close) {
	let [atX, atY] = points[0].map(round);
	const steps = points.slice(1).map(([x, y]) => {
		const [dx, dy] = [round(round(x) - atX), round(round(y) - atY)];
		[atX, atY] = [round(x), round(y)];
		return `${dx}${dy < 0 ? '' : ' '}${dy}`;
	});
	return `M${points[0].map(round).join(' ')}l${steps.join(' ').replace(/ -/g, '-')}${close ? 'z' : ''}`.replace(
		/(^|[^0-9])0\./g,
		'$1.',
	);
}

const SMALLEST = 4; /* square pixels */

function coast(projection) {
	const rings = new Rings();
	geoPath(projection, rings)(land);
	return rings.rings
		.map(thin)
		.filter((ring) => ring.length > 3 && areaOf(ring) > SMALLEST)
		.map((ring) => pathOf(ring, true))
		.join('');
}

const STEP = 6; /* pixels between the points of a border */

/* Borders are no ruler's work: every point strays by where it is, so that neighbours still meet. */
const stray = ([x, y]) => [
	x + 4.5 * Math.sin(x / 19 + y / 13) + 2.2 * Math.sin(y / 5.5 + 1),
	y + 4.5 * Math.sin(y / 17 - x / 14 + 2) + 2.2 * Math.sin(x / 6),
];

function wind(ring) {
	return ring.flatMap(([x, y], i) => {
		const [toX, toY] = ring[(i + 1) % ring.length];
		const count = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / STEP));
		return Array.from({ length: count }, (_, n) =>
			stray([x + ((toX - x) * n) / count, y + ((toY - y) * n) / count]),
		);
	});
}

/* Each territory's cells of a Voronoi diagram, to be clipped to the land. */
function territories(frame, projection) {
	const seeds = Object.entries(TERRITORIES).flatMap(([name, points]) =>
		points.map((point) => ({ name, at: projection(point) })),
	);
	const cells = Delaunay.from(seeds.map((seed) => seed.at)).voronoi([
		-MARGIN,
		-MARGIN,
		frame.width + MARGIN,
		frame.height + MARGIN,
	]);
	const paths = Object.fromEntries(Object.keys(TERRITORIES).map((name) => [name, '']));
	seeds.forEach(({ name }, i) => {
		const cell = cells.cellPolygon(i);
		if (cell) paths[name] += pathOf(wind(cell.slice(0, -1)), true);
	});
	return paths;
}

function roads(projection) {
	const at = (town) => projection(TOWNS[town]).map(round);
	const line = (road) => road.split(' ').flatMap(at);
	return {
		towns: Object.fromEntries(Object.keys(TOWNS).map((town) => [town, at(town)])),
		roads: ROADS.map(line),
		passes: PASSES.map(line),
		peaks: PEAKS.map((peak) => projection(peak).map(round)).sort((a, b) => a[1] - b[1]),
	};
}

function draw(name, frame) {
	const projection = projectionOf(frame);
	const free = projectionOf(frame).clipExtent(null);
	return {
		width: frame.width,
		height: frame.height,
		land: coast(projection),
		rubicon: pathOf(RUBICON.map(free), false),
		rome: free(ROME).map(round),
		...(name === 'card' ? { territories: territories(frame, free) } : {}),
		...(name === 'alps' ? roads(free) : {}),
	};
}

const coasts = Object.fromEntries(
	Object.entries(FRAMES).map(([name, frame]) => [name, draw(name, frame)]),
);
writeFileSync(
	new URL('../src/art/coasts.ts', here),
	`/* web/src/art/coasts.ts -- coasts of the start page; made by web/tools/geography.mjs. */

export const coasts = ${JSON.stringify(coasts, null, 2)};
`,
);
