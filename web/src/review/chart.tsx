/* web/src/review/chart.tsx -- each seat's chance to win over the game. */

import type { Looks } from '../boards/board';
import { press } from '../parts/press';
import { SeatMark, ShapePath } from '../parts/shapes';
import type { Analysis, Moment } from './analysis';

interface Frame {
	width: number;
	height: number;
	left: number;
	right: number; // room for names; on a phone they stand below
	turns: number; // so many at most are named below
	shown: number; // points of a line
}

const DESKTOP: Frame = { width: 900, height: 360, left: 56, right: 170, turns: 10, shown: 140 };
const PHONE: Frame = { width: 340, height: 270, left: 38, right: 14, turns: 5, shown: 90 };
const TOP = 20;
const BOTTOM = 34;

interface ChartProps {
	analysis: Analysis;
	seats: { seat: string; title: string }[];
	looks: Looks;
	chosen: number;
	isPhone: boolean;
	choose(moment: number): void;
}

type Point = [number, number];

/* A line through points, without corners. */
function smooth(points: Point[]): string {
	const parts = points.map(([x, y], i) => {
		if (!i) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
		const [beforeX, beforeY] = points[i - 1]!;
		const middle = (beforeX + x) / 2;
		return `C${middle.toFixed(1)} ${beforeY.toFixed(1)} ${middle.toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
	});
	return parts.join('');
}

/* Names at the ends of lines keep a distance. */
function spread(ends: number[], apart: number): number[] {
	const order = ends.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
	for (let round = 0; round < 40; round++)
		for (let k = 1; k < order.length; k++) {
			const gap = order[k]!.y - order[k - 1]!.y;
			if (gap >= apart) continue;
			order[k]!.y += (apart - gap) / 2;
			order[k - 1]!.y -= (apart - gap) / 2;
		}
	const placed = [...ends];
	for (const { y, i } of order) placed[i] = y;
	return placed;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/* The game in a sentence, for who cannot see the lines. */
function described({ analysis, seats }: ChartProps): string {
	const last = analysis.shares.at(-1)!;
	return `Chance to win at the end: ${seats.map(({ title }, i) => `${title} ${percent(last[i]!)}`).join(', ')}.`;
}

interface GridProps {
	analysis: Analysis;
	frame: Frame;
	top: number;
	x(ply: number): number;
	y(share: number): number;
}

function Grid({ analysis, frame, top, x, y }: GridProps) {
	const { left, right, width, height } = frame;
	const steps = Array.from({ length: 5 }, (_, i) => (top * i) / 4);
	const last = analysis.shares.length - 1;
	const turns = analysis.turns.filter((_, i, all) => i % Math.ceil(all.length / frame.turns) === 0);
	const word = turns[0]?.word === 'Turn' ? '' : `${turns[0]?.word.toLowerCase()} `;
	return (
		<g class="review-grid" aria-hidden="true">
			{steps.map((share) => (
				<g key={share}>
					<path d={`M${left} ${y(share)}H${width - right}`} />
					<text x={left - 10} y={y(share) + 4} text-anchor="end">
						{percent(share)}
					</text>
				</g>
			))}
			<text x={left} y={height - 8} text-anchor="middle">
				Start
			</text>
			{turns.length
				? turns
						.filter(({ ply }) => x(ply) > left + 40)
						.map(({ ply, name }, i) => (
							<text key={ply} x={x(ply)} y={height - 8} text-anchor="middle">
								{i ? name : `${word}${name}`}
							</text>
						))
				: [0.25, 0.5, 0.75, 1].map((part) => (
						<text key={part} x={x(last * part)} y={height - 8} text-anchor="middle">
							{part === 1 ? 'End' : Math.round(last * part)}
						</text>
					))}
		</g>
	);
}

interface DiscProps {
	moment: Moment;
	number: number;
	x: number;
	y: number;
	isChosen: boolean;
	choose(): void;
}

function Disc({ moment, number, x, y, isChosen, choose }: DiscProps) {
	return (
		<g
			{...press(`Moment ${number}: ${moment.title}`, choose)}
			class={`target review-disc ${isChosen ? 'chosen' : ''}`}
			transform={`translate(${x} ${y})`}
		>
			<circle r="12" />
			<text y="5" text-anchor="middle">
				{number}
			</text>
		</g>
	);
}

export function Chart(all: ChartProps) {
	const { analysis, seats, looks, chosen, choose, isPhone } = all;
	const frame = isPhone ? PHONE : DESKTOP;
	const { left, right, width, height } = frame;
	const { shares, moments } = analysis;
	const last = shares.length - 1;
	const highest = Math.max(...shares.flat());
	const top = highest > 0.8 ? 1 : highest > 0.6 ? 0.8 : highest > 0.4 ? 0.6 : 0.4;
	const x = (ply: number) => left + ((width - left - right) * ply) / Math.max(1, last);
	const y = (share: number) => TOP + (height - TOP - BOTTOM) * (1 - share / top);
	const shown = Math.min(frame.shown, last + 1);
	const at = Array.from({ length: shown }, (_, i) =>
		Math.round((i * last) / Math.max(1, shown - 1)),
	);
	const ends = spread(
		seats.map((_, i) => y(shares[last]![i]!)),
		21,
	);
	const now = moments[chosen];
	const chart = (
		<svg
			class="review-chart"
			viewBox={`0 0 ${width} ${height}`}
			role="group"
			aria-label={described(all)}
		>
			<Grid analysis={analysis} frame={frame} top={top} x={x} y={y} />
			{now && (
				<rect
					class="review-now"
					x={x(now.ply) - 10}
					y={TOP - 6}
					width={Math.max(20, x(now.until) - x(now.ply) + 20)}
					height={height - TOP - BOTTOM + 12}
					rx="8"
				/>
			)}
			{seats.map(({ seat }, i) => {
				const line = smooth(at.map((ply): Point => [x(ply), y(shares[ply]![i]!)]));
				return (
					<g key={seat} class={`seat-${looks[seat]}`}>
						<path class="review-casing" d={line} />
						<path class="review-line" d={line} />
					</g>
				);
			})}
			{seats.map(({ seat, title }, i) => (
				<g key={seat}>
					{[0.2, 0.4, 0.6, 0.8].map((part) => {
						const ply = Math.round(last * part);
						return (
							<g key={part} transform={`translate(${x(ply)} ${y(shares[ply]![i]!)})`}>
								<ShapePath shape={looks[seat]!} size={11} />
							</g>
						);
					})}
					<g transform={`translate(${x(last)} ${y(shares[last]![i]!)})`}>
						<ShapePath shape={looks[seat]!} size={15} />
					</g>
					{!isPhone && (
						<text class="review-name" x={x(last) + 18} y={ends[i]! + 5}>
							<tspan class="review-title">{title}</tspan> {percent(shares[last]![i]!)}
						</text>
					)}
				</g>
			))}
			{moments.map((moment, i) => {
				const seat = seats.findIndex((one) => one.seat === moment.seat);
				return (
					<Disc
						key={moment.ply}
						moment={moment}
						number={i + 1}
						x={x(moment.ply)}
						y={y(shares[moment.ply]![seat]!)}
						isChosen={i === chosen}
						choose={() => choose(i)}
					/>
				);
			})}
		</svg>
	);
	if (!isPhone) return chart;
	return (
		<>
			{chart}
			<ul class="review-names">
				{seats.map(({ seat, title }, i) => (
					<li key={seat}>
						<SeatMark shape={looks[seat]!} size={15} />
						<b>{title}</b> {percent(shares[last]![i]!)}
					</li>
				))}
			</ul>
		</>
	);
}
