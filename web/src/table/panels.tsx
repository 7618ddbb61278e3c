/* web/src/table/panels.tsx -- the words of a table: stacked beside the board, or in a sheet below it. */

import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, GameBoard, PanelInfo, Piece } from '../boards/board';
import { Icon, type IconName } from '../parts/icon';
import type { Table } from '../source/source';
import { Chat } from './chat';
import { Log } from './log';
import type { TableModel } from './model';
import type { Position } from './position';

const LOG_TAB = 'log';
const CHAT_TAB = 'chat';

const titleOf = (panel: PanelInfo, position: Position) =>
	typeof panel.title === 'string' ? panel.title : panel.title(position);

function PanelBlock({ panel, props }: { panel: PanelInfo; props: BoardProps }) {
	return (
		<section class="panel-block">
			<header>
				<h2>{titleOf(panel, props.position)}</h2>
				{panel.note && <span class="note">{panel.note(props.position)}</span>}
			</header>
			<panel.Component {...props} />
		</section>
	);
}

function LogBlock({
	model,
	board,
	props,
}: {
	model: TableModel;
	board: GameBoard;
	props: BoardProps;
}) {
	const show = useCallback((highlight: Piece[]) => model.set({ highlight }), [model]);
	return (
		<section class="panel-block">
			<header>
				<h2>Log</h2>
				{isNews(model) && (
					<span class="note">{model.log.length - model.seen} new since you last looked</span>
				)}
			</header>
			<Log
				log={model.log}
				seen={model.seen}
				game={props.game}
				board={board}
				looks={props.looks}
				show={show}
			/>
		</section>
	);
}

const isNews = ({ seen, log }: TableModel) => seen > 0 && seen < log.length;

interface Tab {
	id: string;
	word: string;
	icon: IconName;
}

export const panelsOf = (board: GameBoard, { position, log, size }: BoardProps) =>
	(board.panels ?? []).filter(
		(panel) => (panel.only ?? size) === size && (panel.isShown?.(position, log) ?? true),
	);

function tabsOf(board: GameBoard, props: BoardProps, canChat: boolean): Tab[] {
	const own = panelsOf(board, props).map((panel) => ({
		id: panel.id,
		word: panel.tab ?? titleOf(panel, props.position),
		icon: panel.icon,
	}));
	const chat: Tab[] = canChat ? [{ id: CHAT_TAB, word: 'Chat', icon: 'chat' }] : [];
	return [...own, { id: LOG_TAB, word: 'Log', icon: 'book' }, ...chat];
}

function Tabs({ tabs, tab, choose }: { tabs: Tab[]; tab: string; choose(id: string): void }) {
	return (
		<nav class="tabs" aria-label="Parts of the table">
			{tabs.map(({ id, word, icon }) => (
				<button
					key={id}
					class={id === tab ? 'now' : ''}
					aria-pressed={id === tab}
					onClick={() => choose(id)}
				>
					<Icon name={icon} size={22} />
					{word}
				</button>
			))}
		</nav>
	);
}

interface PartsProps {
	model: TableModel;
	board: GameBoard;
	props: BoardProps;
	guide: ComponentChildren;
	prompt: ComponentChildren;
	seats: ComponentChildren;
}

export function SidePanel({ model, board, props, guide, prompt, seats }: PartsProps) {
	return (
		<aside class="panel" tabIndex={0} role="region" aria-label="Side panel">
			<Notices table={model.table!} />
			{guide}
			{prompt}
			{board.seats === 'panel' && seats}
			{panelsOf(board, props).map((panel) => (
				<PanelBlock key={panel.id} panel={panel} props={props} />
			))}
			<LogBlock model={model} board={board} props={props} />
		</aside>
	);
}

function Notices({ table }: { table: Table }) {
	return (
		<>
			{table.notices.map(({ words, buttons }) => (
				<section key={words} class="notice" role="status">
					<p>{words}</p>
					<div class="buttons">
						{buttons.map(({ word, press }) => (
							<button key={word} class="button" onClick={() => void press()}>
								{word}
							</button>
						))}
					</div>
				</section>
			))}
		</>
	);
}

/* A new question is read from its beginning; so is one that something was looked up for, and the end. */
function useReadFromTop(model: TableModel, scroll: { current: HTMLElement | null }) {
	const { ask, forecast, weighed, answer } = model;
	const isOver = model.position!.over;
	useLayoutEffect(() => {
		const isRead = (ask || isOver) && !forecast && !weighed && !answer;
		if (isRead) scroll.current?.scrollTo(0, 0);
	}, [ask?.step, ask?.ask, isOver, forecast, weighed, answer]);
}

export function Sheet({ model, board, props, guide, prompt }: PartsProps) {
	const tabs = tabsOf(board, props, model.table!.canChat);
	const [tab, setTab] = useState(tabs[0]!.id);
	const [isTall, setTall] = useState(false);
	const shown = useRef<HTMLDivElement>(null);
	const scroll = useRef<HTMLDivElement>(null);
	const panel = board.panels?.find((one) => one.id === tab);
	useEffect(() => {
		if (tab !== tabs[0]!.id) shown.current?.scrollIntoView({ block: 'nearest' });
	}, [tab]);
	useReadFromTop(model, scroll);
	return (
		<>
			<section class={`sheet ${isTall ? 'tall' : ''}`} aria-label="Prompt and details">
				<button
					class="handle"
					aria-label={isTall ? 'Make the sheet smaller' : 'Make the sheet taller'}
					aria-expanded={isTall}
					onClick={() => setTall(!isTall)}
				/>
				<div ref={scroll} class="sheet-scroll" tabIndex={0} role="group" aria-label="Sheet">
					<div class="sheet-prompt">
						<Notices table={model.table!} />
						{guide}
						{prompt}
					</div>
					<div ref={shown} class="sheet-tab">
						{panel && <PanelBlock panel={panel} props={props} />}
						{tab === LOG_TAB && <LogBlock model={model} board={board} props={props} />}
						{tab === CHAT_TAB && <Chat model={model} looks={props.looks} />}
					</div>
				</div>
			</section>
			{tabs.length > 1 && <Tabs tabs={tabs} tab={tab} choose={setTab} />}
		</>
	);
}

const BOARD_TAB = 'board';

/* A phone whose board is one of the tabs: the prompt is below it, where the thumb is. */
export function TabbedBoard({
	model,
	board,
	props,
	guide,
	prompt,
	seats,
	stage,
}: PartsProps & { stage: ComponentChildren }) {
	const [tab, setTab] = useState(BOARD_TAB);
	const tabs = [{ id: BOARD_TAB, ...board.tab! }, ...tabsOf(board, props, model.table!.canChat)];
	const panel = board.panels?.find((one) => one.id === tab);
	const isAsked = model.ask !== null;
	useEffect(() => {
		if (isAsked) setTab(BOARD_TAB);
	}, [isAsked]);
	return (
		<main class="table-main tabbed">
			<div class="table-stage">
				{seats}
				{tab === BOARD_TAB ? (
					stage
				) : (
					<div class="tab-scroll" tabIndex={0} role="group" aria-label="Details">
						{panel && <PanelBlock panel={panel} props={props} />}
						{tab === LOG_TAB && <LogBlock model={model} board={board} props={props} />}
						{tab === CHAT_TAB && <Chat model={model} looks={props.looks} />}
					</div>
				)}
			</div>
			<section class="dock" aria-label="Prompt">
				<Notices table={model.table!} />
				{guide}
				{prompt}
			</section>
			<Tabs tabs={tabs} tab={tab} choose={setTab} />
		</main>
	);
}
