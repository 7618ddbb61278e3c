/* web/tools/virtual.mjs -- modules made from the rest of the project: icons, boards, games, rules. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../engine/engine.mjs';
import { rulesHtml } from './markdown.mjs';

/* Cut-outs take the colour of the ground, by class: style attributes would need a laxer policy. */
function iconBody(svg) {
	const body = svg
		.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
		.replaceAll('style="stroke:#fff;stroke-width:2.4;paint-order:stroke"', 'class="icon-edge"')
		.replaceAll('style="stroke:#fff;stroke-width:2"', 'class="icon-cut-line" stroke-width="2"')
		.replaceAll('style="fill:#fff"', 'class="icon-cut"')
		.replace(/fill="#fff"/g, 'class="icon-cut"')
		.replace(/stroke="#fff"/g, 'class="icon-cut-line"')
		.trim();
	if (/style=|#fff/.test(body)) throw new Error(`An icon has a colour of its own: ${body}`);
	return body;
}

function iconsModule(root) {
	const folder = join(root, 'web/src/art/icons');
	const icons = Object.fromEntries(
		readdirSync(folder).map((name) => [
			name.replace('.svg', ''),
			iconBody(readFileSync(join(folder, name), 'utf8')),
		]),
	);
	return `export const icons = ${JSON.stringify(icons)};`;
}

function boardsModule(root) {
	const folder = join(root, 'web/src/boards');
	const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'index.tsx')));
	const lines = ids.map(
		(id) =>
			`  ${JSON.stringify(id)}: () => import(${JSON.stringify(join(folder, id, 'index.tsx'))}),`,
	);
	return `export const boards = {\n${lines.join('\n')}\n};`;
}

/* What the home page tells about a game, without loading the engine. */
async function catalogueModule(wasmPath) {
	const engine = await openEngine(readFileSync(wasmPath));
	const shown = engine.shown();
	const games = engine.games().map(({ verbs, names, ...facts }) => ({
		...facts,
		minutes: minutesOf(facts),
		scenarios: scenariosOf(engine, facts),
		title: facts.title.split(': ').at(-1),
		shown: shown.includes(facts.game),
		seats: seatTitles(Object.values(names)[0]),
		seat_words: Object.values(names)[0].words,
	}));
	return `export const catalogue = ${JSON.stringify(games)};`;
}

/* The shortest scenario's least, and the longest one's most. */
const minutesOf = ({ scenarios }) => [
	Math.min(...scenarios.map((one) => one.least_minutes)),
	Math.max(...scenarios.map((one) => one.most_minutes)),
];

/* Which scenarios there are, and for how many each is. */
function scenariosOf(engine, { game, options, min_seats: least, max_seats: most }) {
	const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
	const words = options.find((option) => option.name === 'scenario')?.words ?? [];
	return words.map((word) => ({
		word,
		seats: counts.filter((seats) => canStart(engine, `${game} seats=${seats} scenario=${word}`)),
	}));
}

function canStart(engine, request) {
	try {
		engine.start(request);
		return true;
	} catch {
		return false;
	}
}

const seatTitles = ({ words, titles }) => words.map((word, i) => titles?.[i] ?? word);

/* What lies in a game's box, for its board. */
async function componentsModule(wasmPath, id) {
	const engine = await openEngine(readFileSync(wasmPath));
	return Object.entries(engine.components(id))
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join('\n');
}

const rulebook = (root, id) => join(root, 'games', id, 'RULES.md');

function rulesModule(root) {
	const ids = readdirSync(join(root, 'games')).filter((id) => existsSync(rulebook(root, id)));
	const lines = ids.map((id) => `  ${JSON.stringify(id)}: () => import('virtual:rules/${id}'),`);
	return `export const rules = {\n${lines.join('\n')}\n};`;
}

export async function virtualModules(root, wasmPath) {
	const load = async (name) => {
		if (name === 'icons') return iconsModule(root);
		if (name === 'boards') return boardsModule(root);
		if (name === 'catalogue') return catalogueModule(wasmPath);
		if (name === 'rules') return rulesModule(root);
		if (name.startsWith('box/')) return componentsModule(wasmPath, name.slice('box/'.length));
		const id = name.replace('rules/', '');
		return `export default ${JSON.stringify(rulesHtml(readFileSync(rulebook(root, id), 'utf8')))};`;
	};
	return {
		name: 'virtual',
		setup(build) {
			build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
				path: path.slice(8),
				namespace: 'virtual',
			}));
			build.onLoad({ filter: /.*/, namespace: 'virtual' }, async ({ path }) => ({
				contents: await load(path),
				resolveDir: join(root, 'web/src'),
			}));
		},
	};
}
