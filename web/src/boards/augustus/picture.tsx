/* web/src/boards/augustus/picture.tsx -- what a card shows: its province on real coasts, or a senator's bust. */

import { useId, useMemo } from 'preact/hooks';
import { still } from '../../parts/still';
import { coastIn } from './coast';
import { provinces } from './map';
import type { Card } from './view';

const wordOf = (name: string) => name.toLowerCase().replace(/ /g, '-');

const Province = still(({ name, colour }: Pick<Card, 'name' | 'colour'>) => {
	const { shape, window } = provinces[wordOf(name)]!;
	const coast = useMemo(() => coastIn(window), [window]);
	const land = useId();
	return (
		<svg
			class="au-picture"
			viewBox={window.join(' ')}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			<clipPath id={land}>
				<path d={coast} />
			</clipPath>
			<path class="au-shallows" d={coast} />
			<path class="au-shallow" d={coast} />
			<path class="au-land" d={coast} />
			<g clip-path={`url(#${land})`}>
				<path class={`au-province au-${colour}`} d={shape} />
			</g>
			<path class="au-shore" d={coast} />
		</svg>
	);
});

/* Heads in profile: hair, nose and chin differ with the number, so that senators can be told apart. */
const HAIR = [
	'M-13-6C-16-20-6-30 6-29C17-28 21-20 20-13C12-18 4-17-1-10C-3-6-7-4-13-6Z',
	'M-14-2C-18-18-7-30 6-29C17-28 20-21 20-14C10-13 6-20-2-18C-8-16-4-8-9-1Z',
	'M-12-6C-13-13-9-19-6-22C-8-16-7-9-5-6Z',
];
const FACE = [
	'M-12-8C-12-22 0-27 9-24C18-21 20-14 20-9L24 0L20 2V7C20 12 16 13 10 12L9 22H-8V8C-11 4-12-2-12-8Z',
	'M-12-8C-12-22 0-27 9-24C17-21 19-15 19-10C23-5 25-1 24 0L20 2L20 8C19 13 14 13 9 12V22H-8V8C-11 4-12-2-12-8Z',
];
const BEARD = 'M20 3C20 12 15 16 8 14C2 12 1 6 2 1C7 7 13 4 20 3Z';
const WREATH = [...Array(6).keys()];

function Bust({ number: n }: Pick<Card, 'number'>) {
	return (
		<g transform={`translate(0 2) scale(${n % 2 ? 1 : -1} 1)`}>
			<path class="au-toga" d="M-36 64C-36 38-22 26-8 22H10C24 26 36 36 38 64Z" />
			<path class="au-fold" d="M-30 46C-12 40 4 48 16 64M-24 36C-2 32 16 42 28 60" />
			<path class="au-skin" d={FACE[n % 4 > 1 ? 1 : 0]} />
			<path class="au-hair" d={HAIR[n % 3]} />
			{n % 5 === 0 && <path class="au-hair" d={BEARD} />}
			<path class="au-line" d="M12-9H17M14-5L15-4M14 8H19" />
			<path class="au-line" d="M-2-6C-5-8-7-3-3 0" />
			{n % 4 === 0 &&
				WREATH.map((i) => (
					<ellipse
						key={i}
						class="au-leaf"
						rx="2"
						ry="4.4"
						transform={`translate(${-11 + i * 5.6} ${-11 - Math.sin((i / 5) * 2.2 + 0.5) * 8}) rotate(${40 + i * 14})`}
					/>
				))}
		</g>
	);
}

const Senator = still(({ number }: Pick<Card, 'number'>) => (
	<svg
		class="au-picture"
		viewBox="-160 -66 320 132"
		preserveAspectRatio="xMidYMid slice"
		aria-hidden="true"
	>
		<rect class="au-wall" x="-200" y="-100" width="400" height="220" />
		{[-140, -84, 84, 140].map((x) => (
			<g key={x} transform={`translate(${x} 0)`}>
				<rect class="au-column" x="-13" y="-100" width="26" height="220" />
				<path class="au-flutes" d="M-7-100V120M0-100V120M7-100V120" />
			</g>
		))}
		<path class="au-niche" d="M-48 120V-4C-48-68 48-68 48-4V120Z" />
		<Bust number={number} />
	</svg>
));

export function Picture({ card }: { card: Card }) {
	return card.kind === 'senator' ? (
		<Senator number={card.number} />
	) : (
		<Province name={card.name} colour={card.colour} />
	);
}
