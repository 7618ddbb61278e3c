/* web/src/boards/three-caesars/scene.tsx -- a battle as a scene: dice by source, rolls, responses, losses. */

import { cards } from 'virtual:three-caesars-cards';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { MedallionDrawing, SeatMark } from '../../parts/shapes';
import type { BoardProps, Picked, Position } from '../board';
import { ChartScene, chartOf } from './charts';
import { BattleDice } from './dice';
import { lastBattle } from './memory';
import { Answers } from './answers';
import { SOURCES } from './words';
import { cohortsOf, count, initials, lookOf, stepOf, titleOf, warOf, type Battle, type Host, type Source, type War } from './view';

/* ---- when ------------------------------------------------------------------------------------------------ */

/* Steps that need the map keep it in sight. */
const ON_MAP = ['retreat', 'yield', 'march', 'intercept', 'avoid', 'overrun', 'play', 'use'];
const ENDS = ['won', 'swept'];

const justEnded = (position: Position) => position.events.some((one) => ENDS.includes(one.event));

export function hasScene(position: Position, picked: Picked): boolean {
  const war = warOf(position);
  if (position.over) return false;
  if (ON_MAP.includes(stepOf(position) ?? '') && !justEnded(position)) return false;
  if (picked.closed) return false;
  if (war.battle) lastBattle.remember(war.battle);
  return war.battle !== undefined || (justEnded(position) && lastBattle.battle !== null) || chartOf(position) !== null;
}

/* ---- the stepper -------------------------------------------------------------------------------------------- */

const STAGES = ['Battle cards', 'Before the dice', 'Dice', 'Re-rolls', 'Responses', 'Losses'];
const STAGE_OF: Record<string, number> = {
  'battle-card': 0, 'before-dice': 1, aid: 1, strike: 2, initiative: 3, courage: 3, 'after-dice': 4,
};

/* Where the battle is; those who wait see it in the words of waiting. */
function stageOf(position: Position, battle: Battle): number {
  const step = stepOf(position);
  if (justEnded(position)) return 5;
  if (step && STAGE_OF[step] !== undefined) return STAGE_OF[step]!;
  const wait = position.waits[0]?.wait ?? '';
  if (/battle card/.test(wait)) return 0;
  if (/rolls battle dice/.test(wait)) return 2;
  if (/again/.test(wait)) return 3;
  if (/respond/.test(wait)) return battle.attacker.rolled || battle.defender.rolled ? 4 : 1;
  return 5;
}

function Stepper({ stage }: { stage: number }) {
  return (
    <ol class="tc-stepper" aria-label="Course of the battle">
      {STAGES.map((word, i) => (
        <li key={word} class={i < stage ? 'done' : i === stage ? 'now' : ''} aria-current={i === stage ? 'step' : undefined}>
          <span>{i < stage ? <Icon name="check" size={13} /> : i + 1}</span>{word}
        </li>
      ))}
    </ol>
  );
}

/* ---- one side ------------------------------------------------------------------------------------------------- */

function leadersOf(war: War, battle: Battle, side: string): string[] {
  const place = battle.field ? ['camp', 'rome'] : [battle.at];
  return Object.keys(war.leaders).filter((word) => war.leaders[word]!.side === side && place.includes(war.leaders[word]!.at ?? ''))
    .sort((a, b) => war.leaders[b]!.battle - war.leaders[a]!.battle);
}

/* Why this source counts, with names where there are any. */
function whyOf(source: Source, war: War, battle: Battle, host: Host, enemy: Host): string {
  const named = leadersOf(war, battle, host.side).slice(0, 2).map((word) => `${war.leaders[word]!.name} ${war.leaders[word]!.battle}`);
  if (source === 'leaders' && named.length) return `Battle ratings: ${named.join(', ')}. Two leaders at most count.`;
  if (source === 'card' && host.card) return `${cards[host.card]!.title}: ${cards[host.card]!.effect}`;
  if (source === 'enemyCard' && enemy.card) return `${cards[enemy.card]!.title}: ${cards[enemy.card]!.effect}`;
  return SOURCES[source].why;
}

