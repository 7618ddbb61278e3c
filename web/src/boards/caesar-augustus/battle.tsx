/* web/src/boards/caesar-augustus/battle.tsx -- a battle: both lines, their strength, and what can be answered. */

import { Icon } from '../../parts/icon';
import { Medallion, SeatMark } from '../../parts/shapes';
import { Sentence } from '../../table/sentence';
import type { BoardProps, Happening, Position } from '../board';
import { ArmyMark } from './pieces';
import { SoldierCards } from './prompt';
import {
	armyTitle,
	type Battle,
	handOf,
	holderName,
	KIND_TITLES,
	listOf,
	lookOf,
	placeName,
	SENATE,
	type Side,
	strengthOf,
	viewOf,
} from './view';

function isMine(position: Position, holder: unknown): boolean {
	const { controller } = viewOf(position).senate;
	return holder === position.viewer || (holder === SENATE && controller === position.viewer);
}

/* Whoever takes part sees it large. */
export function hasBattle(position: Position): boolean {
	const { battle } = viewOf(position);
	return (
		battle !== undefined &&
		(isMine(position, battle.attacker.side) || isMine(position, battle.defender.side))
	);
}

const LONG = 1500; /* milliseconds */
const READ = ['fought', 'retreated'];

/* Who is sent wants to be read; how a round ends is held. */
export const pause = (happened: Happening[]) =>
	happened.some((one) => READ.includes(one.event)) ? LONG : undefined;

/* ---- how far it is ----------------------------------------------------------------------------------- */

const STAGES = [
	{ word: 'Retreat', steps: ['retreat'] },
	{ word: 'Commit', steps: ['commit', 'send'] },
	{ word: 'Add', steps: ['add', 'answer'] },
	{ word: 'Rally', steps: ['rally', 'rally-defender'] },
	{ word: 'Again?', steps: ['press', 'refill'] },
];

/* The Senate sends soldiers in answer, too. */
function stageOf(step: string, battle: Battle): number {
	const isAnswer = step === 'send' && Object.keys(battle.defender.line).length > 0;
	return isAnswer ? 2 : STAGES.findIndex((stage) => stage.steps.includes(step));
}

function Stepper({ step, battle }: { step: string; battle: Battle }) {
	const now = stageOf(step, battle);
	return (
		<ol class="stepper" aria-label="The round">
			{STAGES.map(({ word }, i) => (
				<li
					key={word}
					class={i < now ? 'done' : i === now ? 'now' : ''}
					aria-current={i === now ? 'step' : undefined}
				>
					<span class="step-dot">{i < now ? <Icon name="check" size={14} /> : i + 1}</span>
					<span class="step-word">{word}</span>
				</li>
			))}
		</ol>
	);
}

/* ---- a side --------------------------------------------------------------------------------------------- */

function Squares({ count }: { count: number }) {
	return (
		<span class="squares" aria-hidden="true">
			{Array.from({ length: count }, (_, i) => (
				<i key={i} />
			))}
		</span>
	);
}

function Fighters({ side }: { side: Side }) {
	const line = listOf(side.line);
	return (
		<ul class="fighters">
			{line.map((kind, i) => (
				<li key={i}>
					<Icon name="helmet" size={18} />
					<span>{KIND_TITLES[kind]}</span>
					<Squares count={strengthOf(kind)} />
					<b>+{strengthOf(kind)}</b>
				</li>
			))}
			{!line.length && <li class="note">Nobody has been sent yet.</li>}
		</ul>
	);
}

/* Those who have not fought: by name if one may know them, else as backs of cards. */
function Reserve({ props, side }: { props: BoardProps; side: Side }) {
	const view = viewOf(props.position);
	const owner = side.army === SENATE ? SENATE : side.side;
	const army = (owner === SENATE ? view.senate : view.seats[owner])?.armies[side.army];
	const hand = handOf(props.position, owner, side.army);
	if (!army) return null;
	const committed = view.seats[owner]?.committed;
	const known = hand
		? listOf(hand)
		: [
				...listOf(army.known),
				...Array<string>(Math.max(0, army.soldiers - listOf(army.known).length)).fill(''),
			];
	return (
		<div class="reserve">
			<span class="cards">
				{known.map((kind, i) => (
					<span
						key={i}
						class={`card-small ${kind ? '' : 'back'}`}
						title={KIND_TITLES[kind] ?? 'unseen'}
					>
						{kind ? strengthOf(kind) : <Icon name="helmet" size={14} />}
					</span>
				))}
			</span>
			<span class="note">
				{known.length ? `${known.length} in the army` : 'No soldiers left'}
				{committed && `; ${KIND_TITLES[committed]} committed in secret`}
			</span>
		</div>
	);
}

function generalWords(props: BoardProps, side: Side, battle: Battle): string {
	const isThere = viewOf(props.position).territories[battle.at]?.generals.includes(side.side);
	if (side.rallied) return 'The general has rallied a soldier.';
	return isThere ? 'His general is there and can rally one.' : 'No general is with them.';
}

