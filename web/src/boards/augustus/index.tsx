/* web/src/boards/augustus/index.tsx -- Augustus: cards, legions, a bag. */

import type { GameBoard, Happening, Position } from '../board';
import './augustus.css';
import { Bag, DrawnToken, bagNote } from './bag';
import { Board, CentreTab } from './board';
import { guide } from './guide';
import { Rewards } from './rewards';
import { SeatExtra } from './seats';
import { playerAt, tableOf } from './view';

const LASTS: Record<string, number> = { ave: 1500, token: 650, strikes: 1100 }; /* milliseconds */

function seatLine(position: Position, seat: string): string {
  const player = playerAt(position, seat);
  if (!player) return '';
  return `${player.crier ? 'Town crier · ' : ''}${player.stock} ${player.stock === 1 ? 'legion' : 'legions'} free`;
}

function subtitle(position: Position): string {
  const { tokens, bag } = tableOf(position);
  const drawn = 23 - tokens;
  return `${drawn} ${drawn === 1 ? 'token' : 'tokens'} since the bag was full, ${bag.joker} ${bag.joker === 1 ? 'joker' : 'jokers'} in it`;
}

export const board: GameBoard = {
  Board,
  tab: { word: 'Yours', icon: 'helmet' },
  panels: [
    { id: 'centre', title: 'In the centre', tab: 'Centre', icon: 'senator', only: 'phone', Component: CentreTab },
    { id: 'bag', title: 'In the bag', tab: 'Bag', icon: 'bag', note: bagNote, Component: Bag },
    { id: 'rewards', title: 'Rewards', icon: 'laurel', note: () => 'a badge shows who holds it', Component: Rewards },
  ],
  PromptExtra: DrawnToken,
  SeatExtra,
  seatLine,
  subtitle,
  lasts: (happening: Happening) => LASTS[happening.event],
  onBoard: ['keep', 'put', 'lift', 'mobilise', 'shift', 'arrange', 'finish', 'drop', 'clear', 'yield', 'take'],
  guide,
};
