/* web/src/boards/first-triumvirate/ground.tsx -- sea, coast, the hexes' colours, borders and names: drawn once. */

import { Sea, WaterNames } from '../atlas';
import type { BoardProps } from '../board';
import { ACROSS, BOARD, borderOf, CORE, centreOf, hexesOf, IDS } from './grid';
import { map } from './map';
import { hexWords, lookOf, type View, viewOf } from './view';

interface GroundProps {
	view: View;
	words: string[];
}

/* All hexes of a kind are one shape: land, Italy, each player's zone, water. */
function Terrain({ view, words }: GroundProps) {
	const zones = new Map(
		view.players.flatMap(({ player, zone }) => zone.map((hex): [string, string] => [hex, player])),
	);
	const kindOf = (id: number) => {
		const zone = zones.get(words[id]!);
		if (zone) return `zone seat-${lookOf(zone)}`;
		return view.terrain[id] === 'i' ? 'italy' : view.terrain[id] === 'l' ? 'on-land' : 'on-water';
	};
	const kinds = [...new Set(IDS.map(kindOf))];
	return (
		<g>
			{kinds.map((kind) => (
				<path
					key={kind}
					class={`hexes ${kind}`}
					d={hexesOf(IDS.filter((id) => kindOf(id) === kind))}
				/>
			))}
		</g>
	);
}

function Starts({ view, words }: GroundProps) {
	return (
		<g>
			{view.players.map(({ player, start }) => (
				<path
					key={player}
					class={`start seat-${lookOf(player)}`}
					d={CORE}
					transform={`translate(${centreOf(words.indexOf(start)).join(' ')})`}
				/>
			))}
		</g>
	);
}

function LandNames() {
	return (
		<g>
			<g class="land-names">
				{map.lands.map(({ name, at: [x, y] }) => (
					<text key={name} x={x} y={y}>
						{name.toUpperCase()}
					</text>
				))}
			</g>
			<g class="zone-names">
				{Object.values(map.zones).map(({ name, at: [x, y] }) => (
					<text key={name} x={x} y={y}>
						{name.toUpperCase()}
					</text>
				))}
			</g>
		</g>
	);
}

function Italy({ view, words }: GroundProps) {
	const [x, y] = centreOf(words.indexOf('roma'));
	return (
		<g class="italy-border">
			<path d={borderOf(IDS.filter((id) => view.terrain[id] === 'i'))} />
			<g transform={`translate(${x - ACROSS} ${y + ACROSS * 0.46})`}>
				<g class="roma keeps-size">
					<rect x="-30" y="-12" width="60" height="24" rx="12" />
					<text y="5.5">ROMA</text>
				</g>
			</g>
		</g>
	);
}

export function Ground({ game, position }: Pick<BoardProps, 'game' | 'position'>) {
	const all = { view: viewOf(position), words: hexWords(game) };
	return (
		<svg viewBox={`0 0 ${map.width} ${map.height}`} class="map ground" aria-hidden="true">
			<Sea id="ft-land" {...map} />
			<defs>
				<clipPath id="ft-board">
					<path d={BOARD} />
				</clipPath>
			</defs>
			<use href="#ft-land" class="map-foreign" />
			<g clip-path="url(#ft-board)">
				<use href="#ft-land" class="under-hexes" />
			</g>
			<Terrain {...all} />
			<use href="#ft-land" class="hex-coast" />
			<WaterNames names={map.waters} />
			<Starts {...all} />
			<Italy {...all} />
			<LandNames />
		</svg>
	);
}
