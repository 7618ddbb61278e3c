/* web/src/review/chart.tsx -- each seat's chance to win over the game, and its luck, roll by roll. */

import type { Looks } from '../boards/board';
import { press } from '../parts/press';
import { ShapePath } from '../parts/shapes';
import type { Analysis, Moment } from './analysis';

const [WIDTH, HEIGHT] = [900, 360];
const LEFT = 56;
const RIGHT = 170;
const TOP = 20;
const BOTTOM = 34;
const SHOWN = 140; /* points of a line */

interface ChartProps {
  analysis: Analysis;
  seats: { seat: string; title: string }[];
  looks: Looks;
  chosen: number;
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

function Grid({ analysis, top, x, y }: { analysis: Analysis; top: number; x(ply: number): number; y(share: number): number }) {
  const steps = Array.from({ length: 5 }, (_, i) => (top * i) / 4);
  const last = analysis.shares.length - 1;
  const turns = analysis.turns.filter((_, i, all) => i % Math.ceil(all.length / 10) === 0);
  return (
    <g class="review-grid" aria-hidden="true">
      {steps.map((share) => <g key={share}><path d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} /><text x={LEFT - 10} y={y(share) + 4} text-anchor="end">{percent(share)}</text></g>)}
      <text x={LEFT} y={HEIGHT - 8} text-anchor="middle">Start</text>
      {turns.length
        ? turns.filter(({ ply }) => x(ply) > LEFT + 40).map(({ ply, name }) => <text key={ply} x={x(ply)} y={HEIGHT - 8} text-anchor="middle">{name}</text>)
        : [0.25, 0.5, 0.75, 1].map((part) => <text key={part} x={x(last * part)} y={HEIGHT - 8} text-anchor="middle">{part === 1 ? 'End' : Math.round(last * part)}</text>)}
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
    <g {...press(`Moment ${number}: ${moment.title}`, choose)} class={`target review-disc ${isChosen ? 'chosen' : ''}`} transform={`translate(${x} ${y})`}>
      <circle r="12" /><text y="5" text-anchor="middle">{number}</text>
    </g>
  );
}

export function Chart(all: ChartProps) {
  const { analysis, seats, looks, chosen, choose } = all;
  const { shares, moments } = analysis;
  const last = shares.length - 1;
  const highest = Math.max(...shares.flat());
  const top = highest > 0.8 ? 1 : highest > 0.6 ? 0.8 : highest > 0.4 ? 0.6 : 0.4;
  const x = (ply: number) => LEFT + ((WIDTH - LEFT - RIGHT) * ply) / Math.max(1, last);
  const y = (share: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / top);
  const shown = Math.min(SHOWN, last + 1);
  const at = Array.from({ length: shown }, (_, i) => Math.round((i * last) / Math.max(1, shown - 1)));
  const ends = spread(seats.map((_, i) => y(shares[last]![i]!)), 21);
  const now = moments[chosen];
  return (
    <svg class="review-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={described(all)}>
      <Grid analysis={analysis} top={top} x={x} y={y} />
      {now && <rect class="review-now" x={x(now.ply) - 10} y={TOP - 6} width={Math.max(20, x(now.until) - x(now.ply) + 20)} height={HEIGHT - TOP - BOTTOM + 12} rx="8" />}
      {seats.map(({ seat }, i) => {
        const line = smooth(at.map((ply): Point => [x(ply), y(shares[ply]![i]!)]));
        return <g key={seat} class={`seat-${looks[seat]}`}><path class="review-casing" d={line} /><path class="review-line" d={line} /></g>;
      })}
      {seats.map(({ seat, title }, i) => (
        <g key={seat}>
          {[0.2, 0.4, 0.6, 0.8].map((part) => {
            const ply = Math.round(last * part);
            return <g key={part} transform={`translate(${x(ply)} ${y(shares[ply]![i]!)})`}><ShapePath shape={looks[seat]!} size={11} /></g>;
          })}
          <g transform={`translate(${x(last)} ${y(shares[last]![i]!)})`}><ShapePath shape={looks[seat]!} size={15} /></g>
          <text class="review-name" x={x(last) + 18} y={ends[i]! + 5}><tspan class="review-title">{title}</tspan> {percent(shares[last]![i]!)}</text>
        </g>
      ))}
      {moments.map((moment, i) => {
        const seat = seats.findIndex((one) => one.seat === moment.seat);
        return <Disc key={moment.ply} moment={moment} number={i + 1} x={x(moment.ply)} y={y(shares[moment.ply]![seat]!)} isChosen={i === chosen} choose={() => choose(i)} />;
      })}
    </svg>
  );
}

/* ---- luck ------------------------------------------------------------------------------------------------- */

interface LuckProps {
  analysis: Analysis;
  seat: number;
  title: string;
  href(ply: number): string;
}

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/* One bar for each roll: above the line it was better than its mean. */
export function LuckBars({ analysis, seat, title, href }: LuckProps) {
  const { rolls, shares } = analysis;
  const most = Math.max(0.02, ...rolls.map((roll) => Math.abs(roll.luck[seat]!)));
  const sum = rolls.reduce((all, roll) => all + roll.luck[seat]!, 0);
  const best = [...rolls].sort((a, b) => Math.abs(b.luck[seat]!) - Math.abs(a.luck[seat]!))[0];
  if (!rolls.length) return <p class="note">No dice to judge.</p>;
  return (
    <div class="review-luck">
      <p><b>{title}</b> <span class={sum < 0 ? 'worse' : 'better'}>{signed(sum * 100)}</span></p>
      <svg viewBox="0 0 300 40" role="img" aria-label={`${title}: ${signed(sum * 100)} percentage points by luck in ${rolls.length} rolls`}>
        <path class="review-axis" d="M0 20H300" />
        {rolls.map((roll) => {
          const height = (18 * roll.luck[seat]!) / most;
          return <rect key={roll.ply} class={height < 0 ? 'worse' : 'better'} x={(300 * roll.ply) / shares.length} width="2" y={height < 0 ? 20 : 20 - height} height={Math.max(0.5, Math.abs(height))} />;
        })}
      </svg>
      {best && <p class="note">Most: <a href={href(best.ply + 1)}>{best.label}</a> {signed(best.luck[seat]! * 100)}</p>}
    </div>
  );
}
