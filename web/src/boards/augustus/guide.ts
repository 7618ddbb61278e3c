/* web/src/boards/augustus/guide.ts -- a guided first turn of Augustus. */

import type { Guide, Position } from '../board';
import { playerAt, TITLES, tableOf } from './view';

const YOU = 'gaius';
const step = (position: Position) => position.asks[0]?.step;
const mine = (position: Position) => playerAt(position, YOU)!;
const offered = (position: Position, verb: string) =>
	position.asks[0]?.legal.find((offer) => offer.verb === verb)?.act;
const isPlacing = (position: Position) => step(position) === 'place' || step(position) === 'move';

const tokenWords = (position: Position) => {
	const { token } = tableOf(position);
	return token ? TITLES[token] : 'token';
};

/* The space whose objective needs the fewest legions more. */
function bestPut(position: Position): string | undefined {
	const needs = (number: string) => {
		const card = mine(position).objectives.find((one) => String(one.number) === number);
		return card ? card.spaces.filter((space) => !space.filled).length : 9;
	};
	const puts = (position.asks[0]?.legal ?? []).filter((offer) => offer.verb === 'put');
	return (
		puts.sort((a, b) => needs(String(a.args[0])) - needs(String(b.args[0])))[0]?.act ??
		offered(position, 'pass')
	);
}

export const guide: Guide = {
	options: 'seats=2 first_game=yes',
	seat: YOU,
	seed: '11',
	steps: [
		{
			when: (position) => isPlacing(position) && mine(position).stock === 7,
			words: (position) =>
				`You are Gaius. The three large cards are your objectives; each shows the symbols it needs. A ${tokenWords(position)} has been drawn, and everybody may use it: click a space with a ring to put a legion there.`,
			act: bestPut,
		},
		{
			when: (position) => isPlacing(position) && mine(position).stock === 6,
			words:
				'The next token. “In the bag” tells how likely each symbol is, for tokens stay out until a joker is drawn. The suggested space belongs to the objective that is nearest to completion.',
			act: bestPut,
		},
		{
			when: (position) => isPlacing(position) && mine(position).controlled.length === 0,
			words:
				'Go on filling spaces. You can also click a legion and move it to a matching space, or pass. When every space of a card is filled you call “Ave Caesar!”.',
			act: bestPut,
		},
		{
			when: (position) => ['mobilise', 'rearrange', 'finish'].includes(step(position) ?? ''),
			words:
				'Ave Caesar! Your objective is complete and its power works now. Click what glows, or be done.',
			act: (position) => position.asks[0]?.legal[0]?.act,
		},
		{
			when: (position) => step(position) === 'claim',
			words:
				'Rewards go to whoever comes first. One for a number of objectives is all you get: take this one, or wait for a higher one that a rival may snatch.',
			act: (position) => offered(position, 'claim'),
		},
		{
			when: (position) => step(position) === 'take',
			words:
				'The legions are back in your stock. Take a new objective from the row: its colour, power and points count once you have completed it.',
			act: (position) => position.asks[0]?.legal.at(-1)?.act,
		},
		{
			when: (position) => isPlacing(position) && mine(position).controlled.length > 0,
			words:
				'That was a whole conquest. Whoever controls seven objectives ends the game, and the most points win. The rest is yours.',
		},
	],
};
