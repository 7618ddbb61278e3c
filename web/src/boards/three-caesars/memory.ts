/* web/src/boards/three-caesars/memory.ts -- what the eye keeps: the battle just fought. */

import type { Battle } from './view';

/* When a battle ends it is gone from the position; its last sight is shown with the result. */
export const lastBattle: { battle: Battle | null; remember(battle: Battle): void } = {
  battle: null,
  remember(battle) { this.battle = battle; },
};
