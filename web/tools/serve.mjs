/* web/tools/serve.mjs -- a small file server: node web/tools/serve.mjs FOLDER [PORT].  For tests and for
 * looking at the client; the program itself is served by `rubicon serve`. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { isForEver, typeOf } from './assets.mjs';

const POLICY =
	"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answer(folder, count, request, response) {
	const path = normalize(decodeURIComponent(new URL(request.url, 'http://local').pathname));
	if (path.startsWith('/api/')) {
		response.writeHead(204).end(); /* there are no tables here */
		return;
	}
	const name = path.endsWith('/') ? `${path}index.html` : path;
	const file = join(folder, name);
	if (path.includes('..') || !existsSync(file) || !statSync(file).isFile()) {
		response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
		return;
	}
	const isPacked =
		!name.endsWith('.woff2') && /gzip/.test(request.headers['accept-encoding'] ?? '');
	response.writeHead(200, {
		'content-type': typeOf(name),
		'content-security-policy': POLICY,
		'cache-control': isForEver(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
		...(isPacked ? { 'content-encoding': 'gzip' } : {}),
	});
	const bytes = createReadStream(file);
	const sent = isPacked ? bytes.pipe(createGzip({ level: 9 })) : bytes;
	sent.on('data', (chunk) => count(chunk.length));
	sent.pipe(response);
}

/* Resolves with the server and its address; `count` is told how many bytes were sent. */
export function serve(folder, port = 0, count = () => undefined) {
	const server = createServer((request, response) => answer(folder, count, request, response));
	return new Promise((done) =>
		server.listen(port, '127.0.0.1', () =>
			done({ server, address: `http://127.0.0.1:${server.address().port}/` }),
		),
	);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { address } = await serve(process.argv[2], Number(process.argv[3] ?? 8080));
	console.log(`${process.argv[2]} is at ${address}`);
}
