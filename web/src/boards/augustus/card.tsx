/* web/src/boards/augustus/card.tsx -- objectives: large in front of you, small in the centre and at rivals'. */

import { Icon } from '../../parts/icon';
import { pressSpoken } from '../../parts/press';
import type { BoardProps, Offer, Position } from '../board';
import { Legion, Points, PowerBox, PowerSigns, powerWords, Resource, shortPower } from './parts';
import { Picture } from './picture';
import { Space, spacesOf } from './space';
import {
	type Card,
	count,
	countFilled,
	kindOf,
	type Objective,
	offerForCard,
	offerForSpace,
	type Player,
	shortName,
	TITLES,
	tableOf,
} from './view';

const isMeant = ({ highlight }: BoardProps, card: Card) =>
	highlight.some(
		({ type, word }) => word === String(card.number) && (type === 'objective' || type === ''),
	);

function Band({ card, note }: { card: Card; note?: string }) {
	return (
		<header class={`au-band au-band-${card.colour}`}>
			<span class="au-number">{card.number}</span>
			<div>
				<h3>{shortName(card)}</h3>
				<small>{note ?? kindOf(card)}</small>
			</div>
		</header>
	);
}

/* "One shield to go: this completes it", "2 of 3 spaces open". */
function progress(props: BoardProps, card: Objective): string {
	if (card.complete) return 'Complete';
	const open = card.spaces.filter((space) => !space.filled);
	const last = open[0];
	if (open.length === 1 && last && offerForSpace(props, card, last.symbol, false)) {
		return `One ${TITLES[last.symbol]} to go: this completes it`;
	}
	return `${open.length} of ${card.spaces.length} spaces open`;
}

const WORDS: Record<string, string> = {
	finish: 'Complete',
	clear: 'Remove all legions',
	keep: 'Keep',
	take: 'Take',
	yield: 'Give up',
};

/* What can be done with the whole card. */
function CardButton({ props, card }: { props: BoardProps; card: Card }) {
	const offer = offerForCard(props, card);
	if (!offer) return null;
	return (
		<button
			class="button main au-do glows"
			aria-label={offer.label}
			onClick={(event) => {
				event.stopPropagation();
				props.pick(offer);
			}}
		>
			{WORDS[offer.verb]}
		</button>
	);
}

interface ObjectiveProps {
	props: BoardProps;
	player: Player;
	card: Objective;
}

/* How large spaces can be drawn, six at most in a row. */
function spaceSize(isPhone: boolean, spaces: number, cards: number): number {
	if (isPhone) return spaces > 5 ? 40 : 44;
	if (cards === 4) return spaces > 4 ? 36 : 44;
	return spaces > 5 ? 42 : spaces > 4 ? 46 : 52;
}

export function LargeCard({ props, player, card }: ObjectiveProps) {
	const isPhone = props.size === 'phone';
	const offer = offerForCard(props, card);
	const spaces = spacesOf(props.position, player, card);
	const isNear =
		!card.complete &&
		spaces.some((one) => one.state === 'free') &&
		card.spaces.length - countFilled(card) === 1 &&
		spaces.some((one) => offerForSpace(props, card, one.symbol, false));
	const size = spaceSize(isPhone, spaces.length, player.objectives.length);
	return (
		<article
			class={`au-card large ${isPhone && spaces.length > (card.resource === 'none' ? 5 : 4) ? 'long' : ''} ${isNear || offer ? 'can' : ''} ${card.complete ? 'complete' : ''} ${isMeant(props, card) ? 'meant' : ''}`}
			aria-label={card.name}
			onClick={offer && (() => props.pick(offer))}
		>
			<Band card={card} />
			{!isPhone && <Picture card={card} />}
			<div class="au-body">
				<div class="au-spaces" role="group" aria-label={`Spaces of ${card.name}`}>
					{spaces.map((space, i) => (
						<Space key={i} props={props} player={player} card={card} space={space} size={size} />
					))}
				</div>
				{isPhone && <Worth card={card} size={40} />}
				{isPhone && <p class="au-progress">{progress(props, card)}</p>}
				<PowerBox power={card.power} />
				{!isPhone && <Worth card={card} size={46} words={progress(props, card)} />}
				<CardButton props={props} card={card} />
			</div>
		</article>
	);
}

function Worth({ card, size, words }: { card: Card; size: number; words?: string }) {
	return (
		<footer class="au-worth">
			{words && <p class="au-progress">{words}</p>}
			<Resource card={card} size={Math.round(size * 0.76)} />
			<Points points={card.points} size={size} />
		</footer>
	);
}

const wordsOf = (card: Card) => {
	const symbols = card.spaces.map((space) => TITLES[space.symbol]).join(', ');
	const produces = card.resource === 'none' ? '' : `, ${card.resource}`;
	return `${card.name}, number ${card.number}, ${kindOf(card)}: ${symbols}. ${powerWords(card.power)}. ${count(card.points, 'point')}${produces}`;
};

