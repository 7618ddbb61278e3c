/* web/src/boards/first-triumvirate/acts.ts -- what a click means: a stack is picked up, a hex answers.
 *
 * After a roll the leader is in hand until troops are picked up; `picked` is { from, n } for troops
 * in hand, { troops: true } when some are to be picked up while the leader waits. */

import type { BoardProps, Offer } from '../board';
import { neighbours } from './grid';
import { hexWords, stackAt, unmoved, viewOf } from './view';

/* Hundreds of hexes ask the same of one drawing: it is worked out once. */
function once<Value>(work: (props: BoardProps) => Value): (props: BoardProps) => Value {
	const known = new WeakMap<BoardProps, Value>();
	return (props) => {
		if (!known.has(props)) known.set(props, work(props));
		return known.get(props)!;
	};
}

const offersOf = ({ offers }: BoardProps, verb: string) =>
	offers.filter((offer) => offer.verb === verb);

export const canLead = (props: BoardProps) => offersOf(props, 'lead').length > 0;
export const canMarch = (props: BoardProps) => offersOf(props, 'march').length > 0;
export const isFighting = (props: BoardProps) => offersOf(props, 'fight').length > 0;
export const isLeading = (props: BoardProps) => canLead(props) && !props.picked.troops;

/* Where troops can march from. */
export const ready = once(
	(props) => new Set(offersOf(props, 'march').map((offer) => String(offer.args[0]))),
);

/* The hex whose troops are in hand. */
export function fromInHand(props: BoardProps): string | undefined {
	const from = String(props.picked.from ?? '');
	return ready(props).has(from) ? from : undefined;
}

export function mostInHand(props: BoardProps): number {
	const from = fromInHand(props);
	return from ? unmoved(stackAt(viewOf(props.position), from, props.position.viewer)) : 0;
}

/* All of them, if nobody wants fewer. */
export function numberInHand(props: BoardProps): number {
	const most = mostInHand(props);
	return Math.max(1, Math.min(most, Number(props.picked.n ?? most)));
}

/* As many as are in hand, or as there is room for. */
function marchesFrom(props: BoardProps, from: string): [string, Offer][] {
	const wanted = numberInHand(props);
	const fit = offersOf(props, 'march').filter(
		(offer) => offer.args[0] === from && Number(offer.args[2]) <= wanted,
	);
	return fit
		.sort((a, b) => Number(a.args[2]) - Number(b.args[2]))
		.map((offer) => [String(offer.args[1]), offer]);
}

/* What a click on each hex plays. */
export const goals = once((props): Map<string, Offer> => {
	const from = fromInHand(props);
	if (from) return new Map(marchesFrom(props, from));
	const verb = isFighting(props) ? 'fight' : isLeading(props) ? 'lead' : undefined;
	return new Map(verb ? offersOf(props, verb).map((offer) => [String(offer.args[0]), offer]) : []);
});

const othersAt = (props: BoardProps, hex: string) =>
	viewOf(props.position).stacks.some(
		(stack) => stack.hex === hex && stack.force !== props.position.viewer,
	);

/* Whether troops in hand would have to fight there. */
export const isFight = (props: BoardProps, hex: string) =>
	isFighting(props)
		? goals(props).has(hex)
		: fromInHand(props) !== undefined && goals(props).has(hex) && othersAt(props, hex);

/* The question that a click on a quiet hex asks. */
function question(props: BoardProps, hex: string): string {
	const { position, game } = props;
	const from = fromInHand(props);
	if (isFighting(props)) return `fight ${hex}`;
	if (from) return `march ${from} ${hex} ${numberInHand(props)}`;
	const words = hexWords(game);
	const next = words[neighbours(words.indexOf(hex))[0] ?? 0]!;
	return stackAt(viewOf(position), hex, position.viewer) ? `march ${hex} ${next} 1` : `lead ${hex}`;
}

export function clickHex(props: BoardProps, hex: string, at: DOMRect) {
	const offer = goals(props).get(hex);
	if (offer) props.pick(offer);
	else if (fromInHand(props) === hex) props.setPicked({ troops: true });
	else if (ready(props).has(hex)) props.setPicked({ from: hex, troops: true });
	else props.whyNot(question(props, hex), at);
}

export const answers = (props: BoardProps, hex: string) =>
	goals(props).has(hex) || ready(props).has(hex);

/* What a click does, in words. */
export function meaningOf(props: BoardProps, hex: string): string {
	const offer = goals(props).get(hex);
	if (offer)
		return `${offer.label}${isFight(props, hex) && offer.verb === 'march' ? ', and fight' : ''}.`;
	if (fromInHand(props) === hex) return 'Put the troops down.';
	return ready(props).has(hex) ? 'Pick up the troops.' : '';
}
