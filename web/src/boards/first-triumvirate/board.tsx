/* web/src/boards/first-triumvirate/board.tsx -- hexes that answer, and what stands on them. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { press } from '../../parts/press';
import { type Latest, still, useLatest } from '../../parts/still';
import { slideTo } from '../atlas';
import type { BoardProps, GameInfo } from '../board';
import {
	answers,
	clickHex,
	fromInHand,
	goals,
	isFight,
	isLeading,
	meaningOf,
	mostInHand,
	numberInHand,
	ready,
} from './acts';
import { ACROSS, centreOf, HEX, IDS, RING, towards } from './grid';
import { map } from './map';
import { LeaderDrawing, TroopsDrawing } from './pieces';
import {
	hexTitle,
	hexWords,
	lookOf,
	ROME,
	TITLES,
	troopWord,
	unmoved,
	type View,
	viewOf,
} from './view';

/* ---- hexes ---------------------------------------------------------------------------------------- */

/* Who stands where, in words, by hex. */
function standingWords(view: View): Map<string, string> {
	const words = new Map<string, string>();
	const add = (hex: string, sentence: string) =>
		words.set(hex, `${words.get(hex) ?? ''} ${sentence}`);
	for (const stack of view.stacks)
		add(stack.hex, `${troopWord(stack.troops)} of ${TITLES[stack.force]}.`);
	for (const { player, hex } of view.players) if (hex) add(hex, `${TITLES[player]} himself.`);
	return words;
}

/* Arrow keys go from hex to hex; only those that answer are met with Tab. */
function walk(event: KeyboardEvent, id: number) {
	const next = towards(id, event.key);
	if (next === undefined) return;
	event.preventDefault();
	(event.currentTarget as Element).parentElement
		?.querySelector<SVGElement>(`[data-hex="${next}"]`)
		?.focus();
}

interface HexProps {
	id: number;
	word: string;
	label: string;
	glows: boolean;
	board: Latest<BoardProps>;
}

const Hex = still(({ id, word, label, glows, board }: HexProps) => {
	const button = press(label, (at) => clickHex(board.now, word, at), glows);
	return (
		<path
			{...button}
			class={`${button.class} hex`}
			d={HEX}
			transform={`translate(${centreOf(id).join(' ')})`}
			data-hex={id}
			tabindex={glows ? 0 : -1}
			onKeyDown={(event) => {
				walk(event, id);
				button.onKeyDown(event);
			}}
		/>
	);
});

function Hexes({ props, board }: { props: BoardProps; board: Latest<BoardProps> }) {
	const { words, titles } = props.game.names.hex!;
	const standing = standingWords(viewOf(props.position));
	return (
		<g>
			{IDS.map((id) => {
				const word = words[id]!;
				const meaning = meaningOf(props, word);
				const label = `${titles?.[id] ?? word}.${standing.get(word) ?? ''} ${meaning}`.trim();
				return (
					<Hex key={id} id={id} word={word} label={label} glows={meaning !== ''} board={board} />
				);
			})}
		</g>
	);
}

/* ---- glow ------------------------------------------------------------------------------------------- */

const Ring = still(({ id, kind }: { id: number; kind: string }) => {
	const [x, y] = centreOf(id);
	return (
		<g class={`hex-glow ${kind}`} transform={`translate(${x} ${y})`}>
			<path class="glow-casing" d={RING} />
			<path class="glow-line" d={RING} />
			{kind.includes('goal') && <circle class="glow-dot" r="3.4" />}
		</g>
	);
});

function Glows({ props }: { props: BoardProps }) {
	const words = hexWords(props.game);
	const reach = goals(props);
	const from = fromInHand(props);
	const stacks = from || isLeading(props) ? [] : [...ready(props)];
	const meant = props.suggested?.split(' ').slice(-2);
	const ringOf = (hex: string) => `goal ${meant?.includes(hex) ? 'meant' : ''}`;
	return (
		<g
			key={from ?? (isLeading(props) ? 'leader' : 'troops')}
			class="glows-layer"
			aria-hidden="true"
		>
			{[...reach.keys()].map((hex) => (
				<Ring key={hex} id={words.indexOf(hex)} kind={ringOf(hex)} />
			))}
			{stacks.map((hex) => (
				<Ring key={`stack ${hex}`} id={words.indexOf(hex)} kind="ready" />
			))}
			{from && <Ring id={words.indexOf(from)} kind="in-hand" />}
			{props.highlight
				.map(({ word }) => words.indexOf(word))
				.filter((id) => id >= 0)
				.map((id) => (
					<path
						key={`meant ${id}`}
						class="outlined"
						d={RING}
						transform={`translate(${centreOf(id).join(' ')})`}
					/>
				))}
		</g>
	);
}

/* ---- pieces ------------------------------------------------------------------------------------------ */

