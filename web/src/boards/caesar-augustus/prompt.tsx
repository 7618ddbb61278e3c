/* web/src/boards/caesar-augustus/prompt.tsx -- what is asked: words, and choices that are no place on the map. */

import { Icon } from '../../parts/icon';
import { SeatMark } from '../../parts/shapes';
import { Key } from '../atlas';
import type { BoardProps, Offer } from '../board';
import {
	armyInHand,
	canEscort,
	goals,
	isFight,
	isMarching,
	readyArmies,
	takesGeneral,
} from './acts';
import { ORDER_ICONS } from './panels';
import { FightMark } from './pieces';
import {
	armyTitle,
	capital,
	holderName,
	KIND_TITLES,
	lookOf,
	ORDER_TITLES,
	placeName,
	strengthOf,
	viewOf,
} from './view';

const rectOf = (event: MouseEvent) => (event.currentTarget as Element).getBoundingClientRect();

/* ---- marching --------------------------------------------------------------------------------------- */

/* A general who was captured comes back. */
const RETURNS = {
	ask: 'Where does your general return?',
	hint: 'Anywhere but to an opposing army or general.',
};

export function promptWords(props: BoardProps) {
	const isAway = !viewOf(props.position).seats[props.position.viewer]?.general;
	if (offersOf(props, 'general').length && isAway) return RETURNS;
	if (!isMarching(props)) return undefined;
	const army = armyInHand(props)!;
	const name = armyTitle(army);
	const hint = viewOf(props.position).must_march
		? 'It must make room for the other one.'
		: `Choose a marked territory.${canEscort(props) ? ' Your general may go along.' : ''}`;
	return { ask: `Where does ${name} march?`, hint };
}

function GeneralToo({ props }: { props: BoardProps }) {
	return (
		<label class="check">
			<input
				type="checkbox"
				checked={takesGeneral(props)}
				onChange={(event) =>
					props.setPicked({ ...props.picked, alone: !event.currentTarget.checked })
				}
			/>
			<span class="check-box">
				<Icon name="check" size={16} />
			</span>
			General too
		</label>
	);
}

function OtherArmy({ props }: { props: BoardProps }) {
	const ready = readyArmies(props);
	const next = ready[(ready.indexOf(armyInHand(props)!) + 1) % ready.length]!;
	if (ready.length < 2) return null;
	return (
		<button class="button" onClick={() => props.setPicked({ ...props.picked, army: next })}>
			Other army
		</button>
	);
}

export function PromptButtons(props: BoardProps) {
	if (!isMarching(props)) return null;
	const canHalt = props.offers.some((offer) => offer.verb === 'halt');
	return (
		<>
			<OtherArmy props={props} />
			{canEscort(props) && <GeneralToo props={props} />}
			{!canHalt && (
				<button
					class="button"
					aria-disabled="true"
					onClick={(event) => props.whyNot('halt', rectOf(event))}
				>
					End the move
				</button>
			)}
		</>
	);
}

/* ---- choices ------------------------------------------------------------------------------------------ */

const ORDER_WORDS: Record<string, string> = {
	move: 'March your armies',
	bribe: 'Win a senator',
	draft: 'A soldier for each army',
	army: 'Raise a new army',
};

const offersOf = ({ offers }: BoardProps, verb: string) =>
	offers.filter((offer) => offer.verb === verb);

function Orders({ props, offers }: { props: BoardProps; offers: Offer[] }) {
	return (
		<div class="order-cards">
			{offers.map((offer) => {
				const order = String(offer.args[0]);
				return (
					<button
						key={order}
						class={`order-card glows ${props.suggested === offer.act ? 'suggested' : ''}`}
						onClick={() => props.pick(offer)}
					>
						<Icon name={ORDER_ICONS[order]!} size={26} />
						<b>{ORDER_TITLES[order]}</b>
						<small>{ORDER_WORDS[order]}</small>
					</button>
				);
			})}
		</div>
	);
}

