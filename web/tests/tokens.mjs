/* web/tests/tokens.mjs -- every colour has one value in each theme, and every one that is used is there.
 *
 * Tokens of a game are in its palette.css and begin with its two letters: no game gets another's. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true }).filter((name) => /\.(css|tsx?)$/.test(name));
const complaints = [];

const definitions = new Map(); /* "dark --sea" to the file that has it */
const named = new Set(); /* by anybody, anywhere */
const used = [];

/* Rules for the whole page: those of one theme each. */
function readThemes(name, text) {
	for (const [, dark, body] of text.matchAll(/:root(\[data-theme="dark"\])? \{([^}]*)\}/g))
		for (const [, token] of body.matchAll(/^\s*(--[\w-]+):/gm)) {
			const key = `${dark ? 'dark' : 'light'} ${token}`;
			if (definitions.has(key))
				complaints.push(`${token} is defined in ${definitions.get(key)} and in ${name}`);
			definitions.set(key, name);
		}
}

for (const name of files) {
	const text = readFileSync(join(src, name), 'utf8');
	if (name.endsWith('.css')) readThemes(name, text);
	for (const [, token] of text.matchAll(/(--[\w-]+)['"]?[:,]/g)) named.add(token);
	for (const [, token] of text.matchAll(/var\((--[\w-]+)/g)) used.push([token, name]);
}

for (const [token, name] of used)
	if (!named.has(token)) complaints.push(`${name} uses ${token}, which nobody defines`);

/* Tokens of a game stay in its folder. */
for (const [key, file] of definitions) {
	const token = key.split(' ')[1];
	if (!file.endsWith('palette.css')) continue;
	const folder = file.slice(0, file.lastIndexOf('/') + 1);
	for (const [one, name] of used)
		if (one === token && !name.startsWith(folder))
			complaints.push(`${name} uses ${token} of ${file}`);
}

for (const complaint of new Set(complaints)) console.error(`FAIL ${complaint}`);
process.exitCode = complaints.length ? 1 : 0;
