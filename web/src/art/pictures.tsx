/* web/src/art/pictures.tsx -- what a game's card shows: a corner of its board, drawn small. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../parts/icon';
import { MedallionDrawing, type ShapeName, ShapePath } from '../parts/shapes';
import { coasts } from './coasts';

const WIDTH = 305;
const HEIGHT = 150;

function Picture({ children }: { children: ComponentChildren }) {
	return (
		<svg
			class="picture"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}

const at = (x: number, y: number, size = 1) => ({
	transform: `translate(${x} ${y}) scale(${size})`,
});

function Block({ shape, numeral }: { shape: ShapeName; numeral: string }) {
	return (
		<g class={`picture-block seat-${shape}`}>
			<rect x="-20" y="-14" width="40" height="28" rx="4" />
			<text y="6" text-anchor="middle">
				{numeral}
			</text>
		</g>
	);
}

function CaesarAugustus() {
	const { land, territories } = coasts.card;
	return (
		<Picture>
			<clipPath id="card-land">
				<path d={land} />
			</clipPath>
			<rect class="map-sea" width={WIDTH} height={HEIGHT} />
			<path class="map-shallows small" d={land} />
			<path class="map-shallow small" d={land} />
			<g clip-path="url(#card-land)" class="picture-lands">
				<path class="tint seat-shield" d={territories.italy} />
				<path class="tint seat-square" d={territories.narbonensis} />
				<path class="tint seat-triangle" d={territories.illyricum} />
				<path class="tint seat-circle" d={territories.sardinia} />
				<path class="tint seat-triangle" d={territories.macedonia} />
				<path class="picture-foreign" d={territories.foreign} />
			</g>
			<path class="map-coast" d={land} />
			<g {...at(134, 70)}>
				<Block shape="shield" numeral="I" />
			</g>
			<g {...at(175, 69, 0.78)}>
				<MedallionDrawing shape="square" initials="An" />
			</g>
			<g {...at(88, 124, 0.78)}>
				<MedallionDrawing shape="circle" initials="Oc" />
			</g>
		</Picture>
	);
}

const HEX = 23; /* radius */
const hexPath = [...Array(6).keys()]
	.map((i) => {
		const angle = (Math.PI / 3) * i + Math.PI / 6;
		return `${(HEX * Math.cos(angle)).toFixed(1)} ${(HEX * Math.sin(angle)).toFixed(1)}`;
	})
	.join('L');

/* Rows of hexes from the west: . sea, o land, i Italy. */
const HEX_ROWS = ['o.o..oo.', 'oii...oo', '.iii..oo', 'o.iii..o', '..iiii..'];
const HEX_PIECES: [number, number, ShapeName, number][] = [
	[1, 0, 'pentagon', 4],
	[2, 0, 'pentagon', 3],
	[2, 1, 'column', 4],
	[3, 2, 'column', 2],
	[4, 2, 'square', 3],
	[6, 0, 'shield', 2],
	[7, 1, 'shield', 4],
];

const hexAt = (column: number, row: number) =>
	[column * HEX * 1.732 + (row % 2) * HEX * 0.866 - 4, row * HEX * 1.5 + 10] as const;

function FirstTriumvirate() {
	return (
		<Picture>
			<rect class="map-sea" width={WIDTH} height={HEIGHT} />
			{HEX_ROWS.map((line, row) =>
				[...`${line}......`].slice(0, 9).map((kind, column) => {
					const [x, y] = hexAt(column, row);
					return (
						<path
							key={`${row},${column}`}
							class={`picture-hex ${{ o: 'land', i: 'italy' }[kind] ?? ''}`}
							d={`M${hexPath}Z`}
							{...at(x, y, 0.95)}
						/>
					);
				}),
			)}
			{HEX_PIECES.map(([column, row, shape, count]) => {
				const [x, y] = hexAt(column, row);
				return (
					<g key={`${row},${column}`} {...at(x, y)} class={`picture-count seat-${shape}`}>
						<ShapePath shape={shape} size={26} />
						<text y="5" text-anchor="middle">
							{count}
						</text>
					</g>
				);
			})}
		</Picture>
	);
}