interface Standing {
	key: string;
	kind: 'troops' | 'leader';
	force: string;
	hex: string;
	count: number;
	isSpent: boolean;
	x: number;
	y: number;
}

type Stood = Omit<Standing, 'key'>;

const ALONE: [number, number][] = [[0, 0]];
const PAIR: [number, number][] = [
	[-10, 6],
	[11, -5],
];
const UNDER: [number, number][] = [[8, 8]]; /* a leader's shoulder covers it */
const LEADERS: [number, number][] = [
	[-9, -10],
	[10, -12],
	[0, 14],
];

/* Troops, then leaders over their shoulders; a second force stands behind. */
function standingAt(props: BoardProps, word: string): Standing[] {
	const view = viewOf(props.position);
	const [x, y] = centreOf(hexWords(props.game).indexOf(word));
	const forces = view.stacks.filter((stack) => stack.hex === word);
	const leaders = view.players.filter((player) => player.hex === word);
	const places = forces.length > 1 ? PAIR : leaders.length ? UNDER : ALONE;
	const offset = (list: [number, number][], i: number) => list[i % list.length]!;
	const lone = !forces.length && leaders.length === 1;
	return [
		...forces.map((stack, i): Standing => {
			const [dx, dy] = offset(places, i);
			const isSpent =
				stack.force === view.turn &&
				view.turn === props.position.viewer &&
				!unmoved(stack) &&
				stack.moved > 0;
			return {
				key: `${stack.force} ${word}`,
				kind: 'troops',
				force: stack.force,
				hex: word,
				count: stack.troops,
				isSpent,
				x: x + dx,
				y: y + dy,
			};
		}),
		...leaders.map(({ player }, i): Standing => {
			const [dx, dy] = lone ? [0, 0] : offset(LEADERS, i);
			return {
				key: `leader ${player}`,
				kind: 'leader',
				force: player,
				hex: word,
				count: 0,
				isSpent: false,
				x: x + dx,
				y: y + dy,
			};
		}),
	];
}

function everythingStanding(props: BoardProps): Standing[] {
	const view = viewOf(props.position);
	const hexes = new Set([
		...view.stacks.map((stack) => stack.hex),
		...view.players.flatMap(({ hex }) => (hex ? [hex] : [])),
	]);
	return [...hexes]
		.flatMap((hex) => standingAt(props, hex))
		.sort((a, b) => (a.kind === b.kind ? (a.key < b.key ? -1 : 1) : a.kind === 'troops' ? -1 : 1));
}

function Pieces({ props, board }: { props: BoardProps; board: Latest<BoardProps> }) {
	return (
		<g aria-hidden="true">
			{everythingStanding(props).map(({ key, ...piece }) => {
				const [fromX, fromY] = comesFrom(props, piece) ?? [];
				const arrival =
					fromX === undefined ? undefined : (props.position.stamp ?? props.position.ply);
				return (
					<Piece
						key={key}
						{...piece}
						doesAnswer={answers(props, piece.hex)}
						board={board}
						fromX={fromX}
						fromY={fromY}
						arrival={arrival}
					/>
				);
			})}
		</g>
	);
}

/* Troops have no names: those that have just marched come from where they were. */
function comesFrom(
	{ position, game }: BoardProps,
	{ kind, force, hex }: Stood,
): [number, number] | undefined {
	const march = position.events.find(
		(one) => one.event === 'marched' && one.seat === force && one.args[1] === hex,
	);
	if (kind !== 'troops' || !march) return undefined;
	const words = hexWords(game);
	const [from, to] = [march.args[0], hex].map((word) => centreOf(words.indexOf(String(word))));
	return [from![0] - to![0], from![1] - to![1]];
}

interface PieceProps extends Stood {
	doesAnswer: boolean;
	board: Latest<BoardProps>;
	fromX?: number;
	fromY?: number;
	arrival?: number; // it slides once for each
}

const Piece = still((piece: PieceProps) => {
	const { x, y, hex, doesAnswer, board, fromX, fromY, arrival } = piece;
	const click = (event: MouseEvent) =>
		clickHex(board.now, hex, (event.currentTarget as Element).getBoundingClientRect());
	const drawing =
		piece.kind === 'leader' ? (
			<LeaderDrawing player={piece.force} />
		) : (
			<TroopsDrawing force={piece.force} count={piece.count} isSpent={piece.isSpent} />
		);
	return (
		<g class={`piece ${doesAnswer ? 'answers' : ''}`} style={slideTo(x, y)} onClick={click}>
			{fromX === undefined ? (
				drawing
			) : (
				<g
					key={arrival}
					class="arrives"
					style={{ '--from-x': `${fromX}px`, '--from-y': `${fromY}px` }}
				>
					{drawing}
				</g>
			)}
		</g>
	);
});

