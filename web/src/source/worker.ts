/* web/src/source/worker.ts -- the engine in a thread of its own: calls come and go as messages.
 *
 * The part of its address behind '#' names the module. */

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

const engine: Promise<Engine> = fetch(new URL(location.hash.slice(1), location.href))
  .then((response) => response.arrayBuffer())
  .then((bytes) => openEngine(bytes));

async function answer({ id, name, args }: Call): Promise<Reply> {
  try {
    const method = (await engine)[name] as (...args: unknown[]) => unknown;
    return { id, value: method.apply(await engine, args) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

self.onmessage = async (event: MessageEvent<Call>) => self.postMessage(await answer(event.data));
