/* web/src/boards/three-caesars/dice.tsx -- battle dice as they count: kills filled, wounds ringed, misses plain. */

import { Icon } from '../../parts/icon';
import { count, type Host } from './view';

const STAGGER = 40; /* milliseconds */

function BattleDie({ kind, i }: { kind: 'kill' | 'wound' | 'miss'; i: number }) {
  return (
    <span class={`tc-die ${kind}`} style={{ animationDelay: `${i * STAGGER}ms` }}>
      {kind === 'kill' && <Icon name="sword1" size={24} />}
      {kind === 'wound' && <Icon name="minus" size={18} />}
    </span>
  );
}

export function BattleDice({ host }: { host: Host }) {
  const { rolled, dice, left, kills, wounds } = host;
  if (!rolled) return <div class="tc-roll waiting"><p class="note">Not rolled yet</p></div>;
  const misses = Math.max(0, dice - left - kills - wounds);
  const hits = [...Array<'kill'>(kills).fill('kill'), ...Array<'wound'>(wounds).fill('wound')];
  return (
    <div class="tc-roll" role="img" aria-label={`${count(kills, 'kill')}, ${count(wounds, 'wound')}, ${misses} missed${left ? `, ${left} still to roll` : ''}`}>
      <p class="tc-roll-words"><span><b>{kills}</b> {kills === 1 ? 'kill' : 'kills'}</span><span><b>{wounds}</b> {wounds === 1 ? 'wound' : 'wounds'}</span><small>{left ? `${left} to roll` : `${host.hits} hits`}</small></p>
      <div class="tc-dice">{hits.map((kind, i) => <BattleDie key={`${dice} ${i}`} kind={kind} i={i} />)}</div>
      <div class="tc-dice small">{Array.from({ length: misses }, (_, i) => <BattleDie key={i} kind="miss" i={hits.length + i} />)}</div>
    </div>
  );
}