function SidePart({
	props,
	battle,
	role,
}: {
	props: BoardProps;
	battle: Battle;
	role: 'attacker' | 'defender';
}) {
	const side = battle[role];
	const view = viewOf(props.position);
	const shape = lookOf(props.looks, side.side);
	return (
		<section class={`battle-side seat-${shape}`} aria-label={role}>
			<header>
				<Medallion
					shape={shape}
					name={side.side === SENATE ? 'Senate' : holderName(view, side.side)}
					size={60}
				/>
				<div>
					<p class="caps">{role}</p>
					<h2>{holderName(view, side.side)}</h2>
					<p class="with-mark">
						<ArmyMark
							shape={lookOf(props.looks, side.army === SENATE ? SENATE : side.side)}
							army={side.army}
						/>
						{role === 'attacker'
							? `from ${placeName(view, battle.from)}`
							: `in ${placeName(view, battle.at)}`}
					</p>
				</div>
				<div class="battle-total">
					<b>{side.strength}</b>
					<small>strength</small>
				</div>
			</header>
			<Fighters side={side} />
			<footer>
				<Reserve props={props} side={side} />
				<p class="note">{generalWords(props, side, battle)}</p>
			</footer>
		</section>
	);
}

/* ---- between them ------------------------------------------------------------------------------------------ */

function balance({ attacker, defender }: Battle): string {
	if (!attacker.strength && !defender.strength) return 'One soldier each, shown together.';
	if (attacker.strength > defender.strength) return 'The attacker is ahead.';
	const missing = defender.strength - attacker.strength + 1;
	return `The attacker needs ${missing} more: the defender wins ties.`;
}

function Between({ battle }: { battle: Battle }) {
	return (
		<div class="battle-between">
			<span class="swords">
				<Icon name="battle" size={38} />
			</span>
			<p class="score">
				<b>{battle.attacker.strength}</b> : <b>{battle.defender.strength}</b>
			</p>
			<p class="note">{balance(battle)}</p>
			<p class="clause-tag">CA-ADD</p>
		</div>
	);
}

/* ---- the answer ---------------------------------------------------------------------------------------------- */

const CARDS = ['commit', 'add', 'rally'];

function Answer({ props }: { props: BoardProps }) {
	const { position, offers, pick } = props;
	const ask = offers.length ? position.asks[0] : undefined;
	const wait = position.waits[0];
	const others = offers.filter((offer) => !CARDS.includes(offer.verb));
	return (
		<section class={`battle-answer ${ask ? 'active' : ''}`} aria-live="polite">
			<div>
				<p class="caps">{ask ? 'Your answer' : 'Wait'}</p>
				<h2>{ask?.ask ?? wait?.wait ?? 'One moment'}</h2>
				<p class="note">{ask?.hint ?? lastBattle(props.log).at(-1)?.text}</p>
			</div>
			<div class="answers">
				<SoldierCards props={props} />
				{others.map((offer) => (
					<button key={offer.act} class="button" onClick={() => pick(offer)}>
						{offer.label}
					</button>
				))}
			</div>
		</section>
	);
}

export function BattleScene(props: BoardProps) {
	const view = viewOf(props.position);
	const { battle } = view;
	if (!battle) return null;
	return (
		<div class="battle">
			<div class="battle-head">
				<div>
					<p class="caps">Round {battle.round}</p>
					<h1>Battle of {placeName(view, battle.at)}</h1>
				</div>
				<Stepper step={view.step} battle={battle} />
			</div>
			<div class="battle-sides">
				<SidePart props={props} battle={battle} role="attacker" />
				<Between battle={battle} />
				<SidePart props={props} battle={battle} role="defender" />
			</div>
			<Answer props={props} />
		</div>
	);
}

/* ---- the last battle, beside the map ---------------------------------------------------------------------------- */

const TOLD = [
	'attacked',
	'fought',
	'held',
	'round-won',
	'round-lost',
	'rallied',
	'pressed',
	'ceased',
	'retreated',
	'major-attack',
	'minor-attack',
	'major-defence',
	'thrown-back',
	'destroyed',
	'captured',
];

/* The log from the last attack on, as far as it tells of the battle. */
export function lastBattle(log: Happening[]): Happening[] {
	const start = log.map((one) => one.event).lastIndexOf('attacked');
	return start < 0 ? [] : log.slice(start).filter((one) => TOLD.includes(one.event));
}

export function BattlePanel(props: BoardProps) {
	const told = lastBattle(props.log);
	const { battle } = viewOf(props.position);
	return (
		<div class="last-battle">
			{battle && (
				<p class="score">
					<SeatMark shape={lookOf(props.looks, battle.attacker.side)} size={18} />
					<b>{battle.attacker.strength}</b> : <b>{battle.defender.strength}</b>
					<SeatMark shape={lookOf(props.looks, battle.defender.side)} size={18} />
					<span class="sr-only">
						{armyTitle(battle.attacker.army)} attacks {armyTitle(battle.defender.army)}
					</span>
				</p>
			)}
			<ol>
				{told.map((happening, i) => (
					<li key={i}>
						<Sentence happening={happening} game={props.game} />
					</li>
				))}
			</ol>
		</div>
	);
}
