/* web/src/boards/three-caesars/dice.tsx -- battle dice as they count: kills filled, wounds ringed, misses plain. */

import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import { count, type Host } from './view';
import { Told, Why } from './why';

const STAGGER = 40; /* milliseconds */

function BattleDie({ kind, i }: { kind: 'kill' | 'wound' | 'miss'; i: number }) {
	return (
		<span class={`tc-die ${kind}`} style={{ animationDelay: `${i * STAGGER}ms` }}>
			{kind === 'kill' && <Icon name="sword1" size={24} />}
			{kind === 'wound' && <Icon name="minus" size={18} />}
		</span>
	);
}

const REASONS: Record<string, string> = {
	kills: 'Each 6 kills a cohort; a veteran’s die kills with a 5 too.',
	wounds:
		'Each 5 wounds a cohort; a veteran’s die wounds with a 4. After a slaughter wounds are kills.',
	hits: 'Kills and wounds together, and three more for each Panic.',
};

export function BattleDice({ host }: { host: Host }) {
	const [open, setOpen] = useState<string | null>(null);
	const { rolled, dice, left, kills, wounds } = host;
	if (!rolled)
		return (
			<div class="tc-roll waiting">
				<p class="note">Not rolled yet</p>
			</div>
		);
	const misses = Math.max(0, dice - left - kills - wounds);
	const hits = [...Array<'kill'>(kills).fill('kill'), ...Array<'wound'>(wounds).fill('wound')];
	const told = { open, setOpen };
	return (
		<div class="tc-roll">
			<p class="tc-roll-words">
				<Told id="kills" {...told}>
					<b>{kills}</b> {kills === 1 ? 'kill' : 'kills'}
				</Told>
				<Told id="wounds" {...told}>
					<b>{wounds}</b> {wounds === 1 ? 'wound' : 'wounds'}
				</Told>
				<Told id="hits" {...told}>
					{left ? `${left} to roll` : count(host.hits, 'hit')}
				</Told>
			</p>
			{open && <Why words={REASONS[open]!} clause={open === 'hits' ? 'TC-PANIC' : 'TC-WOUNDS'} />}
			<div
				class="tc-dice"
				role="img"
				aria-label={`${count(kills, 'kill')}, ${count(wounds, 'wound')}, ${misses} missed${left ? `, ${left} still to roll` : ''}`}
			>
				{hits.map((kind, i) => (
					<BattleDie key={`${dice} ${i}`} kind={kind} i={i} />
				))}
			</div>
			<div class="tc-dice small" aria-hidden="true">
				{Array.from({ length: misses }, (_, i) => (
					<BattleDie key={i} kind="miss" i={hits.length + i} />
				))}
			</div>
		</div>
	);
}
