/* web/src/boards/augustus/space.tsx -- the spaces of an objective: free, filled, about to be. */

import { Icon } from '../../parts/icon';
import { press } from '../../parts/press';
import type { BoardProps, Position } from '../board';
import { capital, Legion } from './parts';
import {
	type Objective,
	offerForSpace,
	type Place,
	type Player,
	type SymbolName,
	TITLES,
	tableOf,
	triedOnSpace,
} from './view';

export type SpaceState = 'free' | 'filled' | 'planned' | 'lifted';

export interface SpaceShown {
	symbol: SymbolName;
	state: SpaceState;
}

const isAt = (place: Place | undefined, card: Objective, symbol: SymbolName) =>
	place?.number === card.number && place.symbol === symbol;

/* What the seat has chosen in secret, or a power has lifted, is seen before it is done. */
export function spacesOf(position: Position, player: Player, card: Objective): SpaceShown[] {
	const { own, resolving } = tableOf(position);
	const isOwn = player.seat === position.viewer;
	const lifted =
		isOwn && own?.lift ? own.lift : resolving?.seat === player.seat ? resolving.lifted : undefined;
	const put = isOwn ? own?.put : undefined;
	const spaces = card.spaces.map(
		({ symbol, filled }): SpaceShown => ({ symbol, state: filled ? 'filled' : 'free' }),
	);
	mark(
		spaces.filter((one) => one.state === 'filled' && isAt(lifted, card, one.symbol)).at(-1),
		'lifted',
	);
	mark(
		spaces.find((one) => one.state === 'free' && isAt(put, card, one.symbol)),
		'planned',
	);
	return spaces;
}

function mark(space: SpaceShown | undefined, state: SpaceState) {
	if (space) space.state = state;
}

const STATES: Record<SpaceState, string> = {
	free: 'free',
	filled: 'holds a legion',
	planned: 'your legion will go here',
	lifted: 'its legion is being moved',
};

interface SpaceProps {
	props: BoardProps;
	player: Player;
	card: Objective;
	space: SpaceShown;
	size: number;
}

export function Space({ props, player, card, space, size }: SpaceProps) {
	const { symbol, state } = space;
	const isFilled = state === 'filled' || state === 'lifted';
	const offer =
		state === 'planned' || state === 'lifted'
			? undefined
			: offerForSpace(props, card, symbol, isFilled);
	const answer = (at: DOMRect) =>
		offer
			? props.pick(offer)
			: props.whyNot(triedOnSpace(tableOf(props.position).step, card, symbol, isFilled), at);
	const label = offer
		? offer.label
		: `${capital(TITLES[symbol])} of ${card.name}, ${STATES[state]}`;
	const pressed = press(label, answer, offer !== undefined);
	const shape = props.looks[player.seat]!;
	return (
		<span
			{...pressed}
			class={`${pressed.class} au-space ${state} ${offer && offer.act === props.suggested ? 'suggested' : ''}`}
			style={{ width: `${size}px`, height: `${size}px` }}
			data-space={`${player.seat} ${card.number} ${symbol}`}
			data-state={state}
			data-tip={capital(TITLES[symbol])}
			onClick={(event) => {
				event.stopPropagation();
				pressed.onClick(event);
			}}
		>
			{state === 'free' ? (
				<Icon name={symbol} size={Math.round(size * 0.54)} />
			) : (
				<Legion shape={shape} size={size - 4} symbol={symbol} />
			)}
		</span>
	);
}
