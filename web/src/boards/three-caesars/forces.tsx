/* web/src/boards/three-caesars/forces.tsx -- a force: portraits over a pill with its cohorts, and badges. */

import { Icon, type IconName } from '../../parts/icon';
import { press } from '../../parts/press';
import { MedallionDrawing, ShapePath } from '../../parts/shapes';
import type { BoardProps } from '../board';
import {
	cohortsOf,
	count,
	initials,
	isLocked,
	type Leader,
	lookOf,
	offersForLeader,
	type Troops,
	titleOf,
	triedOnLeader,
	type War,
	warOf,
} from './view';

export interface Force extends Troops {
	side: string;
	leaders: string[];
	isMarching: boolean;
}

/* Who stands in a town, the marching force apart. */
export function forcesAt(war: War, town: string): Force[] {
	const space = war.spaces[town];
	if (!space) return [];
	const { march, battle } = war;
	const marching = march?.at === town && !battle ? march.leaders : [];
	const staying = space.leaders.filter((leader) => !marching.includes(leader));
	const forces: Force[] = [];
	for (const side of new Set([
		...staying.map((one) => war.leaders[one]!.side),
		...(cohortsOf(space) ? [space.holder] : []),
	])) {
		const isHolder = side === space.holder;
		forces.push({
			side,
			leaders: staying.filter((one) => war.leaders[one]!.side === side),
			isMarching: false,
			regulars: isHolder ? space.regulars : 0,
			veterans: isHolder ? space.veterans : 0,
			catapults: isHolder ? space.catapults : 0,
			equipment: isHolder ? space.equipment : 0,
		});
	}
	if (marching.length)
		forces.push({
			...march!,
			side: war.leaders[march!.lead]!.side,
			leaders: marching,
			isMarching: true,
		});
	return forces;
}

function Badge({
	x,
	y,
	icon,
	label,
}: {
	x: number;
	y: number;
	icon: IconName | 'star';
	label: string;
}) {
	return (
		<g class="tc-badge" transform={`translate(${x} ${y})`}>
			<title>{label}</title>
			<circle r="9" />
			{icon === 'star' ? (
				<path
					class="tc-star"
					d="M0-6L1.7-2.2L5.8-1.8L2.7 1L3.6 5L0 2.9L-3.6 5L-2.7 1L-5.8-1.8L-1.7-2.2Z"
				/>
			) : (
				<Icon name={icon} size={12} x={-6} y={-6} />
			)}
		</g>
	);
}

const APART = 44; /* from leader to leader: what a finger can hit */

const words = (troops: Troops) =>
	[
		troops.regulars + troops.veterans > 0 && count(troops.regulars + troops.veterans, 'cohort'),
		troops.veterans > 0 && `${troops.veterans} veteran`,
		troops.catapults > 0 && count(troops.catapults, 'catapult'),
		troops.equipment > 0 && 'siege equipment',
	]
		.filter(Boolean)
		.join(', ');

interface PortraitProps {
	props: BoardProps;
	word: string;
	leader: Leader;
	x: number;
	isLead: boolean;
}

function Portrait({ props, word, leader, x, isLead }: PortraitProps) {
	const offers = offersForLeader(props, word);
	const rating = `strategy ${leader.strategy}, battle ${leader.battle}, leads ${leader.organization}`;
	const label = `${leader.name}, ${rating}${isLocked(warOf(props.position), leader) ? ', cannot move yet' : ''}`;
	const pressed = press(
		label,
		(at) =>
			offers.length
				? props.choose(offers, at)
				: props.whyNot(triedOnLeader(props.position, word), at),
		offers.length > 0,
	);
	const isMeant = props.highlight.some((piece) => piece.word === word);
	const isSuggested = offers.some((offer) => offer.act === props.suggested);
	const scale = isLead ? 0.95 : 0.76;
	return (
		<g
			class={`tc-leader ${isMeant ? 'meant' : ''} ${isSuggested ? 'suggested' : ''}`}
			transform={`translate(${x} 0) scale(${scale})`}
		>
			<circle class="tc-shade" r="22.4" cy="1.8" />
			{offers.length > 0 && <circle class="tc-glow" r="26" />}
			<g aria-hidden="true">
				<MedallionDrawing shape={lookOf(leader.side)} initials={initials(word)} />
			</g>
			<circle {...pressed} class={`${pressed.class} tc-leader-touch`} r={APART / 2 / scale} />
		</g>
	);
}

const PRAETOR = /praetor$/;

/* A force above its town; drawn round the middle of its pill. */
export function ForceDrawing({ props, force }: { props: BoardProps; force: Force }) {
	const war = warOf(props.position);
	const leaders = [...force.leaders].sort(
		(a, b) => Number(PRAETOR.test(a)) - Number(PRAETOR.test(b)),
	);
	const cohorts = cohortsOf(force);
	const width = (leaders.length - 1) * APART;
	const locked = leaders.some((one) => isLocked(war, war.leaders[one]!)) && force.side !== 'nobody';
	return (
		<g
			class={`tc-force ${force.isMarching ? 'marching' : ''}`}
			role="group"
			aria-label={`${titleOf(props.position, force.side)}: ${words(force) || 'no cohorts'}`}
		>
			{force.isMarching && (
				<rect
					class="tc-marching"
					x={-30 - width / 2}
					y={-50}
					width={60 + width}
					height={68}
					rx="12"
				/>
			)}
			<g transform="translate(0 -22)">
				{leaders.map((word, i) => (
					<Portrait
						key={word}
						props={props}
						word={word}
						leader={war.leaders[word]!}
						x={i * APART - width / 2}
						isLead={i === 0}
					/>
				))}
			</g>
			{cohorts > 0 && (
				<g class="tc-pill">
					<title>{words(force)}</title>
					<rect class="tc-shade" x="-25" y="-8" width="50" height="23" rx="8" />
					<rect x="-24" y="-9" width="48" height="22" rx="7" />
					<Icon name="helmet" size={14} x={-18} y={-5} />
					<text x="10" y="7" text-anchor="middle">
						{cohorts}
					</text>
					{!leaders.length && (
						<g transform="translate(-24 -10)">
							<ShapePath shape={lookOf(force.side)} size={14} />
						</g>
					)}
				</g>
			)}
			{force.veterans > 0 && (
				<Badge
					x={leaders.length ? 22 : 26}
					y={leaders.length ? -40 : -8}
					icon="star"
					label={count(force.veterans, 'veteran cohort')}
				/>
			)}
			{force.catapults + force.equipment > 0 && (
				<Badge
					x={26}
					y={leaders.length ? -20 : 12}
					icon="catapult"
					label={words({ ...force, regulars: 0, veterans: 0 })}
				/>
			)}
			{locked && <Badge x={-22} y={-40} icon="lock" label="Not yet active" />}
		</g>
	);
}
