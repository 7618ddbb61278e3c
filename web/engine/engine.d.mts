/* web/engine/engine.d.mts -- what engine.mjs offers, for TypeScript. */

import type { Engine } from '../src/source/engine';

export function openEngine(bytes: ArrayBuffer | Uint8Array): Promise<Engine>;
