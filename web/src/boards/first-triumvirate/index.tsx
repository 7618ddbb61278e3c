/* web/src/boards/first-triumvirate/index.tsx -- The First Triumvirate: hexes, marches, dice. */

import '../battle.css';
import './palette.css';
import './first-triumvirate.css';
import type { BoardProps, GameBoard, Happening, Position } from '../board';
import { fromInHand } from './acts';
import { Board, Minimap } from './board';
import { CombatPanel, CombatScene, hasCombat, lastCombat } from './combat';
import { forecast } from './forecast';
import { centreOf } from './grid';
import { Ground } from './ground';
import { guide } from './guide';
import { map } from './map';
import { PopularityPanel, RomePanel, romeNote } from './panels';
import { Tokens } from './pieces';
import { Legend, PromptButtons, PromptExtra, PromptMore, promptWords } from './prompt';
import { result } from './result';
import { hexWords, looks, MOST_CONQUESTS, playerOf, troopWord, VIGIL, viewOf } from './view';

const PLAYERS = 3;

function seatLine(position: Position, seat: string): string {
	const player = playerOf(viewOf(position), seat)!;
	if (!player.alive) return 'Fallen';
	return `${troopWord(player.troops)}${seat === 'pompey' ? ', navy' : ''}`;
}

/* Where whoever moves has just arrived: others are followed, and your own marches go on from there. */
function arrivalOf({ game, log }: BoardProps, turn: string): number | undefined {
	const last = log.at(-1);
	const isArrival = last?.seat === turn && (last.event === 'marched' || last.event === 'led');
	return isArrival ? hexWords(game).indexOf(String(last.args[1])) : undefined;
}

/* Where something is fought for, else what is in hand, else where something moved, else where the leader is. */
function focus(props: BoardProps) {
	const view = viewOf(props.position);
	const from = fromInHand(props);
	const at =
		view.battle?.at ??
		(from ? hexWords(props.game).indexOf(from) : undefined) ??
		arrivalOf(props, view.turn) ??
		playerOf(view, view.turn)?.at;
	const [x, y] = at === undefined ? [map.width / 2, map.height / 2] : centreOf(at);
	return { x, y };
}

function subtitle(position: Position): string {
	const view = viewOf(position);
	const round = Math.floor(view.turns / PLAYERS) + 1;
	return `Round ${round} · ${view.civilWar ? 'Civil war' : 'Conquest, peace in Italy'}`;
}

/* Conquests in peace, turns in Rome in war. */
function SeatExtra({ position, seat }: BoardProps & { seat: string }) {
	const view = viewOf(position);
	const player = playerOf(view, seat)!;
	if (!player.alive)
		return (
			<span class="seat-tokens">
				<small>fallen</small>
			</span>
		);
	return (
		<span class="seat-tokens">
			{view.civilWar ? (
				<Tokens count={player.vigil} most={VIGIL} word="turns in Rome" />
			) : (
				<Tokens count={player.conquests} most={MOST_CONQUESTS} word="conquests" />
			)}
			<small>{view.civilWar ? 'turns in Rome' : 'conquests'}</small>
		</span>
	);
}

const ROLLS: Record<string, { sides: number; arg: number }> = {
	rolled: { sides: 6, arg: 0 },
	loyalty: { sides: 20, arg: 1 },
};
const LONG = 1500; /* milliseconds */

function dice({ event, args }: Happening) {
	const roll = ROLLS[event];
	return roll ? [{ sides: roll.sides, value: Number(args[roll.arg]) }] : [];
}

/* Dice that are compared want to be read. */
const pause = (happened: Happening[]) =>
	happened.some((one) => one.event === 'compared') ? LONG : undefined;

export const board: GameBoard = {
	Board,
	Ground,
	Minimap,
	Legend,
	PromptButtons,
	PromptExtra,
	PromptMore,
	promptWords,
	SeatExtra,
	guide,
	looks,
	focus,
	seatLine,
	subtitle,
	dice,
	pause,
	forecast,
	result,
	frame: { width: map.width, height: map.height },
	fit: 'width',
	points: '',
	panels: [
		{ id: 'rome', icon: 'wall', title: 'Rome', note: romeNote, Component: RomePanel },
		{
			id: 'popularity',
			icon: 'laurel',
			title: 'Popularity',
			tab: 'Fame',
			note: () => 'd20 to win Roman troops',
			Component: PopularityPanel,
		},
		{
			id: 'combat',
			icon: 'battle',
			title: 'Last combat',
			tab: 'Combat',
			Component: CombatPanel,
			isShown: (_, log) => lastCombat(log) !== undefined,
		},
	],
	Scene: CombatScene,
	hasScene: hasCombat,
	onBoard: ['lead', 'march', 'fight'],
};
