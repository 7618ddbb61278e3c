/* web/src/boards/three-caesars/memory.ts -- what the eye keeps: the battle just fought, scenes that were closed. */

import type { Battle } from './view';
import type { Position } from '../board';

/* When a battle ends it is gone from the position; its last sight is shown with the result. */
export const lastBattle: { battle: Battle | null; remember(battle: Battle): void } = {
  battle: null,
  remember(battle) { this.battle = battle; },
};

let closed: Position | null = null;

export function dismiss(position: Position) {
  closed = position;
}

export const isDismissed = (position: Position) => closed === position;
