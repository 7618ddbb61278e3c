/* web/tools/build.mjs -- builds the client: node web/tools/build.mjs [build/wasm] [output folder].
 *
 * Everything is bundled and named by its contents, so that it may be cached for ever; index.html,
 * sw.js, theme.js, the icons and the manifest keep their names. */

import { createHash } from 'node:crypto';
import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { openEngine } from '../engine/engine.mjs';
import { writeAssets } from './assets.mjs';
import { makeFonts } from './fonts.mjs';
import { makeIcons } from './icons.mjs';
import { virtualModules } from './virtual.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '..');
const root = join(web, '..');
const wasm = resolve(process.argv[2] ?? join(root, 'build/wasm'));
const out = resolve(process.argv[3] ?? join(root, 'build/web'));

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/* Engines of older rules, by "id/rules": asked for by records that were played by them. */
async function copyKept(id, today) {
	const folder = join(root, 'engines', id);
	const { rules } = (await openEngine(today)).games()[0];
	return (existsSync(folder) ? readdirSync(folder) : [])
		.filter((name) => name.endsWith('.wasm') && Number.parseInt(name, 10) < rules)
		.map((name) => {
			copyFileSync(join(folder, name), join(out, `engine-${id}-${name}`));
			return [`${id}/${Number.parseInt(name, 10)}`, `engine-${id}-${name}`];
		});
}

async function copyOlderEngines(engines) {
	const older = await Promise.all(
		Object.entries(engines).map(([id, name]) => copyKept(id, readFileSync(join(out, name)))),
	);
	return Object.fromEntries(older.flat());
}

/* One engine for each game, by its id, and one for all that are not shown. */
function copyEngines() {
	const modules = readdirSync(join(wasm, 'games')).filter((name) => name.endsWith('.wasm'));
	return Object.fromEntries(
		modules.map((module) => {
			const bytes = readFileSync(join(wasm, 'games', module));
			const id = module.replace('.wasm', '').replaceAll('_', '-');
			const name = `engine-${id}-${hash(bytes)}.wasm`;
			writeFileSync(join(out, name), bytes);
			return [id, name];
		}),
	);
}

const common = {
	bundle: true,
	minify: true,
	format: 'esm',
	target: 'es2022',
	outdir: out,
	entryNames: '[name]-[hash]',
	chunkNames: 'part-[hash]',
	metafile: true,
	jsx: 'automatic',
	jsxImportSource: 'preact',
	external: ['*.woff2'],
	legalComments: 'none',
	logLevel: 'warning',
};

/* The name under which an entry point was written. */
function nameOf(result, entry, extension) {
	const found = Object.entries(result.metafile.outputs).find(
		([path, facts]) => path.endsWith(extension) && facts.entryPoint?.endsWith(entry),
	);
	return found[0].split('/').at(-1);
}

async function bundleWorker() {
	const result = await build({ ...common, entryPoints: [join(web, 'src/source/worker.ts')] });
	return nameOf(result, 'worker.ts', '.js');
}

async function bundleClient(worker, engines) {
	const result = await build({
		...common,
		splitting: true,
		entryPoints: [join(web, 'src/main.tsx')],
		plugins: [await virtualModules(root, join(wasm, 'engine.wasm'))],
		define: { WORKER: JSON.stringify(worker), ENGINES: JSON.stringify(engines) },
	});
	const script = nameOf(result, 'main.tsx', '.js');
	const style = result.metafile.outputs[keyOf(result, script)].cssBundle.split('/').at(-1);
	dropOtherStyles(style);
	return { script, style };
}

/* The page's style sheet has the boards' rules in it, too: those beside their scripts are never asked for. */
function dropOtherStyles(style) {
	for (const name of readdirSync(out))
		if (name.endsWith('.css') && name !== style) rmSync(join(out, name));
}

const keyOf = (result, name) =>
	Object.keys(result.metafile.outputs).find((path) => path.endsWith(name));

function writePage(names, fonts) {
	const page = readFileSync(join(web, 'src/index.html'), 'utf8')
		.replace('{{style}}', names.style)
		.replace('{{script}}', names.script)
		.replace(
			'{{fonts}}',
			fonts
				.map(
					(name) =>
						`<link rel="preload" href="fonts/${name}" as="font" type="font/woff2" crossorigin>`,
				)
				.join('\n    '),
		);
	writeFileSync(join(out, 'index.html'), page);
}

const filesUnder = (folder, prefix = '') =>
	readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory()
			? filesUnder(folder, `${prefix}${entry.name}/`)
			: [`${prefix}${entry.name}`],
	);

/* The service worker keeps every file of one build. */
async function writeServiceWorker() {
	/* Engines of older rules are fetched by whoever has a record of them. */
	const files = filesUnder(out)
		.filter((name) => name !== 'sw.js' && !/^engine-.*-\d+-[0-9a-f]{16}\.wasm$/.test(name))
		.sort();
	const id = hash(files.map((name) => hash(readFileSync(join(out, name)))).join());
	await build({
		...common,
		metafile: false,
		format: 'iife',
		entryNames: 'sw',
		entryPoints: [join(web, 'src/sw.ts')],
		define: {
			BUILD: JSON.stringify(id),
			FILES: JSON.stringify(['./', ...files.filter((name) => name !== 'index.html')]),
		},
	});
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'fonts'), { recursive: true });
cpSync(join(web, 'src/static'), out, { recursive: true });
makeIcons(join(web, 'src/static/icon.svg'), out);
const fonts = await makeFonts(web, join(out, 'fonts'));
const engines = copyEngines();
Object.assign(engines, await copyOlderEngines(engines));
writePage(await bundleClient(await bundleWorker(), engines), fonts);
await writeServiceWorker();
writeAssets(out, join(root, 'build/web/assets.c'), filesUnder(out));
