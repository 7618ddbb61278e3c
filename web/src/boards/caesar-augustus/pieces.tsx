/* web/src/boards/caesar-augustus/pieces.tsx -- armies, generals and marks, each round (0, 0). */

import { Icon } from '../../parts/icon';
import { initialsOf, MedallionDrawing, ShapePath } from '../../parts/shapes';
import type { ShapeName } from '../board';
import { SENATE } from './view';

const WIDTH = { usual: 34, senate: 46 };
const PIP = 9.4; /* from one to the next */

interface ArmyProps {
	shape: ShapeName;
	army: string;
	soldiers?: number;
}

/* A block with its numeral; a pip for each soldier. */
export function ArmyDrawing({ shape, army, soldiers = 0 }: ArmyProps) {
	const width = army === SENATE ? WIDTH.senate : WIDTH.usual;
	return (
		<g class={`army seat-${shape}`}>
			{Array.from({ length: soldiers }, (_, i) => (
				<circle key={i} class="pip" r="4" cx={(i - (soldiers - 1) / 2) * PIP} cy="-18" />
			))}
			<rect x={-width / 2} y="-12" width={width} height="24" rx="4.5" />
			<text y="5.4" class={army === SENATE ? 'long' : ''}>
				{army === SENATE ? 'SPQR' : army.toUpperCase()}
			</text>
		</g>
	);
}

/* The same beside words. */
export function ArmyMark({ shape, army }: ArmyProps) {
	const width = army === SENATE ? WIDTH.senate : WIDTH.usual;
	return (
		<svg
			class="army-mark"
			width={width + 4}
			height="28"
			viewBox={`${-width / 2 - 2} -14 ${width + 4} 28`}
			aria-hidden="true"
		>
			<ArmyDrawing shape={shape} army={army} />
		</svg>
	);
}

/* Round the army in hand, or one that may be picked up. */
export function ArmyRing({ army, isInHand }: { army: string; isInHand: boolean }) {
	const width = (army === SENATE ? WIDTH.senate : WIDTH.usual) + (isInHand ? 16 : 8);
	const [top, bottom] = isInHand ? [-27, 19] : [-16, 16];
	const box = { x: -width / 2, y: top, width, height: bottom - top, rx: 8 };
	return (
		<g class={`army-ring ${isInHand ? 'in-hand' : ''}`} aria-hidden="true">
			<rect class="glow-casing" {...box} />
			<rect class="glow-line" {...box} />
		</g>
	);
}

const GENERAL = 0.79; /* of a medallion's usual size */

export function GeneralDrawing({ shape, name }: { shape: ShapeName; name: string }) {
	return (
		<g transform={`scale(${GENERAL})`}>
			<MedallionDrawing shape={shape} initials={initialsOf(name)} />
		</g>
	);
}

export function PopularityMark({ shape }: { shape: ShapeName }) {
	return <ShapePath shape={shape} size={12} />;
}

/* Crossed swords: whoever goes there fights. */
export function FightMark() {
	return (
		<g class="fight-mark">
			<circle r="13.5" />
			<Icon name="battle" size={18} x={-9} y={-9} />
		</g>
	);
}
