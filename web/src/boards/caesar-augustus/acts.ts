/* web/src/boards/caesar-augustus/acts.ts -- what a click means: armies are picked up, places answer. */

import type { BoardProps, Offer } from '../board';
import { SENATE, viewOf } from './view';

const MARCHES = ['march', 'escort'];
const GOALS = ['general', 'raise', 'retreat']; /* verbs that a territory alone completes */

export const isMarching = ({ offers }: BoardProps) =>
	offers.some((offer) => MARCHES.includes(offer.verb));

/* Armies that can march now. */
export function readyArmies({ offers }: BoardProps): string[] {
	return [
		...new Set(
			offers.filter((offer) => offer.verb === 'march').map((offer) => String(offer.args[0])),
		),
	];
}

/* The one in hand: the first, until another is picked up. */
export function armyInHand(props: BoardProps): string | undefined {
	const ready = readyArmies(props);
	const picked = String(props.picked.army ?? '');
	return ready.includes(picked) ? picked : ready[0];
}

export function canEscort(props: BoardProps): boolean {
	const army = armyInHand(props);
	return props.offers.some((offer) => offer.verb === 'escort' && offer.args[0] === army);
}

export const takesGeneral = (props: BoardProps) => canEscort(props) && !props.picked.alone;

function marchesOf(props: BoardProps): Offer[] {
	const verb = takesGeneral(props) ? 'escort' : 'march';
	const army = armyInHand(props);
	return props.offers.filter((offer) => offer.verb === verb && offer.args[0] === army);
}

/* What a click on each territory plays. */
export function goals(props: BoardProps): Map<string, Offer> {
	const plain = props.offers.filter((offer) => GOALS.includes(offer.verb));
	return new Map([
		...plain.map((offer): [string, Offer] => [String(offer.args[0]), offer]),
		...marchesOf(props).map((offer): [string, Offer] => [String(offer.args[1]), offer]),
	]);
}

/* An army that stands there and could be picked up instead of the one in hand. */
export function otherArmyAt(props: BoardProps, territory: string): string | undefined {
	const inHand = armyInHand(props);
	return readyArmies(props).find((army) => army !== inHand && placeOf(props, army) === territory);
}

function placeOf({ position }: BoardProps, army: string): string | undefined {
	const view = viewOf(position);
	const armies = army === SENATE ? view.senate.armies : view.seats[position.viewer]?.armies;
	return armies?.[army]?.at;
}

/* Whether the army in hand would have to fight there. */
export function isFight(props: BoardProps, territory: string): boolean {
	const { position } = props;
	const view = viewOf(position);
	const isOwn = (of: string) =>
		of === position.viewer || (of === SENATE && view.senate.controller === position.viewer);
	return (
		isMarching(props) &&
		goals(props).has(territory) &&
		(view.territories[territory]?.armies.some((army) => !isOwn(army.of)) ?? false)
	);
}

/* The question that a click on a quiet territory asks. */
function question(props: BoardProps, territory: string): string {
	const view = viewOf(props.position);
	const asked = GOALS.find((verb) => props.offers.some((offer) => offer.verb === verb));
	if (asked) return `${asked} ${territory}`;
	if (view.step === 'general') return `general ${territory}`;
	return `march ${armyInHand(props) ?? 'i'} ${territory}`;
}

export function clickTerritory(props: BoardProps, territory: string, at: DOMRect) {
	const offer = goals(props).get(territory);
	const other = otherArmyAt(props, territory);
	if (offer) props.pick(offer);
	else if (other) props.setPicked({ ...props.picked, army: other });
	else props.whyNot(question(props, territory), at);
}

export function clickArmy(
	props: BoardProps,
	of: string,
	army: string,
	territory: string,
	at: DOMRect,
) {
	const isMine = of === props.position.viewer || of === SENATE;
	if (isMine && readyArmies(props).includes(army)) props.setPicked({ ...props.picked, army });
	else clickTerritory(props, territory, at);
}
