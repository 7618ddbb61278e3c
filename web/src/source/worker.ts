/* web/src/source/worker.ts -- the engine in a thread of its own: calls come and go as messages.
 *
 * The first message names the module. */

import { openEngine } from '../../engine/engine.mjs';
import type { Engine } from './engine';

export interface Call {
	id: number;
	name: keyof Engine;
	args: unknown[];
}

export interface Reply {
	id: number;
	value?: unknown;
	error?: string;
}

async function load(module: string): Promise<Engine> {
	const response = await fetch(new URL(module, location.href));
	if (!response.ok)
		throw new Error(
			'The game could not be loaded. Look at your connection, and load the page again.',
		);
	return openEngine(await response.arrayBuffer());
}

let engine: Promise<Engine>;

async function answer({ id, name, args }: Call): Promise<Reply> {
	try {
		const method = (await engine)[name] as (...args: unknown[]) => unknown;
		return { id, value: method.apply(await engine, args) };
	} catch (error) {
		return { id, error: (error as Error).message };
	}
}

self.onmessage = async ({ data }: MessageEvent<Call | string>) => {
	if (typeof data === 'string') engine = load(data);
	else self.postMessage(await answer(data));
};