/* A soldier as a card: how strong, and what. */
export function SoldierCard({
	kind,
	act,
	verb,
	isSuggested,
}: {
	kind: string;
	act(): void;
	verb: string;
	isSuggested?: boolean;
}) {
	return (
		<button class={`soldier-card glows ${isSuggested ? 'suggested' : ''}`} onClick={act}>
			<span class="sr-only">{verb}, strength </span>
			<b>{strengthOf(kind)}</b> <span>{KIND_TITLES[kind]}</span>
		</button>
	);
}

function Senators({ props, offers }: { props: BoardProps; offers: Offer[] }) {
	const view = viewOf(props.position);
	const offerOf = (seat: string) => offers.find((offer) => offer.args[0] === seat);
	return (
		<div class="chips">
			{Object.keys(view.seats).map((seat) => {
				const offer = offerOf(seat);
				return (
					<button
						key={seat}
						class={`chip with-mark ${offer ? 'glows' : 'refuses'}`}
						onClick={(event) =>
							offer ? props.pick(offer) : props.whyNot(`bribe ${seat}`, rectOf(event))
						}
					>
						<SeatMark shape={lookOf(props.looks, seat)} size={15} />
						{holderName(view, seat)}
					</button>
				);
			})}
		</div>
	);
}

const SOLDIER_VERBS = ['return', 'commit', 'add', 'rally'];

export function SoldierCards({ props }: { props: BoardProps }) {
	const offers = props.offers.filter((offer) => SOLDIER_VERBS.includes(offer.verb));
	if (!offers.length) return null;
	return (
		<div class="soldier-cards">
			{offers.map((offer) => (
				<SoldierCard
					key={offer.act}
					kind={String(offer.args[0])}
					verb={capital(offer.verb)}
					act={() => props.pick(offer)}
					isSuggested={props.suggested === offer.act}
				/>
			))}
		</div>
	);
}

export function PromptMore(props: BoardProps) {
	const [orders, bribes] = [offersOf(props, 'choose'), offersOf(props, 'bribe')];
	return (
		<>
			{orders.length > 0 && <Orders props={props} offers={orders} />}
			{bribes.length > 0 && <Senators props={props} offers={bribes} />}
			<SoldierCards props={props} />
			<StayButton props={props} />
			<FewPlaces props={props} />
		</>
	);
}

/* A general may stay where he is: that is a click on the map too. */
function StayButton({ props }: { props: BoardProps }) {
	const view = viewOf(props.position);
	const home = view.seats[props.position.viewer]?.general;
	const offer = offersOf(props, 'general').find((one) => one.args[0] === home);
	if (!offer || !home) return null;
	return (
		<div class="buttons">
			<button class="button" onClick={() => props.pick(offer)}>
				Stay in {placeName(view, home)}
			</button>
		</div>
	);
}

const FEW = 4;

/* Places may lie outside of what a phone shows: a few of them are buttons, too. */
function FewPlaces({ props }: { props: BoardProps }) {
	const view = viewOf(props.position);
	const offers = [...offersOf(props, 'raise'), ...offersOf(props, 'retreat')];
	if (!offers.length || offers.length > FEW) return null;
	return (
		<div class="buttons">
			{offers.map((offer) => (
				<button key={offer.act} class="button" onClick={() => props.pick(offer)}>
					{placeName(view, String(offer.args[0]))}
				</button>
			))}
		</div>
	);
}

/* ---- the legend ----------------------------------------------------------------------------------------- */

function glowWords(props: BoardProps): string {
	if (isMarching(props)) return `${capital(armyTitle(armyInHand(props)!))} can go here`;
	if (offersOf(props, 'general').length) return 'Your general can go here';
	return offersOf(props, 'raise').length ? 'A new army can stand here' : '';
}

export function Legend(props: BoardProps) {
	const words = glowWords(props);
	const fights = [...goals(props).keys()].some((word) => isFight(props, word));
	if (!words) return null;
	return (
		<>
			<Key mark={<span class="key-glow" />} words={words} />
			{fights && (
				<Key
					mark={
						<svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
							<FightMark />
						</svg>
					}
					words="and must fight"
				/>
			)}
		</>
	);
}
