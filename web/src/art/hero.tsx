/* web/src/art/hero.tsx -- the map behind the start page, with the Rubicon in verdigris. */

import { coasts } from './coasts';

type Coast = (typeof coasts)['hero'];

function Coasts({ coast, name }: { coast: Coast; name: string }) {
	const [x, y] = coast.rome as [number, number];
	const id = `sea-${name}`;
	return (
		<svg
			class={`hero-map hero-${name}`}
			viewBox={`0 0 ${coast.width} ${coast.height}`}
			preserveAspectRatio="xMaxYMin slice"
			aria-hidden="true"
		>
			<rect class="map-sea" width={coast.width} height={coast.height} />
			<path id={id} class="map-shallows" d={coast.land} />
			<path class="map-shallow" d={coast.land} />
			<path class="map-land" d={coast.land} />
			<path class="map-rubicon-case" d={coast.rubicon} />
			<path class="map-rubicon" d={coast.rubicon} />
			<text
				class="map-river-name"
				x={x - 18}
				y={y - (name === 'phone' ? 78 : 90)}
				text-anchor="end"
			>
				Rubico
			</text>
			{name === 'wide' && (
				<>
					<circle class="map-town" cx={x} cy={y} r="4.5" />
					<text class="map-town-name" x={x - 12} y={y + 6} text-anchor="end">
						Roma
					</text>
				</>
			)}
		</svg>
	);
}

export function Hero() {
	return (
		<>
			<Coasts coast={coasts.hero} name="wide" />
			<Coasts coast={coasts.phone} name="phone" />
		</>
	);
}
