/* web/src/boards/caesar-augustus/guide.ts -- a guided first turn: general, choice, march. */

import type { Guide, Position } from '../board';
import { viewOf } from './view';

const step = (position: Position) => position.asks[0]?.step;
const isFirst = (position: Position) => viewOf(position).turn <= 1;
const offered = (position: Position, act: string) =>
	position.asks[0]?.legal.find((offer) => offer.act === act)?.act;

export const guide: Guide = {
	options: 'seats=3',
	seat: 'octavian',
	seed: '44',
	steps: [
		{
			when: (position) => step(position) === 'general' && isFirst(position),
			words:
				'You are Octavian, the yellow circle. Your general and army I stand in Africa. Generals move first: send yours to Sicily, where he will win the people over.',
			act: (position) => offered(position, 'general sicily'),
		},
		{
			when: (position) => step(position) === 'choose' && isFirst(position),
			words:
				'Now everybody chooses one action in secret. Choose Move: an army that ends its march somewhere wins the people there at the end of the turn.',
			act: (position) => offered(position, 'choose move'),
		},
		{
			when: (position) => step(position) === 'reveal' && isFirst(position),
			words: 'Your turn to act. Show what you have chosen.',
			act: (position) => offered(position, 'reveal'),
		},
		{
			when: (position) =>
				step(position) === 'march' && isFirst(position) && !viewOf(position).marched.length,
			words:
				'Army I is in your hand, and what it can reach glows. Your people in Numidia let it pass, so it may go two steps: march to Mauretania. Click a land that does not glow, and you learn why not.',
			act: (position) => offered(position, 'march i mauretania'),
		},
		{
			when: (position) => step(position) === 'march' && isFirst(position),
			words: 'You have only one army: end the move.',
			act: (position) => offered(position, 'halt'),
		},
		{
			when: (position) => viewOf(position).turn === 2 && position.asks.length > 0,
			words:
				'That was a turn: you now have people in four territories. Every one is a point at the end, Italy ten, and so is every round of battle you win as attacker. The rest is yours.',
		},
	],
};
