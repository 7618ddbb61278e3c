/* web/src/boards/three-caesars/scene.tsx -- a battle as a scene: dice by source, rolls, responses, losses. */

import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import type { BoardProps, Position } from '../board';
import { Answers } from './answers';
import { ChartScene, chartOf } from './charts';
import { HostPanel } from './host';
import { type Battle, stepOf, titleOf, warOf } from './view';

/* ---- when ------------------------------------------------------------------------------------------------ */

/* Steps that need the map keep it in sight. */
const ON_MAP = ['retreat', 'yield', 'march', 'intercept', 'avoid', 'overrun', 'play', 'use'];

export function hasScene(position: Position): boolean {
	if (position.over || ON_MAP.includes(stepOf(position) ?? '')) return false;
	return warOf(position).battle !== undefined || chartOf(position) !== null;
}

/* ---- the stepper -------------------------------------------------------------------------------------------- */

const STAGES = ['Battle cards', 'Before the dice', 'Dice', 'Re-rolls', 'Responses', 'Losses'];
const STAGE_OF: Record<string, number> = {
	'battle-card': 0,
	'before-dice': 1,
	aid: 1,
	strike: 2,
	initiative: 3,
	courage: 3,
	'after-dice': 4,
};

/* Where the battle is; those who wait see it in the words of waiting. */
function stageOf(position: Position, battle: Battle): number {
	const step = stepOf(position);
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
				<li
					key={word}
					class={i < stage ? 'done' : i === stage ? 'now' : ''}
					aria-current={i === stage ? 'step' : undefined}
				>
					<span>{i < stage ? <Icon name="check" size={13} /> : i + 1}</span>
					{word}
				</li>
			))}
		</ol>
	);
}

/* ---- between them ------------------------------------------------------------------------------------------------ */

const SLAUGHTER = 3;

const SCORE =
	'Kills and wounds of both sides. More hits win; a level score is fought out in one second round, where the defender wins if it is level again.';

function Between({ position, battle }: { position: Position; battle: Battle }) {
	const [isOpen, setOpen] = useState(false);
	const { attacker, defender } = battle;
	const isRolled = attacker.rolled || defender.rolled;
	const lead = attacker.hits - defender.hits;
	const leader = titleOf(position, lead >= 0 ? attacker.side : defender.side);
	const isDone = [attacker, defender].every((host) => host.rolled && !host.left);
	const words = !isDone
		? 'More hits win. Three ahead is a slaughter.'
		: lead === 0
			? battle.round > 1
				? 'Level: the defender holds.'
				: 'Level: a second round follows.'
			: Math.abs(lead) >= SLAUGHTER
				? `${leader} is ahead by ${Math.abs(lead)}: a slaughter.`
				: `${leader} is ahead by ${Math.abs(lead) === 1 ? 'one' : 'two'}. Three would be a slaughter.`;
	return (
		<div class="tc-between">
			<span class="tc-swords">
				<Icon name="battle" size={34} />
			</span>
			{isRolled && (
				<button class="tc-told tc-score" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					<span>
						<b>{attacker.hits}</b>
						<span class="sr-only"> to </span>
						<span aria-hidden="true">:</span>
						<b>{defender.hits}</b>
					</span>
					<small>hits</small>
				</button>
			)}
			<p>{isOpen ? SCORE : words}</p>
			<a
				class="clause-tag"
				href="#/rules/three-caesars/TC-SLAUGHTER"
				target="_blank"
				rel="noopener"
			>
				TC-SLAUGHTER
			</a>
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
			<div class="tc-scene-head">
				<div>
					<p class="caps">Round {battle.round}</p>
					<h2>Battle of {battle.at === 'camp' ? 'Rome' : town}</h2>
				</div>
				<Stepper stage={stageOf(position, battle)} />
			</div>
			<div class="tc-hosts">
				<HostPanel props={props} battle={battle} which="attacker" />
				<Between position={position} battle={battle} />
				<HostPanel props={props} battle={battle} which="defender" />
			</div>
		</>
	);
}

export function Scene(props: BoardProps) {
	const { position } = props;
	const { battle } = warOf(position);
	const chart = battle ? null : chartOf(position);
	return (
		<div class="tc-scene">
			{battle && <BattleScene {...props} battle={battle} />}
			{chart && <ChartScene {...props} chart={chart} />}
			<Answers props={props} />
		</div>
	);
}
