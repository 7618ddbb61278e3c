/* web/src/boards/three-caesars/board.tsx -- the western empire: towns, Rome, forces, the way of a march. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { press } from '../../parts/press';
import { ShapePath } from '../../parts/shapes';
import type { BoardProps, Position } from '../board';
import { ForceDrawing, forcesAt } from './forces';
import { map } from './map';
import { lookOf, offersForTown, stepOf, triedOnTown, warOf, wayTo } from './view';

type TownWord = keyof typeof map.towns;
const WORDS = Object.keys(map.towns) as TownWord[];
export const placeOf = (town: string): [number, number] => {
	if (town === 'camp') return [map.towns.rome.at[0]! - 66, map.towns.rome.at[1]! + 72];
	const at = map.towns[town as TownWord].at;
	return [at[0]!, at[1]!];
};

/* What stands further south is drawn over what stands further north. */
const BY_HEIGHT = [...[...WORDS].sort((a, b) => placeOf(a)[1] - placeOf(b)[1]), 'camp'];

/* ---- a long way, step by step -------------------------------------------------------------------------- */

/* The rest of the way is gone as long as nothing else is pending, once its first step was taken. */
function useWay(props: BoardProps): (way: string[]) => void {
	const way = useRef<string[]>([]);
	const { position, offers } = props;
	useEffect(() => {
		const [here, next] = way.current;
		if (next === undefined || !offers.length) return;
		const isThere = warOf(position).march?.at === here;
		const offer =
			isThere && stepOf(position) === 'march'
				? offers.find((one) => one.verb === 'step' && one.args[0] === next)
				: undefined;
		way.current = offer ? way.current.slice(1) : [];
		if (offer) props.pick(offer, way.current.at(-1));
	}, [position, offers.length > 0]);
	return (steps) => {
		way.current = steps;
	};
}

/* ---- towns ----------------------------------------------------------------------------------------------- */

interface TownProps {
	props: BoardProps;
	town: TownWord;
	setOut(way: string[]): void;
}

/* What a click on it does, and what the ring around it says. */
function meaningOf({ props, town, setOut }: TownProps): {
	act?: (at: DOMRect) => void;
	cost?: number;
	acts: string[];
} {
	const { position, offers } = props;
	const direct = offersForTown(props, town);
	const { march } = warOf(position);
	const way = stepOf(position) === 'march' ? march?.ways?.[town] : undefined;
	if (direct.length)
		return {
			act: (at) => {
				setOut([]);
				props.choose(direct, at);
			},
			cost: way?.cost,
			acts: direct.map((one) => one.act),
		};
	if (!way || !offers.length) return { acts: [] };
	const steps = wayTo(march!, town);
	const first = offers.find((one) => one.verb === 'step' && one.args[0] === steps[0]);
	if (!first) return { acts: [] };
	return {
		act: () => {
			setOut(steps);
			props.pick(first, town);
		},
		cost: way.cost,
		acts: [],
	};
}

function marker(home: string) {
	return home === 'nobody' ? (
		<circle class="tc-town" r="6.5" />
	) : (
		<ShapePath shape={lookOf(home)} size={15} />
	);
}

function TownMark(all: TownProps) {
	const { props, town } = all;
	const war = warOf(props.position);
	const { name, home, province } = war.spaces[town]!;
	const { act, cost, acts } = meaningOf(all);
	const [x, y] = placeOf(town);
	const label = `${name}, ${province}${cost === undefined ? '' : `, ${cost} ${cost === 1 ? 'point' : 'points'} away`}`;
	const pressed = press(
		label,
		act ?? ((at) => props.whyNot(triedOnTown(props.position, town), at)),
		act !== undefined,
	);
	const isMeant = props.highlight.some((piece) => piece.word === town);
	const isSuggested = props.suggested !== undefined && acts.includes(props.suggested);
	const isRome = town === 'rome';
	return (
		<g
			{...pressed}
			class={`${pressed.class} tc-place ${isMeant ? 'meant' : ''} ${isSuggested ? 'suggested' : ''}`}
			transform={`translate(${x} ${y})`}
		>
			<circle class="tc-touch" r={isRome ? 34 : 22} />
			{isRome ? <Rome position={props.position} /> : marker(home)}
			{act && !isRome && (
				<>
					<circle class="tc-casing" r="18" />
					<circle class="tc-ring" r="14.5" />
				</>
			)}
			{act && isRome && <circle class="tc-ring-open" r="36" />}
			{act && cost !== undefined && (
				<text class="tc-cost" y={isRome ? 46 : 5} text-anchor="middle">
					{cost}
				</text>
			)}
		</g>
	);
}

