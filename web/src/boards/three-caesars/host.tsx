/* web/src/boards/three-caesars/host.tsx -- one side of a battle: dice by source, the roll, its cohorts; each number tells why. */

import { cards } from 'virtual:box/three-caesars';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { MedallionDrawing, SeatMark } from '../../parts/shapes';
import type { BoardProps } from '../board';
import { BattleDice } from './dice';
import {
	type Battle,
	cohortsOf,
	count,
	type Host,
	initials,
	lookOf,
	type Source,
	titleOf,
	type War,
	warOf,
} from './view';
import { Told, Why } from './why';
import { SOURCES } from './words';

/* ---- reasons ------------------------------------------------------------------------------------------------- */

function leadersOf(war: War, battle: Battle, side: string): string[] {
	const place = battle.field ? ['camp', 'rome'] : [battle.at];
	return Object.keys(war.leaders)
		.filter(
			(word) => war.leaders[word]!.side === side && place.includes(war.leaders[word]!.at ?? ''),
		)
		.sort((a, b) => war.leaders[b]!.battle - war.leaders[a]!.battle);
}

/* Those whose ratings count. */
const fighters = (war: War, battle: Battle, side: string) =>
	leadersOf(war, battle, side)
		.slice(0, 2)
		.filter((word) => war.leaders[word]!.battle > 0);

/* Why this source counts, with names where there are any. */
function whyOf(source: Source, war: War, battle: Battle, host: Host, enemy: Host): string {
	const named = fighters(war, battle, host.side).map(
		(word) => `${war.leaders[word]!.name} ${war.leaders[word]!.battle}`,
	);
	if (source === 'leaders' && named.length)
		return `Battle ratings: ${named.join(', ')}. Two leaders at most count.`;
	if (source === 'card' && host.card)
		return `${cards[host.card]!.title}: ${cards[host.card]!.effect}`;
	if (source === 'enemyCard' && enemy.card)
		return `${cards[enemy.card]!.title}: ${cards[enemy.card]!.effect}`;
	return SOURCES[source].why;
}

function titleOfSource(source: Source, war: War, battle: Battle, host: Host, enemy: Host): string {
	const named = fighters(war, battle, host.side).map((word) => war.leaders[word]!.name);
	if (source === 'leaders' && named.length === 1) return `Leader, ${named[0]}`;
	if (source === 'card' && host.card) return cards[host.card]!.title;
	if (source === 'enemyCard' && enemy.card) return `${cards[enemy.card]!.title}, enemy card`;
	return SOURCES[source].title;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/* ---- rows --------------------------------------------------------------------------------------------------------- */

interface SourceProps {
	source: Source;
	n: number;
	title: string;
	why: string;
}

function SourceRow({ source, n, title, why }: SourceProps) {
	const [isOpen, setOpen] = useState(false);
	const { icon, clause } = SOURCES[source];
	return (
		<li>
			<button
				class="tc-source"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				data-source={source}
				data-dice={n}
			>
				<Icon name={icon} size={17} />
				<span class="tc-source-name">{title}</span>
				<span class={`tc-squares ${Math.abs(n) > 12 ? 'many' : ''}`} aria-hidden="true">
					{Array.from({ length: Math.abs(n) }, (_, i) => (
						<i key={i} class={n < 0 ? 'minus' : ''} />
					))}
				</span>
				<b>{signed(n)}</b>
			</button>
			{isOpen && <Why words={why} clause={clause} />}
		</li>
	);
}

const MARKS = 24;

/* Cohorts now: dead, wounded, able. */
function Cohorts({ host }: { host: Host }) {
	const [open, setOpen] = useState<string | null>(null);
	const alive = cohortsOf(host) + host.conscripts;
	const dead = Math.max(0, host.size - cohortsOf(host));
	const marks = [
		...Array<string>(dead).fill('dead'),
		...Array<string>(Math.min(alive, host.wounded)).fill('wounded'),
		...Array<string>(Math.max(0, alive - host.wounded)).fill('able'),
	];
	return (
		<div class="tc-cohorts">
			<span class="tc-cohort-marks" aria-hidden="true">
				{marks.slice(0, MARKS).map((state, i) => (
					<i key={i} class={state}>
						{state === 'dead' ? <Icon name="close" size={12} /> : <Icon name="helmet" size={15} />}
					</i>
				))}
			</span>
			<Told id="cohorts" open={open} setOpen={setOpen} class="tc-told note">
				{dead || host.wounded
					? `So far ${dead} dead, ${host.wounded} wounded`
					: `${count(alive, 'cohort')}, all able`}
			</Told>
			{open && (
				<Why
					words="The dead are gone. The wounded roll no dice in a second round, and recover after the battle."
					clause="TC-WOUNDS"
				/>
			)}
		</div>
	);
}

/* ---- the panel ------------------------------------------------------------------------------------------------------ */

interface HostProps {
	props: BoardProps;
	battle: Battle;
	which: 'attacker' | 'defender';
}

function sumWords(host: Host): string {
	const parts = Object.values(host.sources).map((n, i) =>
		i ? ` ${n < 0 ? '−' : '+'} ${Math.abs(n)}` : n < 0 ? `−${-n}` : String(n),
	);
	return `${parts.join('') || '0'} = ${host.dice}, row by row${host.rolled ? '' : ', if the dice were rolled now'}.`;
}

export function HostPanel({ props, battle, which }: HostProps) {
	const [open, setOpen] = useState<string | null>(null);
	const war = warOf(props.position);
	const host = battle[which];
	const enemy = battle[which === 'attacker' ? 'defender' : 'attacker'];
	const leader = leadersOf(war, battle, host.side)[0];
	const name = leader ? war.leaders[leader]!.name : titleOf(props.position, host.side);
	const sources = Object.entries(host.sources) as [Source, number][];
	return (
		<section
			class={`tc-host seat-${lookOf(host.side)}`}
			aria-label={which === 'attacker' ? 'Attacker' : 'Defender'}
			data-dice={host.dice}
			data-side={host.side}
		>
			<header>
				<svg viewBox="-23 -23 46 46" width="66" height="66" aria-hidden="true">
					<MedallionDrawing
						shape={lookOf(host.side)}
						initials={leader ? initials(leader) : name.slice(0, 2)}
					/>
				</svg>
				<div>
					<p class="caps">{which}</p>
					<h3>{name}</h3>
					<p class="with-mark">
						<SeatMark shape={lookOf(host.side)} size={14} />
						{titleOf(props.position, host.side)},{' '}
						{count(cohortsOf(host) + host.conscripts, 'cohort')}
					</p>
				</div>
				<Told id="dice" open={open} setOpen={setOpen} class="tc-dice-count">
					<b>{host.dice}</b>
					<small>{host.dice === 1 ? 'die' : 'dice'}</small>
				</Told>
			</header>
			{open === 'dice' && <Why words={sumWords(host)} clause="TC-DICE" />}
			<ul class="tc-sources">
				{sources.map(([source, n]) => (
					<SourceRow
						key={source}
						source={source}
						n={n}
						title={titleOfSource(source, war, battle, host, enemy)}
						why={whyOf(source, war, battle, host, enemy)}
					/>
				))}
			</ul>
			<BattleDice host={host} />
			<Cohorts host={host} />
		</section>
	);
}
