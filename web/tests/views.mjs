/* web/tests/views.mjs -- what boards believe to be shown is what the engine shows: node web/tests/views.mjs [GAME ...].
 *
 * Games are played here and now, in every way to sit down; positions that have something new in them
 * are written as TypeScript, each as the type that its board has for it (boards/<game>/view.ts), and
 * tsc judges them.  A member that show.c names otherwise, or no longer writes, is an error, and so is
 * one that a board does not know; what a board knows and nobody ever showed is told by name. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEngine } from '../engine/engine.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const out = join(web, '../build/views');
const engine = await openEngine(readFileSync(join(web, '../build/wasm/engine.wasm')));
const boards = readdirSync(join(web, 'src/boards')).filter((id) =>
	existsSync(join(web, 'src/boards', id, 'view.ts')),
);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : boards;

const BOTS = ['random', 'greedy']; /* a game of each, in each way to sit down */
const MOST_GAMES = 12;
const LOOKS = 40; /* at positions of a game */

/* "seats=3 scenario=long": every number of seats, every scenario, as far as they go together. */
function waysToSit({ min_seats: least, max_seats: most, options }) {
	const seats = Array.from({ length: most - least + 1 }, (_, i) => `seats=${least + i}`);
	const scenarios = options.find(({ name }) => name === 'scenario')?.words ?? [];
	const ways = scenarios.length
		? seats.flatMap((one) => scenarios.map((scenario) => `${one} scenario=${scenario}`))
		: seats;
	return ways.flatMap((way) => [way, `${way} bid=0,0,0 active=all`]);
}

function starts(game, way) {
	try {
		engine.start(`${game} ${way}`);
		return true;
	} catch {
		return false;
	}
}

/* What a value brings that can be wrong: names, kinds, and words of few letters. */
function featuresIn(value, path, found) {
	if (value === null || typeof value !== 'object')
		found.add(`${path} ${typeof value === 'string' && value.length < 16 ? value : typeof value}`);
	else {
		found.add(`${path} object`);
		for (const [key, one] of Object.entries(value))
			featuresIn(one, Array.isArray(value) ? `${path}[]` : `${path}.${key}`, found);
	}
	return found;
}

class Collection {
	#seen = new Set();
	positions = [];

	add({ asks, events, chance, views, ...position }) {
		const kept = {
			...position,
			asks: asks.map((ask) => ({ ...ask, legal: ask.legal.slice(0, 3) })),
			events: events.slice(0, 3),
			...(chance ? { chance: chance.slice(0, 3) } : {}),
		};
		for (const one of [kept, ...(views ?? []).map((view) => ({ ...kept, view }))]) {
			const news = [...featuresIn(one.view, 'view', new Set())].filter((it) => !this.#seen.has(it));
			if (!news.length) continue;
			for (const feature of news) this.#seen.add(feature);
			this.positions.push(one);
		}
	}

	/* Whether a member of this name was shown anywhere. */
	has = (member) => [...this.#seen].some((feature) => feature.split(/[. []/).includes(member));
}

/* One game of bots, and some of its positions: from above, and as one of the seats sees them. */
function playOne(found, n) {
	engine.finish(BOTS[n % BOTS.length], BigInt(n + 1));
	const { plies } = engine.replay(new TextEncoder().encode(engine.record()));
	for (let look = 0; look <= LOOKS; look++) {
		const ply = Math.round((plies * look) / LOOKS);
		const above = engine.at(ply, 'position', 'above');
		found.add(above);
		found.add(engine.position(above.seats[look % above.seats.length].seat));
	}
}

const missing = (game, found) => membersIn(game).filter((member) => !found.has(member));

/* Two games in every way to sit down, and more until everything that can be shown was. */
function positionsOf(game) {
	const found = new Collection();
	const ways = waysToSit(engine.games().find((one) => one.game === game));
	for (let n = 0; n < MOST_GAMES && (n < BOTS.length || missing(game, found).length); n++)
		for (const way of ways) if (starts(game, way)) playOne(found, n);
	return found;
}

const HEAD = (game) => `/* Made by web/tests/views.mjs. */
import type { Position } from '../../web/src/table/position';
import type { View } from '../../web/src/boards/${game}/view';
interface Shown extends Omit<Position, 'view' | 'views'> { view: View; views?: View[] }
`;

function write(game, { positions }) {
	const lines = positions.map((one, i) => `export const at${i}: Shown = ${JSON.stringify(one)};`);
	writeFileSync(join(out, `${game}.ts`), `${HEAD(game)}${lines.join('\n')}\n`);
}

/* Names of members in view.ts, up to where its types end. */
function membersIn(game) {
	const text = readFileSync(join(web, 'src/boards', game, 'view.ts'), 'utf8');
	const types = [...text.matchAll(/^export interface \w+[^{]*\{\n([\s\S]*?)^\}/gm)];
	return types.flatMap(([, body]) => [...body.matchAll(/^\t(\w+)\??:/gm)].map(([, name]) => name));
}

function judge() {
	const config = {
		extends: '../../web/tsconfig.json',
		include: ['*.ts', '../../web/src/virtual.d.ts'],
	};
	writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config));
	try {
		execFileSync('npx', ['tsc', '--noEmit', '-p', out], { cwd: web, encoding: 'utf8' });
		return [];
	} catch (error) {
		return error.stdout.split('\n').filter(Boolean);
	}
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const complaints = [];
for (const game of wanted) {
	const found = positionsOf(game);
	write(game, found);
	for (const member of missing(game, found))
		complaints.push(`${game}: nobody was ever shown '${member}'`);
	console.log(`${game}: ${found.positions.length} positions`);
}
complaints.push(...judge());
for (const complaint of complaints.slice(0, 20)) console.error(`FAIL ${complaint.slice(0, 400)}`);
console.log(
	`${wanted.length - Math.min(wanted.length, complaints.length)} passed, ${complaints.length} failed`,
);
process.exitCode = complaints.length ? 1 : 0;
