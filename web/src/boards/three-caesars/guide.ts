/* web/src/boards/three-caesars/guide.ts -- a guided first turn of 3 Caesars. */

import { cards } from 'virtual:box/three-caesars';
import type { Guide, Offer, Position } from '../board';
import { stepOf, warOf } from './view';

const YOU = 'galba';
const offers = (position: Position, verb: string): Offer[] =>
	position.asks[0]?.legal.filter((one) => one.verb === verb) ?? [];
const first = (verb: string) => (position: Position) => offers(position, verb)[0]?.act;
const price = (position: Position) => warOf(position).sides[YOU]?.price ?? 0;
const worthOf = (offer: Offer) => cards[String(offer.args[0])]?.value ?? 0;

/* The dearest card, to pay with; the cheapest that moves somebody. */
const dearest = (position: Position) =>
	[...offers(position, 'card')].sort((a, b) => worthOf(b) - worthOf(a))[0]?.act;
const mover = (position: Position) => {
	const { uses } = warOf(position);
	return [...offers(position, 'card')]
		.sort((a, b) => worthOf(a) - worthOf(b))
		.find((one) => uses?.[String(one.args[0])]?.includes('activate'))?.act;
};

/* A step towards Rome: the far town that is next to it counts. */
const southward = (position: Position) => {
	const { march } = warOf(position);
	const ways = Object.entries(march?.ways ?? {}).sort((a, b) => b[1].cost - a[1].cost);
	const [town] = ways[0] ?? [];
	let at = town;
	while (at && march?.ways?.[at]?.before !== march?.at) at = march?.ways?.[at!]?.before;
	return at ? `step ${at}` : undefined;
};

export const guide: Guide = {
	options: 'seats=3 scenario=campaign',
	seat: YOU,
	seed: '29',
	steps: [
		{
			when: (position) => stepOf(position) === 'order',
			words:
				'You are Galba and hold the initiative: you say who plays first each turn. Let yourself begin.',
			act: (position) => offers(position, 'order').find((one) => one.args[0] === YOU)?.act,
		},
		{
			when: (position) => stepOf(position) === 'play' && price(position) > 0,
			words:
				'Before your leaders may march you must activate your side: five points of cards. Play your dearest card; its value pays.',
			act: dearest,
		},
		{
			when: (position) => stepOf(position) === 'use' && price(position) > 0,
			words:
				'One card, one purpose: its event, a march, a cohort, politics. Here you pay towards activation.',
			act: first('pay'),
		},
		{
			when: (position) => stepOf(position) === 'play' && price(position) === 0,
			words:
				'You are active. The lit signs show what each card can be now. A card moves a leader if its value reaches his strategy rating.',
			act: mover,
		},
		{
			when: (position) => stepOf(position) === 'use' && price(position) === 0,
			words:
				'March: choose who sets out. Vindex in the north leads ten cohorts, like Galba in Spain.',
			act: (position) => first('activate')(position) ?? position.asks[0]?.legal[0]?.act,
		},
		{
			when: (position) => stepOf(position) === 'march',
			words:
				'Rings show where he can go and what it costs: a road one point, a dashed pass two and perhaps some cohorts. Click a far town and he goes all the way, unless somebody steps in.',
			act: southward,
		},
		{
			when: (position) => stepOf(position) === 'play' && price(position) === 0,
			words:
				'To win, own Rome at the end of two turns running and gather ten political points there. The rest is yours.',
		},
	],
};
