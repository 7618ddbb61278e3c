/* web/src/boards/three-caesars/answers.tsx -- what is asked in a scene, and the answers to it. */

import { cards } from 'virtual:box/three-caesars';
import type { BoardProps, Offer } from '../board';

const isCard = (offer: Offer) => offer.verb === 'respond' || offer.verb === 'card';

function CardAnswer({ props, offer }: { props: BoardProps; offer: Offer }) {
	const card = cards[String(offer.args[0])]!;
	return (
		<button class="tc-answer-card glows" onClick={() => props.pick(offer)}>
			<b class="tc-value">{card.value}</b>
			<span>
				<b>{card.title}</b>
				<small>{card.effect}</small>
			</span>
		</button>
	);
}

const WORDS: Record<string, string> = { no: 'No, go on' };

export function Answers({ props }: { props: BoardProps }) {
	const ask = props.position.asks[0];
	const offers = props.offers;
	const wait = props.position.waits[0];
	const waiting = !wait ? 'One moment' : wait.seat === 'chance' ? 'The dice are rolled' : wait.wait;
	if (!ask || !offers.length) {
		return (
			<section class="tc-answer" aria-label="What happens">
				<div>
					<p class="caps">{wait?.phase ?? 'Battle'}</p>
					<h3>{waiting}</h3>
				</div>
			</section>
		);
	}
	return (
		<section class="tc-answer asked" aria-label="Your answer">
			<div>
				<p class="caps">Your turn: {ask.phase}</p>
				<h3>{ask.ask}</h3>
				<p class="note">{ask.hint.charAt(0).toUpperCase() + ask.hint.slice(1)}</p>
			</div>
			<div class="tc-answer-buttons">
				{offers.filter(isCard).map((offer) => (
					<CardAnswer key={offer.act} props={props} offer={offer} />
				))}
				{offers
					.filter((offer) => !isCard(offer))
					.map((offer) => (
						<button key={offer.act} class="button" onClick={() => props.pick(offer)}>
							{WORDS[offer.verb] ?? offer.label}
						</button>
					))}
			</div>
		</section>
	);
}
