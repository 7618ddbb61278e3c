/* web/src/boards/augustus/index.tsx -- Augustus: cards, legions, a bag. */

import type { BoardProps, GameBoard, Happening, Position } from '../board';
import './augustus.css';
import { Bag, DrawnToken, bagNote } from './bag';
import { Board, CentreTab } from './board';
import { guide } from './guide';
import { capital } from './parts';
import { Rewards } from './rewards';
import { SeatExtra } from './seats';
import { TITLES, playerAt, tableOf } from './view';

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

/* Moments are looked at longer; everything else goes its usual pace. */
function pause(happened: Happening[]): number | undefined {
  const longest = Math.max(0, ...happened.map((one) => LASTS[one.event] ?? 0));
  return longest || undefined;
}

const PLACING = ['place', 'move'];

/* The token is the headline; what can be done with it follows. */
function promptWords({ position, size }: BoardProps) {
  const { token, step } = tableOf(position);
  const player = playerAt(position, position.viewer);
  if (!token || !player || !PLACING.includes(step) || step === 'move') return undefined;
  const pairs = token === 'joker' ? [] : player.serves[token].filter((one) => one !== token).map((one) => TITLES[one]);
  const also = token === 'joker' ? ' It fills any space.' : pairs.length ? ` It also fills a ${pairs.join(' or a ')}.` : '';
  const how = size === 'phone' ? `Tap a marked space: ${player.stock} free.` : 'Place or move one legion, or let it pass.';
  return { ask: capital(TITLES[token]), hint: how + also };
}

export const board: GameBoard = {
  Board,
  tab: { word: 'Yours', icon: 'helmet' },
  panels: [
    { id: 'centre', title: 'In the centre', tab: 'Centre', icon: 'senator', only: 'phone', Component: CentreTab },
    { id: 'bag', title: 'In the bag', tab: 'Bag', icon: 'bag', note: bagNote, Component: Bag },
    { id: 'rewards', title: 'Rewards', icon: 'laurel', note: () => 'a badge shows who holds it', Component: Rewards },
  ],
  promptWords,
  PromptExtra: DrawnToken,
  SeatExtra,
  seatLine,
  subtitle,
  pause,
  onBoard: ['keep', 'put', 'lift', 'mobilise', 'shift', 'arrange', 'finish', 'drop', 'clear', 'yield', 'take'],
  guide,
};
