/* web/src/boards/three-caesars/ground.tsx -- land, sea, mountains, rivers and roads: drawn once. */

import type { BoardProps } from '../board';
import { map } from './map';
import { warOf } from './view';

const STEEP = 0.74; /* height of a peak, by its width */

function Peak({ at: [x = 0, y = 0, size = 10] }: { at: number[] }) {
	const height = size * 2 * STEEP;
	return (
		<g transform={`translate(${x} ${y})`}>
			<path class="tc-peak" d={`M0 ${-height / 2}L${size} ${height / 2}H${-size}Z`} />
			<path
				class="tc-peak-shade"
				d={`M0 ${-height / 2}L${size} ${height / 2}H${size * 0.2}L${-size * 0.15} ${height * 0.1}Z`}
			/>
		</g>
	);
}

function Names() {
	return (
		<>
			{map.lands.map(({ name, at: [x, y] }) => (
				<text key={name} class="tc-land-name" x={x} y={y} text-anchor="middle">
					{name.toUpperCase()}
				</text>
			))}
			{map.waters.map(({ name, at: [x, y], size, turn }) => (
				<text
					key={name}
					class="tc-water"
					transform={`translate(${x} ${y}) rotate(${turn})`}
					font-size={size}
					text-anchor="middle"
				>
					{name}
				</text>
			))}
			<text
				class="tc-water tc-rubico-name"
				x={map.rubicoName[0]}
				y={map.rubicoName[1]}
				font-size="14"
			>
				Rubico
			</text>
		</>
	);
}

/* Towns keep their names, too. */
function TownNames({ position }: Pick<BoardProps, 'position'>) {
	const { spaces } = warOf(position);
	return (
		<>
			{Object.entries(map.towns).map(
				([
					town,
					{
						name: {
							at: [x, y],
							anchor,
						},
					},
				]) => (
					<text
						key={town}
						class={`tc-town-name ${town === 'rome' ? 'rome' : ''}`}
						x={x}
						y={y}
						text-anchor={anchor as 'start'}
					>
						{spaces[town]!.name}
					</text>
				),
			)}
		</>
	);
}

export function Ground({ position }: Pick<BoardProps, 'position'>) {
	return (
		<svg class="three-caesars ground" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
			<rect class="tc-sea" x={-40} y={-40} width={map.width + 80} height={map.height + 80} />
			<path class="tc-shallow wide" d={map.land} />
			<path class="tc-shallow" d={map.land} />
			<path class="tc-land" d={map.land} />
			<path class="tc-italy" d={map.italy} />
			<path class="tc-abroad" d={map.abroad} />
			<clipPath id="tc-coast">
				<path d={map.land} />
			</clipPath>
			<path class="tc-border" d={map.borders} clip-path="url(#tc-coast)" />
			<path class="tc-shore" d={map.land} />
			<path class="tc-river" d={map.rivers} />
			<path class="tc-rubico" d={map.rubico} />
			{map.peaks.map((at, i) => (
				<Peak key={i} at={at} />
			))}
			{map.roads
				.filter((road) => !road.pass)
				.map(({ a, b, d }) => (
					<path key={a + b} class="tc-road" d={d} />
				))}
			{map.roads
				.filter((road) => !road.pass)
				.map(({ a, b, d }) => (
					<path key={a + b} class="tc-road-top" d={d} />
				))}
			{map.roads
				.filter((road) => road.pass)
				.map(({ a, b, d }) => (
					<path key={a + b} class="tc-pass-bed" d={d} />
				))}
			{map.roads
				.filter((road) => road.pass)
				.map(({ a, b, d }) => (
					<path key={a + b} class="tc-pass" d={d} />
				))}
			<Names />
			<TownNames position={position} />
		</svg>
	);
}
