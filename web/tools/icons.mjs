/* web/tools/icons.mjs -- the program's icon as pictures of points, for home screens: drawn from src/static/icon.svg.
 *
 * The drawing may hold what it holds now: a rectangle as its ground, curves with a stroke (M, C and S), circles.  Each
 * point is as much in a shape as the distance to its edge says, which is all the smoothing that is needed. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

const GRID = 48; /* the drawing's own units */
const SAFE = 0.8; /* of a maskable icon: what no shape of mask cuts off */

/* Corners are cut by whoever shows a maskable icon or a touch icon: those have none. */
const ICONS = [
	{ name: 'icon-192.png', size: 192 },
	{ name: 'icon-512.png', size: 512 },
	{ name: 'icon-maskable-512.png', size: 512, isWhole: true, scale: SAFE },
	{ name: 'apple-touch-icon.png', size: 180, isWhole: true },
];

/* ---- reading ---- */

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const number = (tag, name) => Number(attribute(tag, name));
const colour = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const STEPS = 16; /* straight pieces of a curve */

function curve([p0, p1, p2, p3]) {
	const at = (t, i) =>
		(1 - t) ** 3 * p0[i] +
		3 * (1 - t) ** 2 * t * p1[i] +
		3 * (1 - t) * t * t * p2[i] +
		t ** 3 * p3[i];
	return Array.from({ length: STEPS + 1 }, (_, step) => [at(step / STEPS, 0), at(step / STEPS, 1)]);
}

/* "M9 45C5 36 17 36 18 29S26 25 28 19": points along it. */
function pointsOf(path) {
	const points = [];
	let handle = null;
	for (const [, letter, rest] of path.matchAll(/([MCS])([^MCS]*)/g)) {
		const numbers = rest.match(/-?[\d.]+/g).map(Number);
		const pairs = numbers.flatMap((_, i) => (i % 2 ? [] : [[numbers[i], numbers[i + 1]]]));
		const from = points.at(-1);
		if (letter === 'M') points.push(pairs[0]);
		else {
			const mirrored = letter === 'S' ? [[2 * from[0] - handle[0], 2 * from[1] - handle[1]]] : [];
			const [first, second, to] = [...mirrored, ...pairs];
			points.push(...curve([from, first, second, to]));
			handle = second;
		}
	}
	return points;
}

function shapesIn(svg) {
	return [...svg.matchAll(/<(rect|path|circle)\b[^>]*>/g)].map(([tag, kind]) => {
		if (kind === 'rect')
			return { kind, fill: colour(attribute(tag, 'fill')), radius: number(tag, 'rx') };
		if (kind === 'circle')
			return {
				kind,
				fill: colour(attribute(tag, 'fill')),
				x: number(tag, 'cx'),
				y: number(tag, 'cy'),
				radius: number(tag, 'r'),
			};
		return {
			kind,
			fill: colour(attribute(tag, 'stroke')),
			points: pointsOf(attribute(tag, 'd')),
			radius: number(tag, 'stroke-width') / 2,
		};
	});
}

/* ---- distances, negative inside ---- */

/* Squared, to the nearest of a path's straight pieces. */
function toPath(points, x, y) {
	let least = Infinity;
	for (let i = 1; i < points.length; i++) {
		const [ax, ay] = points[i - 1];
		const [dx, dy] = [points[i][0] - ax, points[i][1] - ay];
		const along = Math.max(
			0,
			Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
		);
		least = Math.min(least, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
	}
	return least;
}

const DISTANCE = {
	circle: ({ x: cx, y: cy, radius }, x, y) => Math.hypot(x - cx, y - cy) - radius,
	path: ({ points, radius }, x, y) => Math.sqrt(toPath(points, x, y)) - radius,
	rect: ({ radius }, x, y) => {
		const [dx, dy] = [x, y].map((one) => Math.abs(one - GRID / 2) - GRID / 2 + radius);
		return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
	},
};

/* ---- drawing ---- */

/* How much of a point is in the shape, 0 to 1. */
const shareOf = (shape, x, y, unit) =>
	Math.max(0, Math.min(1, 0.5 - DISTANCE[shape.kind](shape, x, y) / unit));

function drawPoint(to, [ground, ...others], x, y, unit, isWhole) {
	to.set(ground.fill);
	to[3] = 255 * (isWhole ? 1 : shareOf(ground, x, y, unit));
	for (const shape of others) {
		const share = shareOf(shape, x, y, unit);
		for (let i = 0; share && i < 3; i++) to[i] += (shape.fill[i] - to[i]) * share;
	}
}

/* Rows of points, each row after a byte that says that it is not filtered. */
function draw(shapes, { size, isWhole = false, scale = 1 }) {
	const unit = GRID / (size * scale);
	const shift = (GRID - GRID / scale) / 2;
	const rows = new Uint8ClampedArray(size * (4 * size + 1));
	for (let y = 0; y < size; y++)
		for (let x = 0; x < size; x++) {
			const at = y * (4 * size + 1) + 1 + 4 * x;
			drawPoint(
				rows.subarray(at, at + 4),
				shapes,
				(x + 0.5) * unit + shift,
				(y + 0.5) * unit + shift,
				unit,
				isWhole,
			);
		}
	return rows;
}

/* ---- PNG ---- */

const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
	for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
	return byte;
});

const crc32 = (bytes) =>
	~bytes.reduce((sum, byte) => CHECKS[(sum ^ byte) & 255] ^ (sum >>> 8), -1) >>> 0;

function chunk(type, bytes) {
	const body = Buffer.concat([Buffer.from(type), bytes]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(bytes.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

function png(size, rows) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(size, 0);
	head.writeUInt32BE(size, 4);
	head.set([8, 6], 8); /* eight bits each of red, green, blue and alpha */
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', head),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

export function makeIcons(svg, folder) {
	const shapes = shapesIn(readFileSync(svg, 'utf8'));
	for (const icon of ICONS)
		writeFileSync(join(folder, icon.name), png(icon.size, draw(shapes, icon)));
}
