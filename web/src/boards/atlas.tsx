/* web/src/boards/atlas.tsx -- what every map begins with: water, shallows, a net of degrees, land. */

import './maps.css';

interface SeaProps {
	id: string; // of the land's path, for whoever draws it again
	land: string;
	graticule: string;
	width: number;
	height: number;
}

export function Sea({ id, land, graticule, width, height }: SeaProps) {
	return (
		<g aria-hidden="true">
			<defs>
				<path id={id} d={land} />
			</defs>
			<rect class="map-sea" width={width} height={height} />
			<use href={`#${id}`} class="map-shallows" />
			<use href={`#${id}`} class="map-shallow" />
			<path class="map-graticule" d={graticule} />
		</g>
	);
}

interface Name {
	name: string;
	at: number[];
}

export function ForeignNames({ names }: { names: Name[] }) {
	return (
		<g class="foreign-names" aria-hidden="true">
			{names.map(({ name, at: [x, y] }) => (
				<text key={name} x={x} y={y}>
					{name.toUpperCase()}
				</text>
			))}
		</g>
	);
}

export function WaterNames({ names }: { names: (Name & { size: number; spacing: number })[] }) {
	return (
		<g class="water-names" aria-hidden="true">
			{names.map(({ name, at: [x, y], size, spacing }) => (
				<text key={name} x={x} y={y} font-size={size} letter-spacing={`${spacing}em`}>
					{name}
				</text>
			))}
		</g>
	);
}

/* Marks drawn on a map slide to their new places. */
export const slideTo = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });

/* A small pill of the legend. */
export function Key({ mark, words }: { mark: preact.ComponentChildren; words: string }) {
	return (
		<span class="key">
			{mark}
			{words}
		</span>
	);
}
