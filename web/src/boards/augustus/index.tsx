/* web/src/boards/augustus/index.tsx -- Augustus: cards, legions, a bag. */

import type { GameBoard, Happening, Position } from '../board';
import './palette.css';
import './augustus.css';
import { Bag, bagNote, DrawnToken } from './bag';
import { Board, CentreTab } from './board';
import { aboutCard } from './card';
import { guide } from './guide';
import { Rewards } from './rewards';
import { SeatExtra } from './seats';
import { playerAt, tableOf, WHOLE_BAG } from './view';
import { promptWords } from './words';

const LASTS: Record<string, number> = { ave: 1500, token: 650, strikes: 1100 }; /* milliseconds */

function seatLine(position: Position, seat: string): string {
	const player = playerAt(position, seat);
	if (!player) return '';
	const isNarrow = position.seats.length > 3;
	const crier = isNarrow ? 'crier, ' : 'Town crier · ';
	const stock = isNarrow
		? `${player.stock} free`
		: `${player.stock} ${player.stock === 1 ? 'legion' : 'legions'} free`;
	return `${player.crier ? crier : ''}${stock}`;
}

function subtitle(position: Position): string {
	const { tokens, bag } = tableOf(position);
	const drawn = WHOLE_BAG - tokens;
	return `${drawn} of ${WHOLE_BAG} tokens drawn, ${bag.joker} ${bag.joker === 1 ? 'joker' : 'jokers'} still in the bag`;
}

/* Moments are looked at longer; everything else goes its usual pace. */
function pause(happened: Happening[]): number | undefined {
	const longest = Math.max(0, ...happened.map((one) => LASTS[one.event] ?? 0));
	return longest || undefined;
}

export const board: GameBoard = {
	Board,
	tab: { word: 'Yours', icon: 'helmet' },
	panels: [
		{
			id: 'centre',
			title: 'In the centre',
			tab: 'Centre',
			icon: 'senator',
			only: 'phone',
			Component: CentreTab,
		},
		{ id: 'bag', title: 'In the bag', tab: 'Bag', icon: 'bag', note: bagNote, Component: Bag },
		{
			id: 'rewards',
			title: 'Rewards',
			icon: 'laurel',
			note: () => 'a badge shows who holds it',
			Component: Rewards,
		},
	],
	promptWords,
	PromptExtra: DrawnToken,
	SeatExtra,
	seatLine,
	subtitle,
	about: aboutCard,
	pause,
	onBoard: [
		'keep',
		'put',
		'lift',
		'mobilise',
		'shift',
		'arrange',
		'finish',
		'drop',
		'clear',
		'yield',
		'take',
	],
	guide,
};
