/* web/src/boards/caesar-augustus/board.tsx -- the map: territories that answer, and what stands on them. */

import { press } from '../../parts/press';
import type { ShapeName } from '../../parts/shapes';
import { type Latest, Once, still, useLatest } from '../../parts/still';
import { ForeignNames, Sea, slideTo, WaterNames } from '../atlas';
import type { BoardProps } from '../board';
import {
	armyInHand,
	clickArmy,
	clickTerritory,
	goals,
	isFight,
	isMarching,
	otherArmyAt,
	readyArmies,
	takesGeneral,
} from './acts';
import { map } from './map';
import { ArmyDrawing, ArmyRing, FightMark, GeneralDrawing, PopularityMark } from './pieces';
import {
	armyTitle,
	capital,
	holderName,
	lookOf,
	SENATE,
	type Territory,
	type View,
	viewOf,
} from './view';

type Word = keyof typeof map.territories;
const WORDS = Object.keys(map.territories) as Word[];

/* ---- land --------------------------------------------------------------------------------------- */

function Shapes() {
	return (
		<defs>
			{WORDS.map((word) => (
				<g key={word}>
					<path id={`ca-${word}`} d={map.territories[word].shape} />
					<path id={`ca-isles-${word}`} d={map.territories[word].isles} />
					<clipPath id={`ca-clip-${word}`}>
						<path d={map.territories[word].shape + map.territories[word].isles} />
					</clipPath>
				</g>
			))}
		</defs>
	);
}

/* "Spain: Mark Antony's people. Army II of Mark Antony, 2 soldiers." */
function describe(view: View, { name, popularity, armies, generals }: Territory): string {
	const people = popularity ? `${holderName(view, popularity)}’s people` : 'nobody’s people';
	const stand = armies.map(
		({ of, army, soldiers }) =>
			`${army === SENATE ? 'The Senate’s army' : `${capital(armyTitle(army))} of ${holderName(view, of)}`}, ${soldiers} ${soldiers === 1 ? 'soldier' : 'soldiers'}.`,
	);
	const lead = generals.map((seat) => `${holderName(view, seat)}’s general.`);
	return [`${name}: ${people}.`, ...stand, ...lead].join(' ');
}

interface TerritoryProps {
	word: Word;
	label: string; // what is there and what a click does, for those who cannot see it
	glows: boolean;
	people?: ShapeName; // whose it is
	board: Latest<BoardProps>;
}

const TerritoryShape = still(({ word, label, glows, people, board }: TerritoryProps) => {
	const button = press(label, (at) => clickTerritory(board.now, word, at), glows);
	return (
		<g
			{...button}
			class={`${button.class} territory ${people ? `tinted seat-${people}` : ''}`}
			data-territory={word}
		>
			<use href={`#ca-${word}`} class="land" />
			<use href={`#ca-isles-${word}`} class="land" />
			{people && (
				<g clip-path={`url(#ca-clip-${word})`}>
					<use href={`#ca-${word}`} class="inner" />
				</g>
			)}
		</g>
	);
});

function Territories({ props, board }: { props: BoardProps; board: Latest<BoardProps> }) {
	const view = viewOf(props.position);
	return (
		<g>
			{WORDS.map((word) => {
				const meaning = meaningOf(props, word);
				const territory = view.territories[word]!;
				const people = territory.popularity ? lookOf(props.looks, territory.popularity) : undefined;
				return (
					<TerritoryShape
						key={word}
						word={word}
						label={`${describe(view, territory)} ${meaning}`.trim()}
						glows={meaning !== ''}
						people={people}
						board={board}
					/>
				);
			})}
		</g>
	);
}

/* Casing, then line, inside the shape. */
const Glow = still(({ word, isMeant }: { word: Word; isMeant: boolean }) => {
	const draw = (kind: string) => (
		<>
			<use href={`#ca-${word}`} class={kind} />
			<use href={`#ca-isles-${word}`} class={`${kind} small`} />
		</>
	);
	return (
		<g
			class={isMeant ? 'glow meant' : 'glow'}
			clip-path={`url(#ca-clip-${word})`}
			aria-hidden="true"
		>
			{draw('glow-casing')}
			{draw('glow-line')}
		</g>
	);
});

