/* web/src/parts/die.tsx -- dice: six sides with pips, others a hexagon with a digit. */

import type { DieShown } from '../boards/board';

const PIPS: Record<number, [number, number][]> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[1, -1],
		[-1, 0],
		[1, 0],
		[-1, 1],
		[1, 1],
	],
};

/* How a die counts: kill is filled in the seat's colour, wound ringed, miss plain and small. */
export type DieKind = 'kill' | 'wound' | 'miss' | 'plain';

interface DieProps extends DieShown {
	size?: number;
	kind?: DieKind;
	tumbles?: boolean;
	delay?: number; // milliseconds
}

export function Die({
	sides,
	value,
	size = 44,
	kind = 'plain',
	tumbles = false,
	delay = 0,
}: DieProps) {
	const pips = sides === 6 ? PIPS[value] : undefined;
	return (
		<svg
			class={`die die-${kind} ${tumbles ? 'tumbles' : ''}`}
			viewBox="-22 -22 44 44"
			width={size}
			height={size}
			role="img"
			aria-label={`${value} on a die of ${sides}`}
			style={tumbles ? { animationDelay: `${delay}ms` } : undefined}
		>
			{pips ? (
				<>
					<rect x="-19" y="-19" width="38" height="38" rx="8" />
					{pips.map(([x, y]) => (
						<circle key={`${x},${y}`} cx={x * 10} cy={y * 10} r="3.9" />
					))}
				</>
			) : (
				<>
					<path d="M0-20L17.3-10V10L0 20L-17.3 10V-10Z" />
					<text y="6.5" text-anchor="middle">
						{value}
					</text>
				</>
			)}
		</svg>
	);
}

const STAGGER = 40;

export function DiceRow({ dice, size, kind }: { dice: DieShown[]; size?: number; kind?: DieKind }) {
	return (
		<div class="dice-row">
			{dice.map((die, i) => (
				<Die
					key={`${i}-${die.value}`}
					{...die}
					size={size}
					kind={kind}
					tumbles
					delay={i * STAGGER}
				/>
			))}
		</div>
	);
}
