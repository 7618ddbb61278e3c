/* web/src/boards/caesar-augustus/index.tsx -- Caesar Augustus: a map, armies, a Senate, battles. */

import '../battle.css';
import './caesar-augustus.css';
import type { BoardProps, GameBoard, Position } from '../board';
import { armyInHand, goals } from './acts';
import { BattlePanel, BattleScene, hasBattle, lastBattle, pause } from './battle';
import { Board, Ground, Minimap } from './board';
import { forecast } from './forecast';
import { guide } from './guide';
import { map } from './map';
import { ArmiesPanel, OrdersPanel, SenatePanel } from './panels';
import { Legend, PromptButtons, PromptMore, promptWords } from './prompt';
import { result } from './result';
import { isSeat, looks, ORDER_TITLES, SENATE, viewOf } from './view';

function seatLine(position: Position, seat: string): string {
	const view = viewOf(position);
	const { order, revealed } = view.seats[seat]!;
	const chosen =
		revealed && order
			? ORDER_TITLES[order]!
			: ['general', 'choose'].includes(view.step)
				? ''
				: 'Action chosen';
	return [seat === view.leader ? 'Leads' : '', chosen].filter(Boolean).join(' · ');
}

/* The only place that can be meant, or where the army in hand is, or one's general, or any army. */
function focus(props: BoardProps) {
	const { position } = props;
	const view = viewOf(position);
	const seat = view.seats[position.viewer] ?? view.seats[view.active];
	const inHand = armyInHand(props);
	const army = inHand === SENATE ? view.senate.armies[SENATE] : seat?.armies[inHand ?? ''];
	const [goal, ...others] = goals(props).keys();
	const only = others.length ? undefined : goal;
	const word =
		only ??
		army?.at ??
		view.battle?.at ??
		seat?.general ??
		Object.values(seat?.armies ?? {})[0]?.at ??
		'italy';
	const [x = 0, y = 0] = map.territories[word as keyof typeof map.territories].stack;
	return { x, y };
}

function subtitle(position: Position): string {
	const view = viewOf(position);
	const phase = position.asks[0]?.phase ?? position.waits[0]?.phase;
	return [`Turn ${view.turn} of ${view.turns}`, position.over ? 'The end' : phase]
		.filter(Boolean)
		.join(' · ');
}

export const board: GameBoard = {
	Board,
	Ground,
	Minimap,
	Legend,
	guide,
	looks,
	focus,
	seatLine,
	subtitle,
	promptWords,
	PromptMore,
	PromptButtons,
	frame: { width: map.width, height: map.height },
	points: 'VP',
	panels: [
		{
			id: 'armies',
			icon: 'helmet',
			tab: 'Armies',
			Component: ArmiesPanel,
			title: (position) => (isSeat(viewOf(position), position.viewer) ? 'Your armies' : 'Armies'),
			note: (position) =>
				isSeat(viewOf(position), position.viewer) ? 'only you see strengths' : '',
		},
		{ id: 'senate', icon: 'senator', title: 'Senate', Component: SenatePanel },
		{ id: 'orders', icon: 'move', title: 'This turn', tab: 'Turn', Component: OrdersPanel },
		{
			id: 'battle',
			icon: 'battle',
			title: 'Last battle',
			tab: 'Battle',
			Component: BattlePanel,
			isShown: (_, log) => lastBattle(log).length > 0,
		},
	],
	Scene: BattleScene,
	hasScene: hasBattle,
	dice: () => [],
	pause,
	forecast,
	result,
	onBoard: [
		'general',
		'march',
		'escort',
		'raise',
		'choose',
		'bribe',
		'return',
		'commit',
		'add',
		'rally',
		'retreat',
	],
};
