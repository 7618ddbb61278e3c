/* web/src/parts/shapes.tsx -- seats: a colour and a shape that never part.
 *
 * Colours are tokens, var(--seat-circle) and so on, with var(--on-seat-circle) for text on them. */

export type ShapeName =
	| 'circle'
	| 'square'
	| 'triangle'
	| 'diamond'
	| 'hexagon'
	| 'shield'
	| 'pentagon'
	| 'column';

export const SHAPES: ShapeName[] = [
	'circle',
	'square',
	'triangle',
	'diamond',
	'hexagon',
	'shield',
	'pentagon',
	'column',
];

/* People of history keep their look in every game; other seats take the first six shapes in order. */
const PEOPLE: Record<string, ShapeName> = {
	octavian: 'circle',
	galba: 'circle',
	antony: 'square',
	pompey: 'square',
	lepidus: 'triangle',
	brutus: 'diamond',
	otho: 'diamond',
	cassius: 'hexagon',
	senate: 'shield',
	crassus: 'shield',
	vitellius: 'shield',
	caesar: 'pentagon',
	rome: 'column',
};

export const shapeOf = (seat: string, i: number): ShapeName =>
	PEOPLE[seat] ?? SHAPES[i] ?? 'column';

/* Outlines round (0, 0), about 20 across. */
const OUTLINES: Record<ShapeName, string> = {
	circle: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z',
	square:
		'M-7-8.4H7A1.4 1.4 0 0 1 8.4-7V7A1.4 1.4 0 0 1 7 8.4H-7A1.4 1.4 0 0 1-8.4 7V-7A1.4 1.4 0 0 1-7-8.4Z',
	triangle: 'M0-9.6L10 8.4H-10Z',
	diamond: 'M0-11L8.8 0L0 11L-8.8 0Z',
	hexagon: 'M-5.1-8.8H5.1L10.2 0L5.1 8.8H-5.1L-10.2 0Z',
	shield: 'M-8.4-8.8H8.4V-.6C8.4 4.4 5 8 0 10.4C-5 8-8.4 4.4-8.4-.6Z',
	pentagon: 'M0-10L9.6-3L6 8.4H-6L-9.6-3Z',
	column: 'M-9-9.4H9V-5.4H5.6V5.4H9V9.4H-9V5.4H-5.6V-5.4H-9Z',
};

interface ShapeProps {
	shape: ShapeName;
	size?: number;
}

/* The outline itself, for use inside an SVG, round (0, 0). */
export function ShapePath({ shape, size = 20 }: ShapeProps) {
	return (
		<path
			class={`seat-shape seat-${shape}`}
			d={OUTLINES[shape]}
			transform={`scale(${size / 20})`}
		/>
	);
}

/* A small mark that stands beside a name. */
export function SeatMark({ shape, size = 16, title }: ShapeProps & { title?: string }) {
	return (
		<svg
			class="seat-mark"
			width={size}
			height={size}
			viewBox="-12 -12 24 24"
			role={title ? 'img' : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : 'true'}
		>
			<path class={`seat-shape seat-${shape}`} d={OUTLINES[shape]} />
		</svg>
	);
}

const LEAVES = [...Array(6).keys()].map((i) => 36 + i * 22);

/* Leaves of a laurel round (0, 0), on both sides, open at the top. */
function leaves(radius: number) {
	return LEAVES.flatMap((degrees) => [degrees, -degrees]).map((degrees) => (
		<ellipse
			key={degrees}
			class="leaf"
			rx="1.5"
			ry="3.3"
			transform={`rotate(${degrees + 180}) translate(0 ${-radius}) rotate(${degrees > 0 ? 66 : -66})`}
		/>
	));
}

/* A portrait without a face: initials in laurel, round (0, 0), 44 across.  Whoever draws it says the name. */
export function MedallionDrawing({ shape, initials }: { shape: ShapeName; initials: string }) {
	return (
		<g class={`medallion seat-${shape}`} aria-hidden="true">
			<circle r="21.2" />
			{leaves(17.6)}
			<text y="5.4" text-anchor="middle">
				{initials}
			</text>
		</g>
	);
}

export function Medallion({ shape, name, size = 44 }: ShapeProps & { name: string }) {
	return (
		<svg
			class="medallion-box"
			width={size}
			height={size}
			viewBox="-22 -22 44 44"
			aria-hidden="true"
		>
			<MedallionDrawing shape={shape} initials={initialsOf(name)} />
		</svg>
	);
}

/* Vindex is Vi. */
const OTHERWISE: Record<string, string> = { Vitellius: 'Vt' };

/* "Mark Antony" is An, "Octavian" is Oc. */
export function initialsOf(name: string): string {
	return OTHERWISE[name] ?? (name.split(' ').at(-1) ?? name).slice(0, 2);
}