const TOKENS: [number, number, number, IconName][] = [
	[54, 52, 27, 'sword'],
	[116, 92, 27, 'shield'],
	[170, 44, 27, 'chariot'],
	[219, 100, 27, 'catapult'],
	[268, 51, 27, 'standard'],
	[47, 122, 22, 'dagger'],
	[170, 128, 22, 'joker'],
];

function Augustus() {
	return (
		<Picture>
			<rect class="picture-wood" width={WIDTH} height={HEIGHT} />
			{[20, 46, 74, 100, 130].map((y) => (
				<path key={y} class="picture-grain" d={`M0 ${y}C80 ${y - 6} 180 ${y + 7} 305 ${y - 3}`} />
			))}
			{TOKENS.map(([x, y, r, icon]) => (
				<g key={icon} class="picture-token">
					<circle cx={x} cy={y} r={r} />
					<circle cx={x} cy={y} r={r - 4} class="ring" />
					<Icon name={icon} size={r} x={x - r / 2} y={y - r / 2} />
				</g>
			))}
		</Picture>
	);
}

const line = ([x, y, toX, toY]: number[]) => `M${x} ${y}L${toX} ${toY}`;

function ThreeCaesars() {
	const { land, towns, roads, passes, peaks } = coasts.alps;
	const [rufus, galba] = [towns.mediolanum as [number, number], towns.arausio as [number, number]];
	return (
		<Picture>
			<rect class="map-sea" width={WIDTH} height={HEIGHT} />
			<path class="map-shallows small" d={land} />
			<path class="map-shallow small" d={land} />
			<path class="map-land" d={land} />
			{roads.map((road) => (
				<g key={line(road)}>
					<path class="picture-road" d={line(road)} />
					<path class="picture-road-middle" d={line(road)} />
				</g>
			))}
			{passes.map((road) => (
				<path key={line(road)} class="picture-pass" d={line(road)} />
			))}
			{peaks.map(([x, y]) => (
				<g key={`${x},${y}`} {...at(x!, y!)}>
					<path class="peak-light" d="M0-9L-9 8H9Z" />
					<path class="peak-dark" d="M0-9L9 8H0L-2 0Z" />
				</g>
			))}
			{Object.entries(towns).map(([town, [x, y]]) => (
				<circle key={town} class="picture-town" cx={x} cy={y} r="5" />
			))}
			<g {...at(...rufus, 0.78)}>
				<MedallionDrawing shape="shield" initials="Ru" />
			</g>
			<g {...at(...galba, 0.78)}>
				<MedallionDrawing shape="circle" initials="Ga" />
			</g>
		</Picture>
	);
}

function AnyGame() {
	return (
		<Picture>
			<rect class="picture-land" width={WIDTH} height={HEIGHT} />
			<path class="picture-road" d="M-10 120C60 90 90 110 140 80S230 60 320 20" />
			{[
				[40, 106],
				[140, 80],
				[250, 46],
			].map(([x, y]) => (
				<circle key={x} class="picture-town" cx={x} cy={y} r="6" />
			))}
			<g {...at(88, 100, 0.78)}>
				<MedallionDrawing shape="circle" initials="Au" />
			</g>
			<g {...at(196, 64, 0.78)}>
				<MedallionDrawing shape="square" initials="Ga" />
			</g>
		</Picture>
	);
}

const PICTURES: Record<string, () => preact.JSX.Element> = {
	'caesar-augustus': CaesarAugustus,
	'first-triumvirate': FirstTriumvirate,
	augustus: Augustus,
	'three-caesars': ThreeCaesars,
};

export function GamePicture({ game }: { game: string }) {
	const Drawing = PICTURES[game] ?? AnyGame;
	return <Drawing />;
}