/* Where troops meet others. */
function Fights({ props }: { props: BoardProps }) {
	const view = viewOf(props.position);
	const words = hexWords(props.game);
	const near = [...goals(props).keys()].filter((hex) => isFight(props, hex));
	const fought = view.battle ? [view.battle.hex] : [];
	return (
		<g aria-hidden="true">
			{[...new Set([...near, ...fought])].map((hex) => {
				const [x, y] = centreOf(words.indexOf(hex));
				return (
					<g key={hex} class="fight-mark" transform={`translate(${x + 15} ${y - 17})`}>
						<circle r="11" />
						<Icon name="battle" size={15} x={-7.5} y={-7.5} />
					</g>
				);
			})}
		</g>
	);
}

/* Fewer of them: a small stepper over the troops in hand. */
function Stepper({ props }: { props: BoardProps }) {
	const from = fromInHand(props);
	const most = mostInHand(props);
	if (!from || most < 2) return null;
	const [x, y] = centreOf(hexWords(props.game).indexOf(from));
	const beyond = y < 3 * ACROSS ? 1.76 : -1.76; /* hexes: it covers none that it may march to */
	const now = numberInHand(props);
	const set = (n: number) =>
		props.setPicked({ ...props.picked, n: Math.max(1, Math.min(most, n)) });
	const button = (words: string, sign: string, dx: number, n: number) => (
		<g {...press(words, () => set(n), true)} transform={`translate(${dx} 0)`}>
			<circle r="15" />
			<text y="6">{sign}</text>
		</g>
	);
	return (
		<g class="hex-stepper" transform={`translate(${x} ${y + ACROSS * beyond})`}>
			<rect x="-50" y="-18" width="100" height="36" rx="18" />
			{button('One fewer', '−', -32, now - 1)}
			<text class="number" y="6">
				{now}/{most}
			</text>
			{button('One more', '+', 32, now + 1)}
		</g>
	);
}

/* The name of the hex under the pointer: it alone is drawn again while the pointer moves. */
function Caption({ game }: { game: GameInfo }) {
	const group = useRef<SVGGElement>(null);
	const [id, setId] = useState<number | null>(null);
	useEffect(() => {
		const svg = group.current!.ownerSVGElement!;
		const point = (event: PointerEvent) => {
			if (event.buttons) return; /* the map is being moved */
			const hex = (event.target as Element).getAttribute('data-hex');
			setId(hex === null ? null : Number(hex));
		};
		const leave = () => setId(null);
		svg.addEventListener('pointerover', point);
		svg.addEventListener('pointerleave', leave);
		return () => {
			svg.removeEventListener('pointerover', point);
			svg.removeEventListener('pointerleave', leave);
		};
	}, []);
	const [x, y] = id === null ? [0, 0] : centreOf(id);
	return (
		<g
			ref={group}
			class="caption"
			aria-hidden="true"
			transform={`translate(${x} ${y - ACROSS * 0.34})`}
		>
			{id !== null && <text>{hexTitle(game, hexWords(game)[id]!)}</text>}
		</g>
	);
}

/* ---- all of it ---------------------------------------------------------------------------------------- */

function Banner({ view }: { view: View }) {
	if (!view.civilWar) return null;
	const watch = view.players
		.filter((player) => player.vigil > 0)
		.map(({ player, vigil }) => `${TITLES[player]} ${vigil} of 4`);
	const words = ['CIVIL WAR', ...watch.map((one) => `in Rome: ${one}`)].join('  ·  ');
	const width = 44 + words.length * 8.4;
	return (
		<g transform={`translate(${map.width / 2} 40)`}>
			<g class="war-banner keeps-size">
				<rect x={-width / 2} y="-19" width={width} height="38" rx="19" />
				<text y="6">{words}</text>
			</g>
		</g>
	);
}

export function Board(props: BoardProps) {
	const board = useLatest(props);
	return (
		<svg viewBox={`0 0 ${map.width} ${map.height}`} class="map first-triumvirate">
			<Hexes props={props} board={board} />
			<Glows props={props} />
			<Pieces props={props} board={board} />
			<Fights props={props} />
			<Stepper props={props} />
			<Caption game={props.game} />
			<Banner view={viewOf(props.position)} />
		</svg>
	);
}

export function Minimap({ position }: { position: BoardProps['position'] }) {
	const view = viewOf(position);
	return (
		<svg
			viewBox={`0 0 ${map.width} ${map.height}`}
			preserveAspectRatio="none"
			width="100%"
			height="100%"
		>
			<rect class="map-sea" width={map.width} height={map.height} />
			<use href="#ft-land" class="mini-land" />
			{view.stacks
				.filter((stack) => stack.force !== ROME)
				.map(({ at, force }) => {
					const [x, y] = centreOf(at);
					return (
						<circle
							key={`${at} ${force}`}
							class={`mini-dot seat-${lookOf(force)}`}
							cx={x}
							cy={y}
							r="18"
						/>
					);
				})}
		</svg>
	);
}
