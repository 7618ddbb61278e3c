/* web/src/review/chart.tsx -- each seat's chance to win, round by round, and what you and luck did in each. */

import type { Looks } from '../boards/board';
import { press } from '../parts/press';
import { SeatMark, ShapePath } from '../parts/shapes';
import { type Analysis, type Decision, roundAt } from './analysis';

interface Frame {
	width: number;
	height: number; // of the lines
	bars: number; // and of the bars below them
	left: number;
	right: number; // room for names; on a phone they stand below
}

const DESKTOP: Frame = { width: 960, height: 190, bars: 100, left: 50, right: 150 };
const PHONE: Frame = { width: 340, height: 180, bars: 90, left: 40, right: 14 };
const TOP = 14;
const BOTTOM = 24; /* names of rounds */

export interface ChartProps {
	analysis: Analysis;
	seats: { seat: string; title: string }[];
	you: number;
	looks: Looks;
	chosen: number;
	isPhone: boolean;
	choose(decision: number): void;
}

interface Scales {
	frame: Frame;
	x(round: number): number;
	y(share: number): number;
	bar(points: number): number; // height of a bar
	middle: number; // where bars begin
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
const signed = (part: number) => `${part < 0 ? '−' : '+'}${Math.round(Math.abs(part) * 100)}`;

function scalesOf({ analysis, isPhone }: ChartProps): Scales {
	const frame = isPhone ? PHONE : DESKTOP;
	const { width, height, bars, left, right } = frame;
	const most = Math.max(
		0.1,
		...analysis.rounds.flatMap(({ change, lost }) => [Math.abs(change - lost), -lost]),
	);
	return {
		frame,
		x: (round) => left + ((width - left - right) * round) / analysis.rounds.length,
		y: (share) => TOP + (height - TOP) * (1 - share),
		bar: (part) => ((bars / 2 - 8) * part) / most,
		middle: height + bars / 2,
	};
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

/* The game in a sentence, for who cannot see the lines. */
function described({ analysis, seats }: ChartProps): string {
	const last = analysis.shares.at(-1)!;
	return `Chance to win at the end: ${seats.map(({ title }, i) => `${title} ${percent(last[i]!)}`).join(', ')}.`;
}

function Grid({ frame, x, y, analysis }: Scales & { analysis: Analysis }) {
	const { left, right, width, height, bars } = frame;
	const { rounds } = analysis;
	const every = Math.ceil(rounds.length / (width < 500 ? 6 : 12));
	return (
		<g class="review-grid" aria-hidden="true">
			{[0, 0.5, 1].map((share) => (
				<g key={share}>
					<path d={`M${left} ${y(share)}H${width - right}`} />
					<text x={left - 8} y={y(share) + 5} text-anchor="end">
						{percent(share)}
					</text>
				</g>
			))}
			<path d={`M${left} ${height + bars / 2}H${width - right}`} />
			{rounds.map(
				({ name }, i) =>
					i % every === 0 && (
						<text key={name} x={x(i + 0.5)} y={height + bars + 18} text-anchor="middle">
							{name}
						</text>
					),
			)}
		</g>
	);
}

function Lines(all: ChartProps & { scales: Scales }) {
	const { analysis, seats, looks, you, isPhone, scales } = all;
	const { x, y } = scales;
	const { rounds, shares } = analysis;
	const plies = [0, ...rounds.map(({ to }) => to)];
	const last = shares.at(-1)!;
	const ends = spread(
		seats.map((_, i) => y(last[i]!)),
		20,
	);
	return (
		<>
			{seats.map(({ seat, title }, i) => (
				<g key={seat} class={`seat-${looks[seat]} ${i === you ? 'yours' : ''}`}>
					<path
						class="review-line"
						d={plies
							.map(
								(ply, at) =>
									`${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(shares[ply]![i]!).toFixed(1)}`,
							)
							.join('')}
					/>
					<g transform={`translate(${x(rounds.length)} ${y(last[i]!)})`}>
						<ShapePath shape={looks[seat]!} size={14} />
					</g>
					{!isPhone && (
						<text class="review-name" x={x(rounds.length) + 16} y={ends[i]! + 5}>
							<tspan class="review-title">{title}</tspan> {percent(last[i]!)}
						</text>
					)}
				</g>
			))}
		</>
	);
}

/* Hatched: luck and the others; filled: what you lost. */
function Bars({ analysis, scales }: { analysis: Analysis; scales: Scales }) {
	const { x, bar, middle } = scales;
	const wide = Math.min(16, (x(1) - x(0)) * 0.34);
	return (
		<g aria-hidden="true">
			{analysis.rounds.map(({ name, change, lost }, i) => {
				const luck = bar(change - lost);
				const at = x(i + 0.5);
				return (
					<g key={name}>
						<rect
							class="review-hatched"
							x={at - wide - 1}
							width={wide}
							y={luck > 0 ? middle - luck : middle}
							height={Math.max(0.5, Math.abs(luck))}
						/>
						<rect
							class="review-lost"
							x={at + 1}
							width={wide}
							y={middle}
							height={Math.max(0.5, bar(-lost))}
						/>
						{lost < -0.045 && (
							<text
								class="worse"
								x={at + 1 + wide / 2}
								y={middle + bar(-lost) + 14}
								text-anchor="middle"
							>
								{signed(lost)}
							</text>
						)}
					</g>
				);
			})}
		</g>
	);
}

interface DiscProps {
	decision: Decision;
	number: number;
	x: number;
	y: number;
	isChosen: boolean;
	choose(): void;
}

function Disc({ decision, number, x, y, isChosen, choose }: DiscProps) {
	return (
		<g
			{...press(`Decision ${number}: ${decision.title}`, choose)}
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

/* Where on your line a ply lies. */
function placeOf({ rounds, shares }: Analysis, you: number, ply: number, { x, y }: Scales) {
	const i = rounds.findIndex(({ from, to }) => ply >= from && ply < to);
	const { from, to } = rounds[i]!;
	const part = (ply - from) / Math.max(1, to - from);
	const share = shares[from]![you]! * (1 - part) + shares[to]![you]! * part;
	return { x: x(i + part), y: y(share) };
}

function Names({ seats, looks, analysis }: ChartProps) {
	return (
		<ul class="review-names">
			{seats.map(({ seat, title }, i) => (
				<li key={seat}>
					<SeatMark shape={looks[seat]!} size={15} />
					<b>{title}</b> {percent(analysis.shares.at(-1)![i]!)}
				</li>
			))}
		</ul>
	);
}

export function Chart(all: ChartProps) {
	const { analysis, you, chosen, choose, isPhone } = all;
	const scales = scalesOf(all);
	const { frame, x } = scales;
	const now = analysis.yours[chosen];
	const round = now && analysis.rounds.indexOf(roundAt(analysis, now.ply)!);
	return (
		<>
			<svg
				class="review-chart"
				viewBox={`0 0 ${frame.width} ${frame.height + frame.bars + BOTTOM}`}
				role="group"
				aria-label={described(all)}
			>
				<defs>
					<pattern
						id="hatch"
						width="6"
						height="6"
						patternUnits="userSpaceOnUse"
						patternTransform="rotate(45)"
					>
						<path d="M0 0V6" />
					</pattern>
				</defs>
				{round !== undefined && (
					<rect
						class="review-now"
						x={x(round)}
						y={TOP}
						width={x(1) - x(0)}
						height={frame.height - TOP}
					/>
				)}
				<Grid {...scales} analysis={analysis} />
				<Lines {...all} scales={scales} />
				<Bars analysis={analysis} scales={scales} />
				{analysis.yours.map((decision, i) => (
					<Disc
						key={decision.ply}
						decision={decision}
						number={i + 1}
						{...placeOf(analysis, you, decision.ply, scales)}
						isChosen={i === chosen}
						choose={() => choose(i)}
					/>
				))}
			</svg>
			{isPhone && <Names {...all} />}
		</>
	);
}
