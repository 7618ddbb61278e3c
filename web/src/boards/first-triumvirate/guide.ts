/* web/src/boards/first-triumvirate/guide.ts -- a guided first turn: a conquest, a march, the end of a turn. */

import type { Guide, Position } from '../board';
import { viewOf } from './view';

const step = (position: Position) => position.asks[0]?.step;
const turn = (position: Position) => viewOf(position).turns;
const offered = (position: Position, act: string) =>
	position.asks[0]?.legal.find((offer) => offer.act === act)?.act;
const hasMoved = (position: Position) => viewOf(position).stacks.some((stack) => stack.moved > 0);
const START = 3; /* everybody's first turn */

export const guide: Guide = {
	options: 'seats=3',
	seat: 'caesar',
	seed: '3',
	steps: [
		{
			when: (position) =>
				step(position) === 'move' && turn(position) < START && !hasMoved(position),
			words:
				'You are Caesar, the orange pentagon, at home in Gaul. In a turn your leader acts once: he rolls and moves, or he collects a conquest in his zone. Collect one.',
			act: (position) => offered(position, 'collect'),
		},
		{
			when: (position) =>
				step(position) === 'march' && turn(position) < START && !hasMoved(position),
			words:
				'Each of your troops may also go one hex. Click the troop in Rotomagus and then Caesarodunum: all that can go will go, at most four to a hex. Click a hex that does not glow, and you learn why not.',
			highlight: () => [{ type: 'hex', word: 'rotomagus' }],
			act: (position) => offered(position, 'march rotomagus caesarodunum 1'),
		},
		{
			when: (position) => step(position) === 'march' && turn(position) < START,
			words: 'March as many as you like. When you are done, end movement.',
			act: (position) => offered(position, 'done'),
		},
		{
			when: (position) =>
				turn(position) >= START && turn(position) < 2 * START && step(position) === 'move',
			words:
				'Conquests are worth nothing until you parade them through Rome: then they make you popular, and Roman troops may join you. Roll, and lead Caesar towards Rome; alone he is safe there.',
			act: (position) => offered(position, 'roll'),
		},
		{
			when: (position) => step(position) === 'lead' && turn(position) >= START,
			words:
				'The rings show where he can go. Once any troop enters Italy, civil war begins, and whoever ends four turns in a row in Rome wins. The rest is yours.',
		},
	],
};
