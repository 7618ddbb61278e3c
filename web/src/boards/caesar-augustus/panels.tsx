/* web/src/boards/caesar-augustus/panels.tsx -- beside the map: your armies, the Senate, what was chosen. */

import { Icon, type IconName } from '../../parts/icon';
import { SeatMark } from '../../parts/shapes';
import type { BoardProps } from '../board';
import { armyInHand, readyArmies } from './acts';
import { ArmyMark } from './pieces';
import {
	type Army,
	armiesOf,
	countIn,
	handOf,
	holderName,
	isSeat,
	KIND_TITLES,
	KINDS,
	lookOf,
	NUMBERS,
	ORDER_TITLES,
	placeName,
	SENATE,
	type Soldiers,
	strengthIn,
	viewOf,
} from './view';

/* ---- armies -------------------------------------------------------------------------------------- */

export function SoldierTiles({ soldiers }: { soldiers: Soldiers }) {
	return (
		<span class="soldiers">
			{[...KINDS]
				.reverse()
				.filter((kind) => soldiers[kind])
				.map((kind) => (
					<span key={kind} class="tile">
						<b>{soldiers[kind]}</b>
						<small>{KIND_TITLES[kind]}</small>
					</span>
				))}
		</span>
	);
}

interface RowProps {
	props: BoardProps;
	owner: string;
	army: string;
	facts: Army;
}

function ArmyWords({ props, owner, army, facts }: RowProps) {
	const view = viewOf(props.position);
	const hand = handOf(props.position, owner, army);
	const unknown = facts.soldiers - countIn(facts.known);
	return (
		<>
			<ArmyMark shape={lookOf(props.looks, owner)} army={army} />
			<span class="army-words">
				<b>{placeName(view, facts.at)}</b>
				<small>
					{hand
						? `strength ${strengthIn(hand)}`
						: `${facts.soldiers} ${facts.soldiers === 1 ? 'soldier' : 'soldiers'}`}
				</small>
			</span>
			{hand ? (
				<SoldierTiles soldiers={hand} />
			) : (
				<span class="soldiers">
					{countIn(facts.known) > 0 && <SoldierTiles soldiers={facts.known} />}
					{unknown > 0 && (
						<span class="tile unknown">
							<b>{unknown}</b>
							<small>unseen</small>
						</span>
					)}
				</span>
			)}
		</>
	);
}

/* An army of one's own can be picked up here as well. */
function ArmyRow(row: RowProps) {
	const { props, army } = row;
	const isReady =
		row.owner === props.position.viewer || row.owner === SENATE
			? readyArmies(props).includes(army)
			: false;
	const isInHand = isReady && armyInHand(props) === army;
	if (!isReady)
		return (
			<li class="army-row">
				<ArmyWords {...row} />
			</li>
		);
	return (
		<li>
			<button
				class={`army-row glows ${isInHand ? 'in-hand' : ''}`}
				aria-pressed={isInHand}
				onClick={() => props.setPicked({ ...props.picked, army })}
			>
				<ArmyWords {...row} />
			</button>
		</li>
	);
}

const numerals = (armies: string[]) =>
	armies.length < 2
		? `Army ${armies[0]?.toUpperCase()} is`
		: `Armies ${armies
				.slice(0, -1)
				.map((one) => one.toUpperCase())
				.join(', ')} and ${armies.at(-1)!.toUpperCase()} are`;

function ArmiesOf({ props, seat }: { props: BoardProps; seat: string }) {
	const view = viewOf(props.position);
	const armies = armiesOf(view, seat);
	const missing = NUMBERS.filter((army) => !view.seats[seat]!.armies[army]);
	return (
		<>
			<ul class="army-rows">
				{armies.map(([army, facts]) => (
					<ArmyRow
						key={army}
						props={props}
						owner={army === SENATE ? SENATE : seat}
						army={army}
						facts={facts}
					/>
				))}
			</ul>
			{missing.length > 0 && <p class="note">{numerals(missing)} not raised.</p>}
		</>
	);
}