/* The coast, and the crossings. */
function Lines() {
	const draw = (kind: string) =>
		map.links.map(({ a, b, d }) => <path key={`${a}-${b}`} class={kind} d={d} />);
	return (
		<g class="map-lines" aria-hidden="true">
			<use href="#ca-land" class="map-coast" />
			{draw('link-casing')}
			{draw('link')}
		</g>
	);
}

/* ---- names ---------------------------------------------------------------------------------------- */

const LINE = 16;
const LETTER = 6.9;
const MARK = 18; /* the popularity mark before a name */

const Label = still(
	({ word, people, board }: { word: Word; people?: ShapeName; board: Latest<BoardProps> }) => {
		const {
			lines,
			label: [x = 0, y = 0],
		} = map.territories[word];
		const longest = Math.max(...lines.map((line) => line.length));
		const left = x - (longest * LETTER + MARK) / 2;
		const top = y + 5 - ((lines.length - 1) * LINE) / 2;
		return (
			<g
				class="place-name"
				onClick={(event) =>
					clickTerritory(board.now, word, (event.currentTarget as Element).getBoundingClientRect())
				}
			>
				{lines.map((line, i) => (
					<text key={line} x={left + MARK} y={top + i * LINE}>
						{line}
					</text>
				))}
				{people && (
					<g style={slideTo(left + 7, top - 4.8)}>
						<PopularityMark shape={people} />
					</g>
				)}
			</g>
		);
	},
);

function Labels({ props, board }: { props: BoardProps; board: Latest<BoardProps> }) {
	const { territories } = viewOf(props.position);
	return (
		<g>
			{WORDS.map((word) => {
				const { popularity } = territories[word]!;
				return (
					<Label
						key={word}
						word={word}
						people={popularity ? lookOf(props.looks, popularity) : undefined}
						board={board}
					/>
				);
			})}
		</g>
	);
}

/* ---- pieces ---------------------------------------------------------------------------------------- */

interface Standing {
	key: string;
	kind: 'army' | 'general' | 'fight';
	of: string;
	army: string;
	soldiers: number;
	word: Word;
	x: number;
	y: number;
}

const BESIDE = 40; /* from one army to the next */

/* Armies to the left, generals overlapping them to the right. */
function standingAt(props: BoardProps, word: Word): Standing[] {
	const { armies, generals } = viewOf(props.position).territories[word]!;
	const [x = 0, y = 0] = map.territories[word].stack;
	const base = { word, army: '', soldiers: 0, of: '' };
	const left = armies.length && generals.length ? x - 14 : x;
	const isFought = isFight(props, word) || viewOf(props.position).battle?.at === word;
	return [
		...armies.map(
			({ of, army, soldiers }, i): Standing => ({
				...base,
				key: `${of} ${army}`,
				kind: 'army',
				of,
				army,
				soldiers,
				x: left - i * BESIDE,
				y: y + 6,
			}),
		),
		...generals.map(
			(of, i): Standing => ({
				...base,
				key: of,
				kind: 'general',
				of,
				x: armies.length ? left + 32 + i * 27 : x + (i - (generals.length - 1) / 2) * 30,
				y: armies.length ? y + 9 : y,
			}),
		),
		...(isFought
			? [
					{
						...base,
						key: `fight ${word}`,
						kind: 'fight' as const,
						x: left - (armies.length - 1) * BESIDE - 31,
						y: y + 5,
					},
				]
			: []),
	];
}

/* Always in the same order, so that a piece stays itself while it slides. */
const everythingStanding = (props: BoardProps) =>
	WORDS.flatMap((word) => standingAt(props, word)).sort((a, b) => (a.key < b.key ? -1 : 1));