/* What the signs of a whole card mean, in sentences. */
export function aboutCard({ verb, args }: Offer, position: Position): string | undefined {
	const { row, own, players } = tableOf(position);
	const card = [
		...row,
		...(own?.dealt ?? []),
		...players.flatMap((one) => [...one.controlled, ...one.objectives]),
	].find((one) => String(one.number) === args[0]);
	if (!card || !WORDS[verb]) return undefined;
	const produces =
		card.resource === 'none'
			? ''
			: ` It makes ${card.resource}: who makes the most ${card.resource} has 5 points more.`;
	return `${powerWords(card.power)}. Worth ${count(card.points, 'point')}.${produces}`;
}

interface SmallProps {
	props: BoardProps;
	card: Card;
	verb: 'take' | 'yield' | 'keep';
	isChosen?: boolean;
}

/* A card that is taken, kept or given up whole: one button. */
export function SmallCard({ props, card, verb, isChosen = false }: SmallProps) {
	const offer = offerForCard(props, card);
	const label = `${offer ? `${offer.label}. ` : ''}${wordsOf(card)}`;
	const pressed = pressSpoken(
		(at) => (offer ? props.pick(offer) : props.whyNot(`${verb} ${card.number}`, at)),
		offer !== undefined,
	);
	return (
		<div
			{...pressed}
			class={`${pressed.class} au-card small ${isChosen ? 'chosen' : ''} ${offer && offer.act === props.suggested ? 'suggested' : ''} ${isMeant(props, card) ? 'meant' : ''}`}
			data-card={card.number}
		>
			<span class="sr-only">{label}</span>
			<div aria-hidden="true">
				<Band card={card} />
			</div>
			{verb === 'keep' && props.size === 'desktop' && <Picture card={card} />}
			<div class="au-body" aria-hidden="true">
				<div class="au-symbols">
					{card.spaces.map(({ symbol }, i) => (
						<span key={i}>
							<Icon name={symbol} size={18} />
						</span>
					))}
				</div>
				<div class="au-small-worth">
					{card.resource !== 'none' && (
						<span class={`au-resource au-${card.resource}`}>
							<Icon name={card.resource} size={18} />
						</span>
					)}
					<p class={card.power.when === 'against' ? 'au-harm' : ''}>
						{verb === 'keep' && props.size === 'desktop'
							? powerWords(card.power)
							: shortPower(card.power)}
					</p>
					<span class="au-points">
						<Icon name="laurel" size={36} />
						<b class={card.points > 9 ? 'long' : ''}>{card.points}</b>
					</span>
				</div>
			</div>
			{isChosen && (
				<span class="au-check">
					<Icon name="check" size={18} />
				</span>
			)}
		</div>
	);
}

/* A rival's objective: what it needs, how far it is. */
export function RivalCard({ props, player, card }: ObjectiveProps) {
	const { step } = tableOf(props.position);
	const open = card.spaces.find((space) => !space.filled) ?? card.spaces[0]!;
	const verb = step === 'drop' ? 'drop' : 'put';
	const label = `${card.name} of ${player.name}: ${countFilled(card)} of ${card.spaces.length} legions. ${wordsOf(card)}`;
	const pressed = pressSpoken((at) => props.whyNot(`${verb} ${card.number} ${open.symbol}`, at));
	const isNear = card.spaces.length - countFilled(card) === 1;
	return (
		<div
			{...pressed}
			class={`${pressed.class} au-card mini ${isNear ? 'near' : ''} ${isMeant(props, card) ? 'meant' : ''}`}
		>
			<span class="sr-only">{label}</span>
			<div class={`au-mini-band au-band-${card.colour}`} aria-hidden="true">
				<b>{card.number}</b> <span>{shortName(card)}</span>
			</div>
			<div class="au-mini-body" aria-hidden="true">
				<div class="au-mini-spaces">
					{spacesOf(props.position, player, card).map(({ symbol, state }, i) => (
						<span
							key={i}
							class={`au-mini-space ${state}`}
							data-space={`${player.seat} ${card.number} ${symbol}`}
							data-state={state}
						>
							{state === 'filled' ? (
								<Legion shape={props.looks[player.seat]!} size={22} />
							) : (
								<Icon name={symbol} size={14} />
							)}
						</span>
					))}
				</div>
				<div class="au-mini-worth">
					<span class="au-mini-power" data-tip={powerWords(card.power)}>
						{card.power.when === 'none' ? '' : shortPower(card.power)}
					</span>
					{card.resource !== 'none' && (
						<Icon name={card.resource} size={14} class={`au-${card.resource}-ink`} />
					)}
					<b>{card.points}</b>
				</div>
			</div>
		</div>
	);
}

/* Controlled objectives in a list. */
export function ControlledRow({ card }: { card: Card }) {
	return (
		<li class="au-row">
			<span class={`au-row-number au-band-${card.colour}`}>{card.number}</span>
			<span class="au-row-name">
				{shortName(card)}
				<small>{powerWords(card.power)}</small>
			</span>
			{card.resource !== 'none' && (
				<Icon name={card.resource} size={16} class={`au-${card.resource}-ink`} />
			)}
			<b>{card.points}</b>
		</li>
	);
}

export { PowerSigns };
