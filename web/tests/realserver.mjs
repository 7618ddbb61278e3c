/* web/tests/realserver.mjs -- a `rubicon serve` of one's own, that can be killed and started again, and what pages
 * say to it and hear. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const binary = fileURLToPath(new URL('../../rubicon', import.meta.url));
const ready = /what=listening .*port=(\d+)/;
const PLENTY = '100000'; /* tests click faster than people */

export class RealServer {
	#folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
	#process = null;
	#port = 0;

	get address() {
		return `http://127.0.0.1:${this.#port}/`;
	}

	/* Resolves once the server says that it listens. */
	start() {
		const server = spawn(
			binary,
			[
				'serve',
				'--listen',
				`127.0.0.1:${this.#port}`,
				'--data',
				this.#folder,
				'--max-requests',
				PLENTY,
				'--max-messages',
				PLENTY,
				'--max-created',
				PLENTY,
				'--budget',
				`connection-frames=${PLENTY}`,
				'--budget',
				`seat-chat=${PLENTY}`,
				'--budget',
				`table-chat=${PLENTY}`,
			],
			{ stdio: ['ignore', 'ignore', 'pipe'] },
		);
		this.#process = server;
		return new Promise((done, fail) => {
			let log = '';
			server.stderr.on('data', (bytes) => {
				log += bytes;
				const found = ready.exec(log);
				if (!found) return;
				this.#port = Number(found[1]);
				done();
			});
			server.on('exit', () => fail(new Error(log)));
		});
	}

	/* Without a warning; resolves when it is gone. */
	kill() {
		return new Promise((done) => {
			if (this.#process.signalCode) return done(); /* it is gone already */
			this.#process.on('exit', done);
			this.#process.kill('SIGKILL');
		});
	}

	async stop() {
		await this.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}

/* Every WebSocket message that a page gets from now on, as text. */
export function keepFrames(page) {
	const frames = [];
	page.on('websocket', (socket) =>
		socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
	);
	return frames;
}

/* Every WebSocket message that a page sends from now on. */
export function keepSent(page) {
	const sent = [];
	page.on('websocket', (socket) =>
		socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)))),
	);
	return sent;
}

export const positionsIn = (frames) =>
	frames.map((text) => JSON.parse(text)).filter(({ type }) => type === 'position');

/* Whether all that a page did was answered, and the position it led to has come. */
export function isAnswered(sent, frames) {
	const answers = new Map(
		frames
			.map((text) => JSON.parse(text))
			.filter(({ id }) => id)
			.map(({ id, type }) => [id, type]),
	);
	const stamp = positionsIn(frames).at(-1)?.position.stamp ?? -1;
	return sent.every(
		(one) =>
			answers.has(one.id) &&
			(one.do !== 'act' || answers.get(one.id) === 'refused' || one.stamp < stamp),
	);
}