function Army({ props, piece }: { props: BoardProps; piece: Standing }) {
	const { of, army, soldiers, word } = piece;
	const isMine = of === props.position.viewer || of === SENATE;
	const isReady = isMine && readyArmies(props).includes(army);
	const isInHand = isReady && armyInHand(props) === army;
	const click = (at: DOMRect) => clickArmy(props, of, army, word, at);
	const drawing = <ArmyDrawing shape={lookOf(props.looks, of)} army={army} soldiers={soldiers} />;
	if (!isReady)
		return (
			<g onClick={(event) => click((event.currentTarget as Element).getBoundingClientRect())}>
				{drawing}
			</g>
		);
	const title = capital(armyTitle(army));
	return (
		<g
			{...press(isInHand ? `${title} is in your hand` : `Pick up ${armyTitle(army)}`, click, true)}
			aria-pressed={isInHand}
		>
			<ArmyRing army={army} isInHand={isInHand} />
			{drawing}
		</g>
	);
}

function Piece({ props, piece }: { props: BoardProps; piece: Standing }) {
	const { kind, of, word } = piece;
	if (kind === 'army') return <Army props={props} piece={piece} />;
	if (kind === 'fight') return <FightMark />;
	return (
		<g
			onClick={(event) =>
				clickTerritory(props, word, (event.currentTarget as Element).getBoundingClientRect())
			}
		>
			<GeneralDrawing
				shape={lookOf(props.looks, of)}
				name={holderName(viewOf(props.position), of)}
			/>
		</g>
	);
}

/* ---- all of it ---------------------------------------------------------------------------------------- */

function meaningOf(props: BoardProps, word: Word): string {
	const offer = goals(props).get(word);
	const other = otherArmyAt(props, word);
	if (offer) return `${offer.label}${isFight(props, word) ? ', and fight' : ''}.`;
	return other ? `Pick up ${armyTitle(other)}.` : '';
}

export function Ground() {
	return (
		<svg viewBox={`0 0 ${map.width} ${map.height}`} class="map ground" aria-hidden="true">
			<Sea id="ca-land" {...map} />
			<use href="#ca-land" class="map-foreign" />
			<Shapes />
			<WaterNames names={map.waters} />
			<ForeignNames names={map.foreign} />
		</svg>
	);
}

function Glows({ props }: { props: BoardProps }) {
	const reach = goals(props);
	const meant = new Set(props.highlight.map((piece) => piece.word));
	const suggested = props.suggested?.split(' ').at(-1);
	return (
		<g
			key={armyInHand(props) ?? props.position.asks[0]?.step}
			class="glows-layer"
			aria-hidden="true"
		>
			{WORDS.filter((word) => reach.has(word)).map((word) => (
				<Glow key={word} word={word} isMeant={suggested === word} />
			))}
			{WORDS.filter((word) => meant.has(word)).map((word) => (
				<use key={`meant-${word}`} href={`#ca-${word}`} class="outlined" />
			))}
		</g>
	);
}

export function Board(props: BoardProps) {
	const board = useLatest(props);
	return (
		<svg
			viewBox={`0 0 ${map.width} ${map.height}`}
			class={`map caesar-augustus ${isMarching(props) ? 'marching' : ''} ${takesGeneral(props) ? 'escorting' : ''}`}
		>
			<Territories props={props} board={board} />
			<Once>
				<Lines />
			</Once>
			<Glows props={props} />
			<Labels props={props} board={board} />
			<g>
				{everythingStanding(props).map((piece) => (
					<g key={piece.key} class="piece" style={slideTo(piece.x, piece.y)}>
						<Piece props={props} piece={piece} />
					</g>
				))}
			</g>
		</svg>
	);
}

export function Minimap() {
	return (
		<svg
			viewBox={`0 0 ${map.width} ${map.height}`}
			preserveAspectRatio="none"
			width="100%"
			height="100%"
		>
			<rect class="map-sea" width={map.width} height={map.height} />
			<use href="#ca-land" class="map-foreign" />
			{WORDS.map((word) => (
				<use key={word} href={`#ca-${word}`} class="mini-land" />
			))}
		</svg>
	);
}
