/* web/src/boards/exemplum/index.tsx -- the template game: no board of its own, but words and a guide. */

import type { GameBoard, Guide, Position } from '../board';
import { viewOf } from './view';

const courierOf = (position: Position, seat: string) =>
	viewOf(position).couriers[position.seats.findIndex((one) => one.seat === seat)]!;

const step = (position: Position) => position.asks[0]?.step;
const best = (verb: string) => (position: Position) =>
	position.asks[0]?.legal.filter((offer) => offer.verb === verb).at(-1)?.act;

const guide: Guide = {
	options: 'seats=3 rounds=4',
	seat: 'aulus',
	seed: '7',
	steps: [
		{
			when: (position) => step(position) === 'plan' && viewOf(position).round === 1,
			words:
				'You are Aulus, a courier at Rome. Choose a card: it says how far you can ride this round. Nobody sees it yet.',
			act: best('ride'),
		},
		{
			when: (position) => step(position) === 'go',
			words:
				'All cards are on the table. Ride as far as you like; an inn on the way pays you a coin.',
			act: best('go'),
		},
		{
			when: (position) => step(position) === 'deed',
			words:
				'Now you might spy on a hand or rob somebody near you. Click a name that is quiet, and you learn why not.',
			act: best('pass'),
		},
		{
			when: (position) => step(position) === 'burial',
			words:
				'You have drawn two cards. Bury the one you need least; it comes back when the deck is gone.',
			act: (position) => position.asks[0]?.legal[0]?.act,
		},
		{
			when: (position) => step(position) === 'answer',
			words:
				"You are being robbed. Stand, and the higher die wins, a tie is the robber's: lose and you are driven back. Or yield a coin and keep your miles.",
			act: best('yield'),
		},
		{
			when: (position) => step(position) === 'plan' && viewOf(position).round > 1,
			words: 'That was a whole round. Most miles and coins win: the rest is yours.',
		},
	],
};

export const board: GameBoard = {
	subtitle: (position) => `Round ${viewOf(position).round} of ${viewOf(position).rounds}`,
	seatLine: (position, seat) => {
		const { mile, coins } = courierOf(position, seat);
		return `mile ${mile}, ${coins} ${coins === 1 ? 'coin' : 'coins'}`;
	},
	guide,
};
