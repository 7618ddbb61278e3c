/* web/src/boards/three-caesars/memory.ts -- what the eye keeps: the battle just fought. */

import type { Happening, Position } from '../board';
import type { Battle } from './view';

export const ENDS = ['won', 'swept'];

let seen: Battle | null = null;

export const rememberBattle = (battle: Battle) => { seen = battle; };

/* "{s} beats {a} in {b}", "{s} is swept away in {a}": is it about this battle? */
function isAbout({ event, seat, args }: Happening, { at, attacker, defender }: Battle): boolean {
  const sides = [attacker.side, defender.side];
  const people = event === 'won' ? [seat, args[0]] : [seat];
  return args.at(-1) === at && people.every((one) => one === 'nobody' || sides.includes(String(one)));
}

export const endOf = (position: Position) => position.events.find((one) => ENDS.includes(one.event));

/* When a battle ends it is gone from the position; its last sight is shown with the result. */
export function battleBefore(position: Position): Battle | null {
  const end = endOf(position);
  return seen && end && isAbout(end, seen) ? seen : null;
}
