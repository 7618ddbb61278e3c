/* web/src/boards/three-caesars/asked.tsx -- choices that need more than a button: what a card is for, who marches. */

import { cards } from 'virtual:box/three-caesars';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import type { BoardProps, Offer } from '../board';
import { USES, type Use } from './hand';
import { count, stepOf, type War, warOf } from './view';

/* ---- what a card is for ---------------------------------------------------------------------------------- */

const TITLES: Record<string, string> = {
	event: 'Its event',
	march: 'March',
	cohort: 'Raise a cohort',
	politics: 'Politics in Rome',
};
const QUIET: Record<string, string> = {
	event: 'event',
	march: 'activate',
	cohort: 'build',
	politics: 'politics',
};

function shortLabel(offer: Offer, props: BoardProps): string {
	const war = warOf(props.position);
	const [word] = offer.args;
	if (offer.verb === 'activate') return war.leaders[String(word)]!.name;
	if (offer.verb === 'build') return war.spaces[String(word)]!.name;
	if (offer.verb === 'politics') return offer.label.replace(/^Politics: /, '');
	if (offer.verb === 'event') return 'Play it';
	return offer.label;
}

/* Something of the right kind to ask about, when nothing is offered. */
function anyArgument(use: Use, war: War, viewer: string): string {
	if (use.id === 'march')
		return ` ${Object.keys(war.leaders).find((one) => war.leaders[one]!.side === viewer) ?? 'galba'}`;
	if (use.id === 'cohort')
		return ` ${Object.keys(war.spaces).find((one) => war.spaces[one]!.home === viewer) ?? 'rome'}`;
	return use.id === 'politics' ? ' festival' : '';
}

function UseRow({ props, use }: { props: BoardProps; use: Use }) {
	const war = warOf(props.position);
	const offers = props.offers.filter((offer) => use.verbs.includes(offer.verb));
	const ask = (event: MouseEvent) =>
		props.whyNot(
			`${QUIET[use.id]}${anyArgument(use, war, props.position.viewer)}`,
			(event.currentTarget as Element).getBoundingClientRect(),
		);
	const isPaying = offers.some((offer) => offer.verb === 'pay');
	const price = war.sides[props.position.viewer]?.price ?? 0;
	const note =
		use.id === 'event' && war.card
			? cards[war.card]?.effect
			: isPaying && war.card
				? `Your leaders cannot march before ${price} more ${price === 1 ? 'is' : 'are'} paid: this pays ${Math.min(price, cards[war.card]!.value)}.`
				: undefined;
	return (
		<li class={offers.length ? 'lit' : ''}>
			<Icon name={use.icon} size={20} />
			<div>
				<b>{isPaying && offers.length === 1 ? 'Pay to march' : TITLES[use.id]}</b>
				{note && <p class="note">{note}</p>}
				<div class="chips">
					{offers.map((offer) => (
						<button
							key={offer.act}
							class={`chip glows ${offer.act === props.suggested ? 'suggested' : ''}`}
							onClick={() => props.pick(offer)}
						>
							{shortLabel(offer, props)}
						</button>
					))}
					{!offers.length && (
						<button
							class="chip refuses"
							aria-label={`${TITLES[use.id]}: why not now?`}
							onClick={ask}
						>
							Why not?
						</button>
					)}
				</div>
			</div>
		</li>
	);
}

function UseChoice(props: BoardProps) {
	return (
		<ul class="tc-use-choice">
			{USES.map((use) => (
				<UseRow key={use.id} props={props} use={use} />
			))}
		</ul>
	);
}

/* ---- who marches ------------------------------------------------------------------------------------------- */

const TROOPS = ['regulars', 'veterans', 'catapults', 'equipment'] as const;
const TROOP_WORDS: Record<string, string> = {
	regulars: 'cohorts',
	veterans: 'veterans',
	catapults: 'catapults',
	equipment: 'siege equipment',
};

interface ChangeProps {
	props: BoardProps;
	troop: (typeof TROOPS)[number];
	verb: 'leave' | 'take';
}

