/* web/src/boards/augustus/rewards.tsx -- the twelve rewards, and who holds them. */

import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icon';
import { pressSpoken } from '../../parts/press';
import { SeatMark } from '../../parts/shapes';
import type { BoardProps } from '../board';
import { capital } from './parts';
import { count, type Reward, tableOf } from './view';

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const COLOURS: Record<string, string[]> = {
	green: ['green', 'green', 'green'],
	purple: ['purple', 'purple', 'purple'],
	orange: ['orange', 'orange', 'orange'],
	senators: ['senator', 'senator', 'senator'],
	each: ['senator', 'green', 'purple', 'orange'],
};
/* Numbers and gold above, wheat and colours below, as the tiles lie. */
const ORDER = [
	'two',
	'three',
	'four',
	'five',
	'six',
	'gold',
	'wheat',
	'senators',
	'green',
	'purple',
	'orange',
	'each',
];

/* A good goes to whoever makes the most of it, and leaves again. */
const nameOf = ({ word, title }: Reward) =>
	capital(word === 'gold' || word === 'wheat' ? `most ${title}` : title);

function face({ word }: Reward): ComponentChildren {
	if (NUMBERS[word]) return <b class="au-tile-number">{NUMBERS[word]}</b>;
	const colours = COLOURS[word];
	if (colours)
		return (
			<span class="au-tile-cards">
				{colours.map((colour, i) => (
					<i key={i} class={`au-band-${colour}`} />
				))}
			</span>
		);
	return <Icon name={word === 'wheat' ? 'wheat' : 'gold'} size={24} class={`au-${word}-ink`} />;
}

function Tile({ props, reward }: { props: BoardProps; reward: Reward }) {
	const { position, offers, looks } = props;
	const asked = position.asks[0];
	const isConsidered = asked?.step === 'claim' && asked.ask.includes(reward.title);
	const offer = isConsidered ? offers.find((one) => one.verb === 'claim') : undefined;
	const holder = position.seats.find((one) => one.seat === reward.holder);
	const label = `${nameOf(reward)}: ${count(reward.points, 'point')}${holder ? `, held by ${holder.title}` : ''}`;
	const pressed = pressSpoken(
		(at) => (offer ? props.pick(offer) : props.whyNot('claim', at)),
		offer !== undefined,
	);
	const isMeant = props.highlight.some((piece) => piece.word === reward.word);
	return (
		<li>
			<div
				{...pressed}
				class={`${pressed.class} au-tile ${holder ? 'held' : ''} ${isMeant ? 'meant' : ''}`}
				data-tip={label}
			>
				<span class="sr-only">{offer ? `Take the reward. ${label}` : label}</span>
				<span class="au-tile-face" aria-hidden="true">
					{face(reward)}
				</span>
				{props.size === 'phone' && (
					<span class="au-tile-words" aria-hidden="true">
						{nameOf(reward)}
					</span>
				)}
				<small aria-hidden="true">{reward.points} pts</small>
				{reward.holder && (
					<span class="au-holder">
						<SeatMark shape={looks[reward.holder]!} size={18} />
					</span>
				)}
			</div>
		</li>
	);
}

export function Rewards(props: BoardProps) {
	const { rewards } = tableOf(props.position);
	const all = ORDER.flatMap((word) => rewards.filter((one) => one.word === word));
	return (
		<ul class="au-tiles">
			{all.map((reward) => (
				<Tile key={reward.word} props={props} reward={reward} />
			))}
		</ul>
	);
}