/* Who has no seat sees everybody's. */
export function ArmiesPanel(props: BoardProps) {
	const { position, looks } = props;
	const view = viewOf(position);
	if (isSeat(view, position.viewer)) return <ArmiesOf props={props} seat={position.viewer} />;
	return (
		<>
			{Object.entries(view.seats).map(([seat, { name }]) => (
				<div key={seat} class="panel-part">
					<h3 class="with-mark">
						<SeatMark shape={lookOf(looks, seat)} size={14} />
						{name}
					</h3>
					<ArmiesOf props={props} seat={seat} />
				</div>
			))}
		</>
	);
}

/* ---- the Senate ------------------------------------------------------------------------------------ */

function Senator({ props, holder }: { props: BoardProps; holder?: string }) {
	const view = viewOf(props.position);
	const words = holder ? `A senator of ${holderName(view, holder)}` : 'A senator of nobody’s';
	return (
		<li class={`senator ${holder ? `seat-${lookOf(props.looks, holder)}` : 'free'}`} title={words}>
			<span class="sr-only">{words}</span>
			<Icon name="senator" size={30} />
			{holder && <SeatMark shape={lookOf(props.looks, holder)} size={17} />}
		</li>
	);
}

export function SenatePanel(props: BoardProps) {
	const { position } = props;
	const view = viewOf(position);
	const held = Object.entries(view.seats).flatMap(([seat, { senators }]) =>
		Array<string>(senators).fill(seat),
	);
	const mine = view.seats[position.viewer]?.senators;
	const { controller, majority, pool } = view.senate;
	return (
		<div class="senate">
			<ul>
				{held.map((holder, i) => (
					<Senator key={i} props={props} holder={holder} />
				))}
				{Array.from({ length: pool }, (_, i) => (
					<Senator key={`pool ${i}`} props={props} />
				))}
			</ul>
			<p class="note">
				{mine !== undefined && `You hold ${mine}. `}
				<b>{majority} needed.</b>{' '}
				{controller
					? `${controller === position.viewer ? 'You command' : `${holderName(view, controller)} commands`} it.`
					: 'Nobody commands it.'}
			</p>
		</div>
	);
}

/* ---- what was chosen -------------------------------------------------------------------------------- */

export const ORDER_ICONS: Record<string, IconName> = {
	move: 'move',
	bribe: 'bribe',
	draft: 'helmet',
	army: 'standard',
};

function orderWords(props: BoardProps, seat: string): string {
	const view = viewOf(props.position);
	const { order, revealed } = view.seats[seat]!;
	if (order) return revealed ? ORDER_TITLES[order]! : `${ORDER_TITLES[order]} (secret)`;
	return ['general', 'choose'].includes(view.step) ? 'to choose' : 'secret';
}

/* From the leader on: in this order they act. */
function turnOrder(props: BoardProps): string[] {
	const view = viewOf(props.position);
	const seats = Object.keys(view.seats);
	const first = Math.max(0, seats.indexOf(view.leader));
	return [...seats.slice(first), ...seats.slice(0, first)];
}

function Fallen({ props }: { props: BoardProps }) {
	const { deck, dead } = viewOf(props.position);
	return (
		<div class="fallen">
			<p class="note">
				{deck} soldiers in the deck. {countIn(dead) ? 'Fallen:' : 'Nobody has fallen yet.'}
			</p>
			<SoldierTiles soldiers={dead} />
		</div>
	);
}

export function OrdersPanel(props: BoardProps) {
	const view = viewOf(props.position);
	return (
		<>
			<ol class="orders">
				{turnOrder(props).map((seat) => {
					const { order, name } = view.seats[seat]!;
					return (
						<li key={seat} class={view.active === seat && view.step !== 'choose' ? 'now' : ''}>
							<SeatMark shape={lookOf(props.looks, seat)} size={16} title={name} />
							{order && <Icon name={ORDER_ICONS[order]!} size={16} />}
							{orderWords(props, seat)}
						</li>
					);
				})}
			</ol>
			<Fallen props={props} />
		</>
	);
}
