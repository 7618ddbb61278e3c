/* web/src/boards/augustus/words.ts -- what is asked, for somebody who has never seen the rules. */

import type { BoardProps, Position } from '../board';
import { capital } from './parts';
import { count, type Power, playerAt, TITLES, type TokenName, tableOf } from './view';

interface Words {
	ask: string;
	hint: string;
}

const clickOf = ({ size }: BoardProps) => (size === 'phone' ? 'Tap' : 'Click');
const titleOf = (position: Position, seat: string) =>
	position.seats.find((one) => one.seat === seat)?.title ?? seat;

/* ---- a token ----------------------------------------------------------------------------------------- */

function alsoFills({ position }: BoardProps, token: TokenName): string {
	if (token === 'joker') return ' A joker fills any space.';
	const serves = playerAt(position, position.viewer)?.serves[token] ?? [];
	const others = serves.filter((one) => one !== token).map((one) => TITLES[one]);
	return others.length ? ` For you it is also a ${others.join(' or a ')}.` : '';
}

function tokenHint(props: BoardProps, token: TokenName, stock: number): string {
	const canPut = props.offers.some((one) => one.verb === 'put');
	const canLift = props.offers.some((one) => one.verb === 'lift');
	const click = clickOf(props);
	if (canPut)
		return `${click} a ringed space to place a legion${canLift ? `, or ${click.toLowerCase()} a legion to move it` : ''}.`;
	const why = stock ? 'None of your free spaces shows it.' : 'You have no legion left to place.';
	return `${why} ${canLift ? `${click} a legion to move it to ${token === 'joker' ? 'any' : `a ${TITLES[token]}`} space, or do nothing.` : 'It passes you by.'}`;
}

function tokenWords(props: BoardProps): Words | undefined {
	const { token } = tableOf(props.position);
	const player = playerAt(props.position, props.position.viewer);
	if (!token || !player) return undefined;
	return {
		ask: capital(TITLES[token]),
		hint: tokenHint(props, token, player.stock) + alsoFills(props, token),
	};
}

/* A legion is in hand. */
const liftedWords = (props: BoardProps): Words | undefined => {
	const ask = props.position.asks[0];
	return (
		ask && {
			ask: ask.ask,
			hint: `${clickOf(props)} a ringed space: it cannot go back to where it stood.`,
		}
	);
};

/* ---- Ave Caesar -------------------------------------------------------------------------------------- */

const spacesFor = (power: Power | undefined) =>
	power?.symbol ? `free ${TITLES[power.symbol]} space` : 'free space';

function mobiliseWords(props: BoardProps): Words | undefined {
	const { resolving } = tableOf(props.position);
	if (!resolving) return undefined;
	const { left, card } = resolving;
	return {
		ask:
			left === 1
				? 'One more legion, at once'
				: `${capital(NUMBERS[left] ?? String(left))} legions, at once`,
		hint: `${card ? `${card.name} is yours: this is its power. ` : ''}${clickOf(props)} a ringed ${spacesFor(card?.power)}, or a legion to move it. No token is needed.`,
	};
}

/* Why it is asked: a card that was completed leaves the table before its power is used. */
function rearrangeWords({ position }: BoardProps): Words | undefined {
	const ask = position.asks[0];
	const { resolving } = tableOf(position);
	if (!ask || !resolving?.card) return undefined;
	return {
		ask: ask.ask,
		hint: `${resolving.card.name} is yours: this is its power. ${ask.hint} “Done” leaves them where they are.`,
	};
}

const NUMBERS: Record<number, string> = {
	1: 'one',
	2: 'two',
	3: 'three',
	4: 'four',
	5: 'five',
	6: 'six',
};

/* ---- rewards ------------------------------------------------------------------------------------------ */

/* What a higher number would bring, as long as nobody has it. */
function claimWords({ position }: BoardProps): Words | undefined {
	const numbers = tableOf(position).rewards.filter((one) => one.kind === 'number');
	const at = numbers.findIndex((one) => position.asks[0]?.ask.includes(one.title));
	const reward = numbers[at];
	if (!reward) return undefined;
	const next = numbers.slice(at + 1).find((one) => !one.holder);
	const later = next
		? ` With ${next.title} it would be ${count(next.points, 'point')}, if nobody takes that first.`
		: '';
	return {
		ask: `Take ${count(reward.points, 'point')} for ${reward.title}?`,
		hint: `Each player gets one such reward in the game, and what is refused does not come back.${later}`,
	};
}

/* ---- attacks ------------------------------------------------------------------------------------------- */

const LOSES: Record<string, string> = {
	drop: 'a legion you have placed; it returns to your stock',
	clear: 'a card to empty; its legions return to your stock',
	yield: 'a card you control; it leaves the game with its points',
};

function attackWords(props: BoardProps): Words | undefined {
	const ask = props.position.asks[0];
	const { resolving } = tableOf(props.position);
	if (!ask || !resolving?.card) return undefined;
	return {
		ask: ask.ask,
		hint: `${titleOf(props.position, resolving.seat)} strikes everybody else. ${clickOf(props)} ${LOSES[ask.step]}.`,
	};
}

/* ---- objectives ------------------------------------------------------------------------------------------ */

/* A lesson with each card that is kept. */
const DRAFT_HINTS: Record<number, string> = {
	3: 'Fill all its symbols with legions to win its points and power; short rows are quick, long ones worth more.',
	2: 'As soon as somebody has filled seven cards the game ends, and the most points win.',
	1: 'Symbols are drawn from a bag, the same for everybody: swords come often, daggers seldom.',
};

const draftWords = (props: BoardProps): Words => {
	const left = 3 - (tableOf(props.position).own?.kept.length ?? 0);
	return {
		ask: left === 3 ? 'Keep three of your six cards' : `Keep ${NUMBERS[left]} more`,
		hint: `${left === 3 ? `${clickOf(props)} a card. ` : ''}${DRAFT_HINTS[left]}`,
	};
};

const takeWords = (props: BoardProps): Words | undefined => {
	const left = props.offers[0] && props.position.asks[0]?.ask.match(/\d+/)?.[0];
	return left === undefined
		? undefined
		: {
				ask: Number(left) === 1 ? 'Take a new card' : `Take ${NUMBERS[Number(left)]} new cards`,
				hint: `${clickOf(props)} the one you want to fill next. Another takes its place in the centre.`,
			};
};

const BY_STEP: Record<string, (props: BoardProps) => Words | undefined> = {
	draft: draftWords,
	place: tokenWords,
	move: liftedWords,
	shift: liftedWords,
	mobilise: mobiliseWords,
	rearrange: rearrangeWords,
	claim: claimWords,
	drop: attackWords,
	clear: attackWords,
	yield: attackWords,
	take: takeWords,
};

export const promptWords = (props: BoardProps) =>
	BY_STEP[props.position.asks[0]?.step ?? '']?.(props);
