/* web/src/boards/three-caesars/charts.tsx -- sieges, sorties and intrigues: the dice and the table they are read from. */

import { Icon } from '../../parts/icon';
import { Die } from '../../parts/die';
import type { BoardProps, Happening, Position } from '../board';
import { Walls } from './board';
import { CHARTS, rowAt } from './words';
import { stepOf, titleOf, warOf } from './view';

export interface ChartShown {
  id: string;
  sum: number | null; /* null: not rolled yet */
  dice: number; /* that were rolled for it */
}

const numberIn = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? NaN);

/* The dice that fell last. */
const lastDice = (log: Happening[], n: number) =>
  (n ? log.filter((one) => one.event === 'rolled').slice(-n).map((one) => Number(one.args[0])) : []);

const PAIR = 2;

const INTRIGUES = ['assassin', 'blackmail', 'graft', 'seduction'];

/* Which table is being read, if any. */
export function chartOf(position: Position): ChartShown | null {
  const { roll } = warOf(position);
  const step = stepOf(position);
  const counted = position.events.find((one) => one.event === 'siege-roll' || one.event === 'sortie-roll');
  if (counted) return { id: counted.event === 'siege-roll' ? 'siege' : 'sortie', sum: Number(counted.args.at(counted.event === 'siege-roll' ? 1 : 0)), dice: PAIR };
  if (step === 'after-siege') return { id: 'siege', sum: numberIn(position.asks[0]?.hint), dice: PAIR };
  if (step === 'reroll' && roll && CHARTS[roll.for]) return { id: roll.for, sum: roll.sum, dice: roll.dice };
  if (step === 'intrigue') {
    const plot = position.events.find((one) => one.event === 'plots' || one.event === 'assassin');
    return { id: INTRIGUES.find((id) => plot?.args.includes(id)) ?? 'assassin', sum: null, dice: 0 };
  }
  return null;
}

/* Tables to whose dice a leader's rating is added: the row is not known from the dice alone. */
const WITH_RATING = ['interception', 'avoidance'];

export function ChartScene({ position, chart, log }: BoardProps & { chart: ChartShown }) {
  const table = CHARTS[chart.id]!;
  const { rome, roll } = warOf(position);
  const isKnown = chart.sum !== null && !Number.isNaN(chart.sum);
  const row = isKnown && !WITH_RATING.includes(chart.id) ? rowAt(table, chart.sum!) : null;
  const rangeOf = (i: number) => {
    const [from, to] = [i ? table.rows[i - 1]!.upTo + 1 : 0, table.rows[i]!.upTo];
    return from === to ? String(to) : i ? `${from} to ${to}` : `up to ${to}`;
  };
  const isRome = chart.id === 'siege' || chart.id === 'sortie';
  return (
    <>
      <header class="tc-scene-head"><div><p class="caps">{roll ? `${titleOf(position, roll.by)} rolls` : 'The dice'}</p><h2>{table.title}</h2></div></header>
      <div class="tc-chart">
        <div class="tc-chart-roll">
          {isRome
            ? <svg viewBox="-34 -34 68 68" width="150" height="150" role="img" aria-label={`${rome.walls} walls stand`}><Walls walls={rome.walls} /><circle class="tc-rome" r="17" /><Icon name="wall" size={20} x={-10} y={-10} /></svg>
            : <span class="tc-swords"><Icon name="eye" size={40} /></span>}
          <div class="dice-row">{lastDice(log, chart.dice).map((value, i) => <Die key={i} sides={6} value={value} kind="plain" tumbles />)}</div>
          {isKnown && <p class="tc-sum">{row ? 'It counts as' : 'The dice show'} <b>{chart.sum}</b></p>}
        </div>
        <table class="tc-table">
          <thead><tr><th scope="col">Result</th><th scope="col">What happens</th></tr></thead>
          <tbody>
            {table.rows.map((one, i) => (
              <tr key={one.upTo} class={one === row ? 'now' : ''}>
                <td>{rangeOf(i)}</td><td>{one.words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
