/* web/src/boards/augustus/rivals.tsx -- the others: their objectives, their stock, what they control. */

import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { Popover } from '../../parts/popover';
import { Medallion, SeatMark } from '../../parts/shapes';
import type { BoardProps } from '../board';
import { ControlledRow, RivalCard } from './card';
import { type Card, count, type Player, rivalsOf } from './view';

/* Controlled cards as a fan; a click lists them. */
export function Fan({ cards, name }: { cards: Card[]; name: string }) {
	const [at, setAt] = useState<DOMRect | null>(null);
	const label = `${name}: ${count(cards.length, 'controlled objective')}`;
	if (!cards.length) return <span class="au-fan none">None yet</span>;
	return (
		<>
			<button
				class="au-fan"
				aria-label={label}
				aria-expanded={at !== null}
				title={label}
				onClick={(event) => setAt(at ? null : event.currentTarget.getBoundingClientRect())}
			>
				{cards.map((card, i) => (
					<span
						key={card.number}
						class="au-fan-card"
						style={{ transform: `rotate(${(i - (cards.length - 1) / 2) * 5}deg)` }}
					>
						<i class={`au-band-${card.colour}`} />
					</span>
				))}
			</button>
			{at && (
				<Popover at={at} label={label} class="au-list" close={() => setAt(null)}>
					<h2>{label}</h2>
					<ul>
						{cards.map((card) => (
							<ControlledRow key={card.number} card={card} />
						))}
					</ul>
				</Popover>
			)}
		</>
	);
}

/* Whom the reward goes to is chosen by clicking a name. */
function GiveButton({ props, player }: { props: BoardProps; player: Player }) {
	const offer = props.offers.find((one) => one.verb === 'give' && one.args[0] === player.seat);
	if (!offer) return null;
	return (
		<button class="button main glows" onClick={() => props.pick(offer)}>
			{offer.label}
		</button>
	);
}

function Rival({ props, player }: { props: BoardProps; player: Player }) {
	const { looks, position, highlight } = props;
	const isMeant = highlight.some((piece) => piece.word === player.seat);
	return (
		<section
			class={`au-rival ${isMeant ? 'meant' : ''} ${position.asked.includes(player.seat) ? 'asked' : ''}`}
			aria-label={player.name}
		>
			<header>
				<span class="au-rival-name">
					<Medallion shape={looks[player.seat]!} name={player.name} size={30} />
					<b>{player.name}</b>
					<SeatMark shape={looks[player.seat]!} size={13} />
				</span>
				<span class="au-stock-note" data-stock={player.seat}>
					<Icon name="helmet" size={16} />
					{player.stock} free
				</span>
				<GiveButton props={props} player={player} />
				<Fan cards={player.controlled} name={player.name} />
			</header>
			<div class="au-minis">
				{player.objectives.map((card) => (
					<RivalCard key={card.number} props={props} player={player} card={card} />
				))}
				{!player.objectives.length && <p class="note">Objectives are still secret.</p>}
			</div>
		</section>
	);
}

export function Rivals(props: BoardProps) {
	const rivals = rivalsOf(props.position);
	return (
		<div class={`au-rivals many-${rivals.length}`}>
			{rivals.map((player) => (
				<Rival key={player.seat} props={props} player={player} />
			))}
		</div>
	);
}