/* A number and a button: leave three cohorts, take two. */
function Change({ props, troop, verb }: ChangeProps) {
	const offers = props.offers.filter((offer) => offer.verb === verb && offer.args[0] === troop);
	const [n, setN] = useState(1);
	if (!offers.length) return null;
	const most = offers.length;
	const now = Math.min(n, most);
	const offer = offers.find((one) => one.args[1] === now);
	const word = verb === 'leave' ? 'Leave' : 'Take';
	return (
		<div class="tc-change">
			<span>{word}</span>
			<button
				class="icon-button"
				aria-label={`${word} fewer ${TROOP_WORDS[troop]}`}
				onClick={() => setN(Math.max(1, now - 1))}
			>
				<Icon name="minus" size={14} />
			</button>
			<b>{now}</b>
			<button
				class="icon-button"
				aria-label={`${word} more ${TROOP_WORDS[troop]}`}
				onClick={() => setN(Math.min(most, now + 1))}
			>
				<Icon name="plus" size={14} />
			</button>
			<button class="button" onClick={() => offer && props.pick(offer)}>
				{word} {now} {TROOP_WORDS[troop]}
			</button>
		</div>
	);
}

function Troops(props: BoardProps) {
	const [isOpen, setOpen] = useState(false);
	const canChange = props.offers.some((offer) => offer.verb === 'leave' || offer.verb === 'take');
	if (!canChange) return null;
	if (!isOpen)
		return (
			<button class="button tc-open-troops" onClick={() => setOpen(true)}>
				Leave or take cohorts
			</button>
		);
	return (
		<div class="tc-troops">
			{TROOPS.flatMap((troop) =>
				(['leave', 'take'] as const).map((verb) => (
					<Change key={troop + verb} props={props} troop={troop} verb={verb} />
				)),
			)}
		</div>
	);
}

/* Leaders who could come along. */
function Companions(props: BoardProps) {
	const offers = props.offers.filter((offer) => offer.verb === 'join' || offer.verb === 'unite');
	if (!offers.length) return null;
	return (
		<div class="chips">
			{offers.map((offer) => (
				<button key={offer.act} class="chip glows" onClick={() => props.pick(offer)}>
					{offer.label}
				</button>
			))}
		</div>
	);
}

function MarchChoice(props: BoardProps) {
	return (
		<>
			<Troops {...props} />
			<Companions {...props} />
		</>
	);
}

/* Leaders of a campaign, one after the other. */
function LeaderChoice(props: BoardProps) {
	const offers = props.offers.filter((offer) => offer.verb === 'activate');
	return (
		<div class="chips">
			{offers.map((offer) => (
				<button
					key={offer.act}
					class={`chip glows ${offer.act === props.suggested ? 'suggested' : ''}`}
					onClick={() => props.pick(offer)}
				>
					{shortLabel(offer, props)}
				</button>
			))}
		</div>
	);
}

export function PromptMore(props: BoardProps) {
	const step = stepOf(props.position);
	if (step === 'use') return <UseChoice {...props} />;
	if (step === 'campaign') return <LeaderChoice {...props} />;
	if (step === 'march') return <MarchChoice {...props} />;
	return null;
}

/* ---- words of the prompt ------------------------------------------------------------------------------------ */

function marchWords(war: War, isPhone: boolean) {
	const { lead, points, regulars, veterans, catapults } = war.march!;
	const cohorts = regulars + veterans;
	const engines = catapults ? ` and ${count(catapults, 'catapult')}` : '';
	const hint = isPhone
		? `${count(points, 'movement point')}. Tap a numbered town.`
		: `${count(points, 'movement point')}, ${count(cohorts, 'cohort')}${engines}. The number is what the way costs.`;
	return { ask: `March ${war.leaders[lead]!.name} to where?`, hint };
}

const ASKS: Record<string, string> = {
	place: 'where?',
	victim: 'against whom?',
	rival: 'against whom?',
};

/* Whom or what the card on the table is for. */
const FOR_CARD = ['place', 'victim', 'rival'];

/* A side that has not paid is told so: its locks are the first thing nobody understands. */
function playHint({ position, size }: BoardProps): string {
	const price = warOf(position).sides[position.viewer]?.price ?? 0;
	const locked = price ? `Your locked leaders march once cards worth ${price} more are paid. ` : '';
	if (size === 'phone') return `${locked}Tap a card to see what it can be.`;
	return `${locked}The lit signs on a card say what it can be now. Passing keeps your cards for the next turn.`;
}

export function promptWords(props: BoardProps) {
	const war = warOf(props.position);
	const step = stepOf(props.position);
	if (step === 'march' && war.march) return marchWords(war, props.size === 'phone');
	if (step === 'use' && war.card)
		return {
			ask: `What is ${cards[war.card]!.title} for?`,
			hint: `Worth ${cards[war.card]!.value}. A card does one thing only.`,
		};
	if (FOR_CARD.includes(step ?? '') && war.card)
		return { ask: `${cards[war.card]!.title}: ${ASKS[step!]}`, hint: cards[war.card]!.effect };
	if (step === 'play') return { ask: 'Play a card or pass', hint: playHint(props) };
	return undefined;
}
