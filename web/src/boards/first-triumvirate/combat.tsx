/* web/src/boards/first-triumvirate/combat.tsx -- battles: dice in pairs, the highest first, and who lost. */

import { Die } from '../../parts/die';
import { Icon } from '../../parts/icon';
import { Medallion, SeatMark } from '../../parts/shapes';
import type { BoardProps, Happening, Position } from '../board';
import { hexTitle, lookOf, playerOf, ROME, TITLES, troopWord, viewOf } from './view';

interface Pair {
	attack: number;
	defence: number;
	loser: string;
}

interface Round {
	pairs: Pair[];
	eights: Record<string, number>; // what leaders rolled
}

export interface Combat {
	hex: string;
	attacker: string;
	defender: string;
	troops: [number, number]; // before it
	rounds: Round[];
	winner?: string;
	left?: number;
}

/* ---- the log as a combat ------------------------------------------------------------------------------ */

const TOLD = ['battle', 'array', 'leader-die', 'compared', 'won'];

/* Who still has how many after these rounds. */
export function troopsLeft({ attacker, troops, rounds }: Combat): [number, number] {
	const losses = rounds.flatMap((round) => round.pairs).map((pair) => pair.loser);
	const lost = losses.filter((loser) => loser === attacker).length;
	return [troops[0] - lost, troops[1] - (losses.length - lost)];
}

/* A round is over when each die that has a partner has met it. */
function isFull(combat: Combat, leaders: Set<string>): boolean {
	const round = combat.rounds.at(-1);
	if (!round) return true;
	const before = troopsLeft({ ...combat, rounds: combat.rounds.slice(0, -1) });
	const dice = [combat.attacker, combat.defender].map(
		(force, i) => before[i]! + (leaders.has(force) ? 1 : 0),
	);
	return round.pairs.length >= Math.min(...dice);
}

function tell(combat: Combat, { event, args }: Happening, leaders: Set<string>) {
	const needsNew = isFull(combat, leaders);
	if (event === 'array') combat.troops = [Number(args[0]), Number(args[1])];
	if (event === 'won') Object.assign(combat, { winner: String(args[1]), left: Number(args[2]) });
	if (event !== 'leader-die' && event !== 'compared') return;
	if (needsNew) combat.rounds.push({ pairs: [], eights: {} });
	const round = combat.rounds.at(-1)!;
	if (event === 'leader-die') round.eights[String(args[0])] = Number(args[1]);
	else
		round.pairs.push({ attack: Number(args[0]), defence: Number(args[1]), loser: String(args[2]) });
}

export function lastCombat(log: Happening[]): Combat | undefined {
	const start = log.map((one) => one.event).lastIndexOf('battle');
	if (start < 0) return undefined;
	const [first, ...rest] = log.slice(start).filter((one) => TOLD.includes(one.event));
	const leaders = new Set(
		rest.filter((one) => one.event === 'leader-die').map((one) => String(one.args[0])),
	);
	const combat: Combat = {
		hex: String(first!.args[0]),
		attacker: first!.seat,
		defender: String(first!.args[1]),
		troops: [0, 0],
		rounds: [],
	};
	for (const happening of rest) tell(combat, happening, leaders);
	return combat;
}

/* ---- dice ---------------------------------------------------------------------------------------------- */

interface Thrown {
	value: number;
	isEight: boolean;
	wins: boolean;
}

/* The leader's die is one of those that show what he rolled. */
function diceOf(round: Round, force: string, side: 'attack' | 'defence'): Thrown[] {
	const eight = round.pairs.findIndex((pair) => pair[side] === round.eights[force]);
	return round.pairs.map((pair, i) => ({
		value: pair[side],
		isEight: i === eight,
		wins: pair.loser !== force,
	}));
}

function DiceLine({
	round,
	force,
	side,
	size,
}: {
	round: Round;
	force: string;
	side: 'attack' | 'defence';
	size: number;
}) {
	return (
		<div class={`pair-dice seat-${lookOf(force)}`}>
			{diceOf(round, force, side).map(({ value, isEight, wins }, i) => (
				<Die
					key={`${i}-${value}`}
					sides={isEight ? 8 : 6}
					value={value}
					size={size}
					kind={wins ? 'kill' : 'plain'}
					tumbles
					delay={i * 40}
				/>
			))}
		</div>
	);
}