function titleOfSource(source: Source, host: Host, enemy: Host): string {
  if (source === 'card' && host.card) return cards[host.card]!.title;
  if (source === 'enemyCard' && enemy.card) return `${cards[enemy.card]!.title}, enemy card`;
  return SOURCES[source].title;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

interface SourceProps {
  source: Source;
  n: number;
  title: string;
  why: string;
}

function SourceRow({ source, n, title, why }: SourceProps) {
  const [isOpen, setOpen] = useState(false);
  const { icon, clause } = SOURCES[source];
  return (
    <li>
      <button class="tc-source" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-source={source} data-dice={n}>
        <Icon name={icon} size={17} /><span class="tc-source-name">{title}</span>
        <span class="tc-squares" aria-hidden="true">{Array.from({ length: Math.min(20, Math.abs(n)) }, (_, i) => <i key={i} class={n < 0 ? 'minus' : ''} />)}</span>
        <b>{signed(n)}</b>
      </button>
      {isOpen && (
        <p class="tc-why"><span>{why}</span><span class="clause-tag">{clause}</span>
          <a href={`#/rules/three-caesars/${clause}`} target="_blank" rel="noopener">Read rule</a></p>
      )}
    </li>
  );
}

/* Cohorts now: dead, wounded, able. */
function Cohorts({ host }: { host: Host }) {
  const alive = cohortsOf(host) + host.conscripts;
  const dead = Math.max(0, host.size - cohortsOf(host));
  const marks = [...Array<string>(dead).fill('dead'), ...Array<string>(Math.min(alive, host.wounded)).fill('wounded'), ...Array<string>(Math.max(0, alive - host.wounded)).fill('able')];
  return (
    <div class="tc-cohorts">
      <span class="tc-cohort-marks" aria-hidden="true">
        {marks.slice(0, 24).map((state, i) => <i key={i} class={state}>{state === 'dead' ? <Icon name="close" size={12} /> : <Icon name="helmet" size={15} />}</i>)}
      </span>
      <span class="note">{dead || host.wounded ? `So far ${dead} dead, ${host.wounded} wounded` : `${count(alive, 'cohort')}, all able`}</span>
    </div>
  );
}

interface SideProps {
  props: BoardProps;
  war: War;
  battle: Battle;
  which: 'attacker' | 'defender';
}

function SidePanel({ props, war, battle, which }: SideProps) {
  const host = battle[which];
  const enemy = battle[which === 'attacker' ? 'defender' : 'attacker'];
  const leader = leadersOf(war, battle, host.side)[0];
  const name = leader ? war.leaders[leader]!.name : titleOf(props.position, host.side);
  const sources = Object.entries(host.sources) as [Source, number][];
  return (
    <section class={`tc-host seat-${lookOf(host.side)}`} aria-label={which === 'attacker' ? 'Attacker' : 'Defender'} data-dice={host.dice}>
      <header>
        <svg viewBox="-23 -23 46 46" width="66" height="66" aria-hidden="true"><MedallionDrawing shape={lookOf(host.side)} initials={leader ? initials(leader) : name.slice(0, 2)} /></svg>
        <div>
          <p class="caps">{which}</p>
          <h3>{name}</h3>
          <p class="with-mark"><SeatMark shape={lookOf(host.side)} size={14} />{titleOf(props.position, host.side)}, {count(cohortsOf(host) + host.conscripts, 'cohort')}</p>
        </div>
        <div class="tc-dice-count"><b>{host.dice}</b><small>{host.dice === 1 ? 'die' : 'dice'}</small></div>
      </header>
      <ul class="tc-sources">
        {sources.map(([source, n]) => (
          <SourceRow key={source} source={source} n={n} title={titleOfSource(source, host, enemy)} why={whyOf(source, war, battle, host, enemy)} />
        ))}
      </ul>
      <BattleDice host={host} />
      <Cohorts host={host} />
    </section>
  );
}

/* ---- between them ------------------------------------------------------------------------------------------------ */

const SLAUGHTER = 3;

function Between({ position, battle }: { position: Position; battle: Battle }) {
  const { attacker, defender } = battle;
  const isRolled = attacker.rolled || defender.rolled;
  const lead = attacker.hits - defender.hits;
  const leader = titleOf(position, lead >= 0 ? attacker.side : defender.side);
  const words = !isRolled ? 'More hits win. Three ahead is a slaughter.'
    : lead === 0 ? (battle.round > 1 ? 'Level: the defender holds.' : 'Level: a second round follows.')
    : Math.abs(lead) >= SLAUGHTER ? `${leader} is ahead by ${Math.abs(lead)}: a slaughter.`
    : `${leader} is ahead by ${Math.abs(lead)}. ${SLAUGHTER} would be a slaughter.`;
  return (
    <div class="tc-between">
      <span class="tc-swords"><Icon name="battle" size={34} /></span>
      {isRolled && <p class="tc-score" aria-label={`${attacker.hits} hits to ${defender.hits}`}><b>{attacker.hits}</b><span>:</span><b>{defender.hits}</b></p>}
      {isRolled && <small>hits</small>}
      <p>{words}</p>
      <a class="clause-tag" href="#/rules/three-caesars/TC-SLAUGHTER" target="_blank" rel="noopener">TC-SLAUGHTER</a>
    </div>
  );
}

/* ---- the scene ------------------------------------------------------------------------------------------------- */

function BattleScene(props: BoardProps & { battle: Battle }) {
  const { position, battle } = props;
  const war = warOf(position);
  const town = war.spaces[battle.at]?.name ?? 'Rome';
  return (
    <>
      <header class="tc-scene-head">
        <div><p class="caps">Round {battle.round}</p><h2>Battle of {battle.at === 'camp' ? 'Rome' : town}</h2></div>
        <Stepper stage={stageOf(position, battle)} />
      </header>
      <div class="tc-hosts">
        <SidePanel props={props} war={war} battle={battle} which="attacker" />
        <Between position={position} battle={battle} />
        <SidePanel props={props} war={war} battle={battle} which="defender" />
      </div>
    </>
  );
}

export function Scene(props: BoardProps) {
  const { position } = props;
  const war = warOf(position);
  const battle = war.battle ?? (justEnded(position) ? lastBattle.battle : null);
  const chart = battle ? null : chartOf(position);
  const close = () => props.setPicked({ closed: true });
  return (
    <div class="tc-scene">
      {battle && <BattleScene {...props} battle={battle} />}
      {chart && <ChartScene {...props} chart={chart} />}
      <Answers props={props} close={close} isOver={justEnded(position) || (chart !== null && !props.offers.length)} />
    </div>
  );
}
