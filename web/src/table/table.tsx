/* web/src/table/table.tsx -- a whole table: bar, seats, board, and beside or below it all the words. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps, GameBoard, Looks, Picked } from '../boards/board';
import { Bar } from '../parts/bar';
import { Guard } from '../parts/guard';
import { useLow, useModel, useSize, useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { ClockFace } from './clock';
import { GuideBox, stepAt } from './guide';
import { looksOf, shortTitle } from './happenings';
import { useHold } from './hold';
import type { TableModel } from './model';
import { Newcomer } from './newcomer';
import { type Asking, Overlays } from './overlays';
import { Sheet, SidePanel, TabbedBoard } from './panels';
import type { Position } from './position';
import { Prompt } from './prompt';
import { SceneLayer } from './scene';
import { Seats } from './seats';
import { Stage } from './stage';
import { Tools, useShortcuts } from './tools';

interface TableViewProps {
	model: TableModel;
	board: GameBoard;
	isGuided?: boolean;
	again(): void;
}

function boardProps(model: TableModel, looks: Looks, isPhone: boolean, hand: Hand): BoardProps {
	const { table, position } = model;
	return {
		...hand,
		log: model.log,
		game: table!.game,
		position: position!,
		offers: model.offers,
		highlight: model.highlight,
		size: isPhone ? 'phone' : 'desktop',
		looks,
		pick: (offer, goal) => void model.pick(offer, goal),
		choose: (offers, at) =>
			offers.length === 1
				? void model.pick(offers[0]!)
				: model.set({ choice: { offers, at }, answer: null }),
		whyNot: (notation, at) => void model.whyNot(notation, at),
	};
}

type Hand = Pick<BoardProps, 'picked' | 'setPicked'>;

const NOTHING: Picked = {};

/* What was picked up is put down when the position changes. */
function useHand(position: Position): Hand {
	const [hand, setHand] = useState<{ position: Position; picked: Picked }>({
		position,
		picked: NOTHING,
	});
	return {
		picked: hand.position === position ? hand.picked : NOTHING,
		setPicked: (picked) => setHand({ position, picked }),
	};
}

function useGuide(model: TableModel, board: GameBoard, isGuided: boolean) {
	const [at, setAt] = useState(0);
	const [isLeft, setLeft] = useState(!isGuided);
	const { guide } = board;
	const isOn = guide !== undefined && !isLeft && model.position !== null && !model.isMoving;
	const now = isOn ? stepAt(guide, model.position!, at) : at;
	useEffect(() => {
		if (now !== at) setAt(now);
	}, [now]);
	const step = isOn && guide.steps[now]?.when(model.position!) ? guide.steps[now] : undefined;
	return {
		suggested: step?.act?.(model.position!),
		pieces: step?.highlight?.(model.position!) ?? [],
		box: isOn ? (
			<GuideBox guide={guide} at={now} position={model.position!} leave={() => setLeft(true)} />
		) : null,
	};
}

function Loading({ model }: { model: TableModel }) {
	return (
		<main class="loading">
			{model.trouble ? (
				<>
					<h1>This table cannot be opened</h1>
					<p>{model.trouble}</p>
					<a class="button" href="#/">
						All games
					</a>
				</>
			) : (
				<p role="status">Setting the table …</p>
			)}
		</main>
	);
}

const subtitleOf = (board: GameBoard, position: Position) =>
	board.subtitle?.(position) ?? position.asks[0]?.phase ?? position.waits[0]?.phase;

const watchers = (count: number) => (count === 1 ? 'One person watches' : `${count} people watch`);

/* The time that is left to who is asked, and how many watch. */
function Clocks({ model }: { model: TableModel }) {
	const clock = model.clocks.find((one) => one.seat === model.position!.viewer) ?? model.clocks[0];
	const { spectators } = model.table!;
	return (
		<>
			{clock && <ClockFace clock={clock} />}
			{spectators > 0 && (
				<span class="pill" title={watchers(spectators)}>
					<Icon name="eye" size={14} />
					{spectators}
					<span class="sr-only"> watching</span>
				</span>
			)}
		</>
	);
}

export function TableView(all: TableViewProps) {
	useModel(all.model);
	useShortcuts(all.model);
	useHold(all.model);
	const { model } = all;
	return model.table && model.position ? <SetTable {...all} /> : <Loading model={model} />;
}

function SetTable({ model, board, isGuided = false, again }: TableViewProps) {
	const size = useSize();
	const [asking, setAsking] = useState<Asking>(null);
	const guide = useGuide(model, board, isGuided);
	const position = model.position!;
	const { game } = model.table!;
	const looks = useMemo(() => looksOf(game, board), [game, board]);
	const isLow = useLow();
	const isSmall = size !== 'desktop';
	const title = shortTitle(game.title);
	const props = {
		...boardProps(model, looks, size === 'phone', useHand(position)),
		suggested: guide.suggested,
	};
	if (guide.pieces.length && !props.highlight.length) props.highlight = guide.pieces;
	useTitle(model.ask ? `Your turn: ${title}` : title);
	const shown = { props, suggested: guide.suggested, isPhone: isSmall };
	const prompt = <Prompt model={model} board={board} {...shown} again={again} />;
	const seats = (
		<Seats table={model.table!} board={board} props={props} thinking={model.thinking} />
	);
	const stage = (
		<Guard fallback={<Stage board={{}} {...shown} />}>
			<Stage board={board} {...shown} isPhone={isSmall || (isLow && board.Board !== undefined)} />
		</Guard>
	);
	const canLearn = !isGuided && board.guide !== undefined && position.viewer !== 'nobody';
	const parts = {
		model,
		board,
		props,
		guide: guide.box ?? (canLearn && <Newcomer model={model} />),
		prompt,
		seats,
	};
	return (
		<div
			class={`table size-${size} game-${position.game} ${board.Board ? 'has-board' : 'plain-board'} ${model.held ? 'held' : ''}`}
		>
			<Bar title={title} subtitle={subtitleOf(board, position)}>
				<Clocks model={model} />
				<Tools
					model={model}
					isPhone={size === 'phone'}
					resign={() => setAsking('resign')}
					openChat={() => {
						setAsking('chat');
						model.set({ unread: 0 });
					}}
				/>
			</Bar>
			{size === 'phone' && board.tab ? (
				<TabbedBoard {...parts} stage={stage} />
			) : (
				<main class="table-main">
					<div class="table-stage">
						{(isSmall || board.seats !== 'panel') && seats}
						{stage}
						{board.Hand && (
							<div class="hand">
								<board.Hand {...props} />
							</div>
						)}
					</div>
					{isSmall ? <Sheet {...parts} /> : <SidePanel {...parts} />}
				</main>
			)}
			<SceneLayer model={model} board={board} props={props} />
			<Overlays
				model={model}
				props={props}
				isSmall={isSmall}
				asking={asking}
				close={() => setAsking(null)}
			/>
		</div>
	);
}