/* Attack over defence, pair by pair, and whose troop is lost under them. */
function PairTable({ round, combat, size }: { round: Round; combat: Combat; size: number }) {
	return (
		<div class="pairs">
			<span class="with-mark">
				<SeatMark shape={lookOf(combat.attacker)} size={16} />
				{TITLES[combat.attacker]}
			</span>
			<DiceLine round={round} force={combat.attacker} side="attack" size={size} />
			<span class="with-mark">
				<SeatMark shape={lookOf(combat.defender)} size={16} />
				{TITLES[combat.defender]}
			</span>
			<DiceLine round={round} force={combat.defender} side="defence" size={size} />
			<span class="note">Lost</span>
			<div class="pair-dice losses">
				{round.pairs.map(({ loser }, i) => (
					<span key={i} style={{ width: `${size}px` }}>
						<SeatMark shape={lookOf(loser)} size={16} title={TITLES[loser]} />
					</span>
				))}
			</div>
		</div>
	);
}

function resultOf({ winner, left = 0 }: Combat): string {
	return winner
		? `${TITLES[winner]} wins with ${troopWord(left)} left.`
		: 'Highest against highest. Ties go to the defender.';
}

export function CombatPanel({ log, game }: BoardProps) {
	const combat = lastCombat(log);
	if (!combat) return null;
	const round = combat.rounds.at(-1);
	return (
		<div class="combat-card">
			<p class="note">
				{hexTitle(game, combat.hex)}, roll {Math.max(1, combat.rounds.length)}
			</p>
			{round && <PairTable round={round} combat={combat} size={32} />}
			<p class="note">{resultOf(combat)}</p>
		</div>
	);
}

/* ---- large, for those who fight -------------------------------------------------------------------------- */

const isMine = (position: Position, forces: string[]) => forces.includes(position.viewer);

/* While the dice fall. */
export function hasCombat(position: Position): boolean {
	const { battle } = viewOf(position);
	return battle !== undefined && isMine(position, [battle.attack.force, battle.defence.force]);
}

const percent = (odds: number) => `${Math.round(odds / 10)}%`; /* of a thousand */

function SidePart({
	props,
	combat,
	role,
}: {
	props: BoardProps;
	combat: Combat;
	role: 'attacker' | 'defender';
}) {
	const force = combat[role];
	const left = troopsLeft(combat)[role === 'attacker' ? 0 : 1];
	const before = combat.troops[role === 'attacker' ? 0 : 1];
	const view = viewOf(props.position);
	const side = role === 'attacker' ? view.battle?.attack : view.battle?.defence;
	const leads = side?.leader ?? playerOf(view, force)?.hex === combat.hex;
	const note =
		force === ROME && side
			? `${TITLES[side.roller]} rolls for them`
			: leads
				? 'leads in person: a die of eight more'
				: 'without a leader';
	return (
		<section class={`battle-side seat-${lookOf(force)}`} aria-label={role}>
			<header>
				<Medallion shape={lookOf(force)} name={TITLES[force]!} size={56} />
				<div>
					<p class="caps">{role}</p>
					<h2>{TITLES[force]}</h2>
					<p class="note">{note}</p>
				</div>
				<div class="battle-total">
					<b>{left}</b>
					<small>of {before}</small>
				</div>
			</header>
			<span class="squares">
				{Array.from({ length: before }, (_, i) => (
					<i key={i} class={i < left ? '' : 'gone'} />
				))}
			</span>
		</section>
	);
}

export function CombatScene(props: BoardProps) {
	const combat = lastCombat(props.log);
	const { battle } = viewOf(props.position);
	if (!combat) return null;
	const round = combat.rounds.at(-1);
	return (
		<div class="battle combat">
			<div class="battle-head">
				<div>
					<p class="caps">Roll {Math.max(1, combat.rounds.length)}</p>
					<h1>Battle of {hexTitle(props.game, combat.hex)}</h1>
				</div>
				{battle && (
					<p class="pill">
						{percent(battle.odds)} for {TITLES[combat.attacker]}
					</p>
				)}
			</div>
			<div class="battle-sides">
				<SidePart props={props} combat={combat} role="attacker" />
				<div class="battle-between">
					<span class="swords">
						<Icon name="battle" size={38} />
					</span>
				</div>
				<SidePart props={props} combat={combat} role="defender" />
			</div>
			<div class="combat-dice">
				{round ? (
					<PairTable round={round} combat={combat} size={44} />
				) : (
					<p class="note">The dice fall …</p>
				)}
			</div>
			<section class="battle-answer" aria-live="polite">
				<div>
					<p class="caps">No way back</p>
					<h2>{resultOf(combat)}</h2>
				</div>
			</section>
		</div>
	);
}
