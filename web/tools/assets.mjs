/* web/tools/assets.mjs -- the built client as a C table, for a server that needs no files.
 *
 * Each file is there as it is and, where that is smaller, compressed with gzip. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
	html: 'text/html; charset=utf-8',
	js: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	wasm: 'application/wasm',
	woff2: 'font/woff2',
	svg: 'image/svg+xml',
	png: 'image/png',
	webmanifest: 'application/manifest+json',
};

export const typeOf = (name) => TYPES[name.split('.').at(-1)] ?? 'application/octet-stream';

/* A file whose name holds a hash of it never changes. */
export const isForEver = (name) =>
	/-[0-9A-Za-z]{8}\.(js|css|wasm)$/.test(name) || name.endsWith('.woff2');

const BYTES_A_LINE = 24;

function array(name, bytes) {
	const lines = [];
	for (let at = 0; at < bytes.length; at += BYTES_A_LINE)
		lines.push(`\t${[...bytes.subarray(at, at + BYTES_A_LINE)].join(',')},`);
	return `static const unsigned char ${name}[] = {\n${lines.join('\n')}\n};\n`;
}

/* Fonts and pictures are compressed already. */
function packed(bytes) {
	const small = gzipSync(bytes, { level: 9 });
	small[9] = 255; /* the operating system: nobody's, so that builds are alike everywhere */
	return small.length < bytes.length * 0.95 ? small : null;
}

export function writeAssets(folder, path, names) {
	const rows = [];
	const arrays = names.sort().map((name, i) => {
		const bytes = readFileSync(join(folder, name));
		const gzip = packed(bytes);
		rows.push(
			`\t{ "/${name}", "${typeOf(name)}", ${isForEver(name)}, file_${i}, sizeof file_${i}, ` +
				(gzip ? `gzip_${i}, sizeof gzip_${i} },` : 'NULL, 0 },'),
		);
		return array(`file_${i}`, bytes) + (gzip ? array(`gzip_${i}`, gzip) : '');
	});
	writeFileSync(
		path,
		`/* build/web/assets.c -- the built client; made by web/tools/assets.mjs. */

#include "web/assets.h"

${arrays.join('\n')}
const struct asset assets[] = {
${rows.join('\n')}
};
const int n_assets = (int)(sizeof assets / sizeof *assets);
`,
	);
}