/* ---- Rome -------------------------------------------------------------------------------------------------- */

const WALLS = 5;
const SEGMENT = 360 / WALLS;

function arc(from: number, to: number, radius: number): string {
	const at = (degrees: number) =>
		[Math.sin((degrees * Math.PI) / 180) * radius, -Math.cos((degrees * Math.PI) / 180) * radius]
			.map((one) => one.toFixed(1))
			.join(' ');
	return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

/* Five segments of wall, one lost for each siege point. */
export function Walls({ walls, radius = 24 }: { walls: number; radius?: number }) {
	return (
		<>
			{Array.from({ length: WALLS }, (_, i) => (
				<g key={i} class={i < walls ? 'tc-wall' : 'tc-wall fallen'}>
					<path class="tc-wall-edge" d={arc(i * SEGMENT - 30, i * SEGMENT + 30, radius)} />
					<path class="tc-wall-stone" d={arc(i * SEGMENT - 29, i * SEGMENT + 29, radius)} />
				</g>
			))}
		</>
	);
}

function Rome({ position }: { position: Position }) {
	const { rome } = warOf(position);
	return (
		<g>
			<Walls walls={rome.walls} />
			<circle class="tc-rome" r="17" />
			{rome.owner === 'nobody' ? (
				<Icon name="wall" size={20} x={-10} y={-10} />
			) : (
				<ShapePath shape={lookOf(rome.owner)} size={20} />
			)}
		</g>
	);
}

/* ---- all of it ------------------------------------------------------------------------------------------------ */

/* Where a force stands, from its town. */
const standOf = (town: string) => (town === 'camp' ? [0, 0] : map.towns[town as TownWord].stand);

function Forces({ props, town }: { props: BoardProps; town: string }) {
	const forces = forcesAt(warOf(props.position), town);
	if (!forces.length) return null;
	const [x, y] = placeOf(town);
	const [standX = 0, standY = 0] = standOf(town);
	return (
		<>
			{forces.map((force, i) => {
				const aside = (i - (forces.length - 1) / 2) * 58;
				return (
					<g
						key={force.side + force.isMarching}
						class="tc-slides"
						style={{ transform: `translate(${x + standX + aside}px, ${y + standY}px)` }}
					>
						<ForceDrawing props={props} force={force} />
					</g>
				);
			})}
		</>
	);
}

/* Crossed swords where a battle is being fought. */
function BattleMark({ position }: { position: Position }) {
	const { battle } = warOf(position);
	if (!battle) return null;
	const [x, y] = placeOf(battle.at);
	return (
		<g class="tc-battle-mark" transform={`translate(${x} ${y - 24})`}>
			<circle r="16" />
			<Icon name="battle" size={20} x={-10} y={-10} />
		</g>
	);
}

export function Board(props: BoardProps) {
	const setOut = useWay(props);
	return (
		<svg
			class="three-caesars"
			viewBox={`0 0 ${map.width} ${map.height}`}
			role="group"
			aria-label="The western empire"
		>
			{WORDS.map((town) => (
				<TownMark key={town} props={props} town={town} setOut={setOut} />
			))}
			{BY_HEIGHT.map((town) => (
				<Forces key={town} props={props} town={town} />
			))}
			<BattleMark position={props.position} />
		</svg>
	);
}

export function Minimap() {
	return (
		<svg viewBox={`0 0 ${map.width} ${map.height}`} preserveAspectRatio="none">
			<path class="tc-mini-land" d={map.land} />
		</svg>
	);
}
