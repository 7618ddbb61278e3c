/* web/src/boards/three-caesars/hand.tsx -- your cards: value, type, what each says and could be played as now. */

import { cards } from 'virtual:box/three-caesars';
import { Icon, type IconName } from '../../parts/icon';
import { pressSpoken } from '../../parts/press';
import type { BoardProps, Offer } from '../board';
import { briefOf } from './briefs';
import { stepOf, warOf } from './view';

const TYPES: Record<string, { word: string; icon: IconName }> = {
	event: { word: 'Event', icon: 'burst' },
	battle: { word: 'Battle', icon: 'battle' },
	response: { word: 'Response', icon: 'shield' },
};

export interface Use {
	id: string;
	word: string;
	icon: IconName;
	verbs: string[];
}

export const USES: Use[] = [
	{ id: 'event', word: 'event', icon: 'burst', verbs: ['event'] },
	{ id: 'march', word: 'march', icon: 'move', verbs: ['activate', 'pay'] },
	{ id: 'cohort', word: 'cohort', icon: 'helmet', verbs: ['build'] },
	{ id: 'politics', word: 'politics', icon: 'wall', verbs: ['politics', 'sortie'] },
];

const usesOf = (props: BoardProps, word: string) => warOf(props.position).uses?.[word] ?? [];

const litUses = (props: BoardProps, word: string) =>
	USES.filter((use) => use.verbs.some((verb) => usesOf(props, word).includes(verb)));

/* "march" is "pay" for a side that must still be activated. */
function wordOf(props: BoardProps, card: string, use: Use): string {
	return use.id === 'march' &&
		usesOf(props, card).includes('pay') &&
		!usesOf(props, card).includes('activate')
		? 'pay for activation'
		: use.word;
}

function UseIcons({ props, word }: { props: BoardProps; word: string }) {
	const lit = litUses(props, word);
	return (
		<span class="tc-uses" aria-hidden="true">
			{USES.map((use) => (
				<span
					key={use.id}
					class={lit.includes(use) ? 'lit' : ''}
					title={lit.includes(use) ? `Can be ${wordOf(props, word, use)}` : `No ${use.word} now`}
				>
					<Icon name={use.icon} size={16} />
				</span>
			))}
		</span>
	);
}

const PLAYING = ['card', 'shed', 'respond'];
const offerOf = ({ offers }: BoardProps, word: string): Offer | undefined =>
	offers.find((offer) => PLAYING.includes(offer.verb) && offer.args[0] === word);

const TRIED: Record<string, string> = { plot: 'shed', discard: 'shed' };
const triedOn = (props: BoardProps, word: string) => {
	const step = stepOf(props.position) ?? '';
	return `${TRIED[step] ?? (/dice|battle-card|siege|intrigue/.test(step) ? 'respond' : 'card')} ${word}`;
};

function HandCard({ props, word }: { props: BoardProps; word: string }) {
	const { title, value, type, effect } = cards[word]!;
	const { word: typeWord, icon } = TYPES[type]!;
	const offer = offerOf(props, word);
	const lit = litUses(props, word).map((use) => wordOf(props, word, use));
	const label = `${title}, ${typeWord} worth ${value}. ${effect}${lit.length ? ` Now: ${lit.join(', ')}.` : ''}`;
	const pressed = pressSpoken(
		(at) => (offer ? props.pick(offer) : props.whyNot(triedOn(props, word), at)),
		offer !== undefined,
	);
	const isMeant = props.highlight.some((piece) => piece.word === word);
	const isSuggested = offer !== undefined && offer.act === props.suggested;
	return (
		<div
			{...pressed}
			class={`${pressed.class} tc-card tc-is-${type} ${isMeant ? 'meant' : ''} ${isSuggested ? 'suggested' : ''}`}
			title={effect}
		>
			<span class="sr-only">{label}</span>
			<header aria-hidden="true">
				<b class="tc-value">{value}</b>
				<span class="tc-type">
					<Icon name={icon} size={14} />
					{typeWord}
				</span>
			</header>
			<b class="tc-card-name" aria-hidden="true">
				{title}
			</b>
			<p aria-hidden="true">{briefOf(word)}</p>
			<UseIcons props={props} word={word} />
			{props.size === 'phone' && lit.length > 0 && (
				<small class="tc-now" aria-hidden="true">
					{lit.join(', ')}
				</small>
			)}
		</div>
	);
}

/* The card that was played and whose use is being chosen. */
function OnTable({ word }: { word: string }) {
	const { title, value, type, effect } = cards[word]!;
	const { word: typeWord, icon } = TYPES[type]!;
	return (
		<div class={`tc-card on-table tc-is-${type}`} title={effect}>
			<header>
				<b class="tc-value">{value}</b>
				<span class="tc-type">
					<Icon name={icon} size={14} />
					{typeWord}
				</span>
			</header>
			<b class="tc-card-name">{title}</b>
			<p>{briefOf(word)}</p>
			<span class="tc-played">On the table</span>
		</div>
	);
}

export function Hand(props: BoardProps) {
	const war = warOf(props.position);
	const hand = war.sides[props.position.viewer]?.hand;
	const held = Object.entries(hand ?? {}).flatMap(([word, n]) =>
		Array.from({ length: n }, (_, i) => ({ word, key: `${word} ${i}` })),
	);
	held.sort((a, b) => cards[b.word]!.value - cards[a.word]!.value);
	return (
		<div class="tc-hand" role="group" aria-label="Your hand" tabIndex={0}>
			{war.card && cards[war.card] && <OnTable word={war.card} />}
			{held.map(({ word, key }) => (
				<HandCard key={key} props={props} word={word} />
			))}
			{!hand && <p class="tc-no-hand">Hands are secret.</p>}
			{hand && !held.length && !war.card && <p class="tc-no-hand">You hold no cards.</p>}
		</div>
	);
}
