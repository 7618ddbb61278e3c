/* web/src/pages/replay.tsx -- a game again, ply by ply, from any seat; to be shared, kept, verified. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, GameBoard, Picked, Piece } from '../boards/board';
import { loadBoard } from '../boards/load';
import { Bar, MenuButton } from '../parts/bar';
import { saveText } from '../parts/file';
import { useSize, useTitle } from '../parts/hooks';
import { Icon, type IconName } from '../parts/icon';
import { go, setQuery } from '../router';
import { type RemoteEngine, startEngine } from '../source/engine';
import { newSave, type Save } from '../source/saves';
import type { Table } from '../source/source';
import { looksOf, seatTitle, shortTitle } from '../table/happenings';
import { Log } from '../table/log';
import { panelsOf } from '../table/panels';
import type { GameInfo, Happening, Offer, Position } from '../table/position';
import { resultText } from '../table/prompt';
import type { Result } from '../table/result';
import { ResultScene } from '../table/resultscene';
import { Seats } from '../table/seats';
import { Stage } from '../table/stage';
import { findRecord, gameIn } from './share';
import { ShareGame } from './sharing';

const ABOVE = 'above';

export interface Game {
	id: string;
	engine: RemoteEngine;
	info: GameInfo;
	board: GameBoard;
	record: string;
	seats: string[];
	plies: (Offer & { seat: string })[];
	save: Save | null;
}

async function openGame(id: string, keep: (engine: RemoteEngine) => void): Promise<Game> {
	const { record, save } = await findRecord(id);
	const engine = startEngine(gameIn(record), record);
	keep(engine);
	const { game } = await engine.replay(new TextEncoder().encode(record));
	const [games, plies, end, board] = await Promise.all([
		engine.games(),
		engine.plies(),
		engine.position(ABOVE),
		loadBoard(game),
	]);
	const info = games.find((one) => one.game === game)!;
	return { id, engine, info, board, record, plies, save, seats: end.seats.map((one) => one.seat) };
}

export function useGame(id: string): { game: Game | null; trouble: string | null } {
	const [game, setGame] = useState<Game | null>(null);
	const [trouble, setTrouble] = useState<string | null>(null);
	useEffect(() => {
		let engine: RemoteEngine | undefined;
		openGame(id, (one) => {
			engine = one;
		}).then(setGame, (error: Error) => setTrouble(error.message));
		return () => engine?.close();
	}, [id]);
	return { game, trouble };
}

interface Seen {
	ply: number;
	position: Position;
	before: Position | null; // only where something was fought out
}

/* The engine answers one after another; of what was asked meanwhile only the last counts. */
function usePosition({ engine, board }: Game, ply: number, viewer: string): Seen | null {
	const [seen, setSeen] = useState<Seen | null>(null);
	const chain = useRef<Promise<unknown>>(Promise.resolve());
	const wanted = useRef('');
	useEffect(() => {
		const key = `${ply} ${viewer}`;
		wanted.current = key;
		chain.current = chain.current.then(async () => {
			if (wanted.current !== key) return;
			const position = await engine.at(ply, 'position', viewer);
			const before =
				board.result && position.events.length
					? await engine.at(ply - 1, 'position', viewer)
					: null;
			if (wanted.current === key) setSeen({ ply, position, before });
		});
	}, [ply, viewer]);
	return seen;
}

/* What each ply brought, as the viewer saw it. */
function useStory({ engine, plies }: Game, viewer: string): Happening[][] | null {
	const [story, setStory] = useState<Happening[][] | null>(null);
	useEffect(() => {
		void engine.at(plies.length, 'story', viewer).then(setStory);
	}, [viewer]);
	return story;
}

const PACE = 900; /* milliseconds a step while playing */
const READ = 3; /* steps that a result is shown for */

const logAt = (story: Happening[][] | null, ply: number) => (story ?? []).slice(0, ply).flat();

function resultAt({ info, board }: Game, seen: Seen | null, story: Happening[][] | null) {
	if (!seen || !story) return undefined;
	const { position, before } = seen;
	return board.result?.({
		game: info,
		position,
		before,
		happened: position.events,
		log: logAt(story, seen.ply),
	});
}

/* How a fight or a round of it ended, and below that what goes on: dice of the next round may be on the table already. */
function OverBoard({
	board,
	props,
	result,
}: {
	board: GameBoard;
	props: BoardProps;
	result?: Result;
}) {
	const hasScene = board.hasScene?.(props.position, props.picked) === true;
	if (!result && !hasScene) return null;
	return (
		<div
			key={result ? `${result.caps} ${result.title}` : ''}
			class={`scene ${result ? 'of-result' : ''}`}
			role="region"
			aria-label={result ? 'How it ended' : 'Scene'}
			tabIndex={0}
		>
			{result && <ResultScene result={result} />}
			{hasScene && board.Scene && <board.Scene {...props} />}
		</div>
	);
}

/* The next ply in this direction at which something could be seen. */
function step(story: Happening[][] | null, ply: number, by: 1 | -1, last: number): number {
	let at = ply + by;
	while (at > 0 && at < last && story && !story[at - 1]?.length) at += by;
	return Math.max(0, Math.min(last, at));
}

interface ScrubProps {
	ply: number;
	last: number;
	plays: boolean;
	move(ply: number): void;
	by(direction: 1 | -1): void;
	toggle(): void;
}

function ScrubButton({ icon, label, act }: { icon: IconName; label: string; act(): void }) {
	return (
		<button class="icon-button" aria-label={label} title={label} onClick={act}>
			<Icon name={icon} size={18} />
		</button>
	);
}

function Scrub({ ply, last, plays, move, by, toggle }: ScrubProps) {
	return (
		<div class="scrub" role="group" aria-label="Replay">
			<ScrubButton icon="first" label="To the beginning" act={() => move(0)} />
			<ScrubButton icon="previous" label="Back" act={() => by(-1)} />
			<button class="button main" onClick={toggle}>
				<Icon name={plays ? 'pause' : 'play'} size={16} />
				{plays ? 'Stop' : 'Play'}
			</button>
			<ScrubButton icon="next" label="On" act={() => by(1)} />
			<ScrubButton icon="last" label="To the end" act={() => move(last)} />
			<input
				type="range"
				min={0}
				max={last}
				value={ply}
				aria-label="Step of the game"
				aria-valuetext={`Step ${ply} of ${last}`}
				onInput={(event) => move(Number(event.currentTarget.value))}
			/>
			<span class="note">
				{ply} of {last}
			</span>
		</div>
	);
}

function useKeys(by: (direction: 1 | -1) => void, toggle: () => void) {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if ((event.target as Element).matches?.('input, select, .panzoom')) return;
			if (event.key === 'ArrowRight') by(1);
			else if (event.key === 'ArrowLeft') by(-1);
			else if (event.key === 'p') toggle();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	});
}

function tableOf({ info, save, seats }: Game): Table {
	const people = seats.map((seat) => {
		const level = save?.seats.find((one) => one.seat === seat)?.level;
		return {
			seat,
			name: seatTitle(info, seat),
			kind: level ? ('bot' as const) : ('person' as const),
			level: level ?? undefined,
		};
	});
	return {
		id: '',
		game: info,
		people,
		spectators: 0,
		canChat: false,
		canHint: false,
		canResign: false,
		canOdds: false,
		notices: [],
		replay: '',
	};
}

function Verify({ engine, plies }: Game) {
	const [words, setWords] = useState('');
	const check = async () => {
		const { sourced, checked, wrong } = await engine.at(plies.length, 'verify');
		setWords(
			!sourced
				? 'This record names no source of chance: people threw its dice.'
				: wrong
					? 'Not all dice and draws come from where the record says.'
					: `Verified: all ${checked} dice and draws come from their seed, and the record replays to the same end.`,
		);
	};
	return words ? (
		<p class="note verified" role="status">
			<Icon name="check" size={16} />
			{words}
		</p>
	) : (
		<button class="button quiet" onClick={() => void check()}>
			Verify the dice
		</button>
	);
}

/* A new table that goes on from this ply. */
export async function playFrom(game: Game, ply: number) {
	const record = await game.engine.at(ply, 'record');
	const { info, save, seats } = game;
	const people =
		save?.seats ??
		seats.map((seat, i) => ({ seat, title: seatTitle(info, seat), level: i ? 'normal' : null }));
	go(
		`/table/${newSave({ game: info.game, title: info.title, options: `seats=${seats.length}`, seats: people, record, ...(save ? { seed: save.seed } : {}) }).id}`,
	);
}

function ShareButtons({ game, ply, viewer }: { game: Game; ply: number; viewer: string }) {
	return (
		<div class="buttons">
			<ShareGame
				page="replay"
				id={game.id}
				record={game.record}
				query={`?ply=${ply}&as=${viewer}`}
				word="Share this moment"
			/>
			<button class="button" onClick={() => saveText(`${game.info.game}.rubicon`, game.record)}>
				Download
			</button>
			<a class="button" href={`#/review/${game.id}`}>
				Review
			</a>
			{ply < game.plies.length && (
				<button class="button" onClick={() => void playFrom(game, ply)}>
					Play from here
				</button>
			)}
			<Verify {...game} />
		</div>
	);
}

function SeatSelect({
	game,
	viewer,
	set,
}: {
	game: Game;
	viewer: string;
	set(viewer: string): void;
}) {
	return (
		<label class="field seen-by">
			<span>Seen by</span>
			<select value={viewer} onChange={(event) => set(event.currentTarget.value)}>
				<option value={ABOVE}>everybody at once</option>
				{game.seats.map((seat) => (
					<option key={seat} value={seat}>
						{seatTitle(game.info, seat)}
					</option>
				))}
				<option value="nobody">a spectator</option>
			</select>
		</label>
	);
}

function plyText({ plies, info }: Game, i: number): string {
	const { seat, label } = plies[i]!;
	return seat === 'chance' ? label : `${seatTitle(info, seat)}: ${label}`;
}

const nothing = () => undefined;

function Replay({
	game,
	startPly,
	startViewer,
}: {
	game: Game;
	startPly: number | null;
	startViewer: string | null;
}) {
	const last = game.plies.length;
	const [ply, setPly] = useState(Math.min(last, startPly ?? 0));
	const [viewer, setViewer] = useState(
		startViewer && [ABOVE, 'nobody', ...game.seats].includes(startViewer) ? startViewer : ABOVE,
	);
	const [plays, setPlays] = useState(false);
	const [highlight, setHighlight] = useState<Piece[]>([]);
	const [picked, setPicked] = useState<Picked>({});
	const size = useSize();
	const isPhone = size === 'phone';
	const seen = usePosition(game, ply, viewer);
	const story = useStory(game, viewer);
	const looks = useMemo(() => looksOf(game.info, game.board), [game]);
	const log = useMemo(() => logAt(story, ply), [story, ply]);
	const result = useMemo(() => resultAt(game, seen, story), [seen, story]);
	const by = (direction: 1 | -1) => setPly((now) => step(story, now, direction, last));
	const toggle = () => {
		if (ply === last) setPly(0);
		setPlays(!plays);
	};
	useKeys(by, toggle);
	useEffect(() => {
		setQuery({ ply, as: viewer });
		setPicked({});
	}, [ply, viewer]);
	useEffect(() => {
		if (!plays) return undefined;
		if (ply === last) {
			setPlays(false);
			return undefined;
		}
		if (seen?.ply !== ply) return undefined; /* what was asked for is shown first */
		const timer = setTimeout(() => by(1), result ? READ * PACE : PACE);
		return () => clearTimeout(timer);
	}, [plays, ply, seen, result]);
	if (!seen)
		return (
			<main class="loading">
				<p role="status">Setting the table …</p>
			</main>
		);
	const { position } = seen;
	const props: BoardProps = {
		game: game.info,
		position,
		offers: [],
		highlight,
		size: isPhone ? 'phone' : 'desktop',
		looks,
		pick: nothing,
		choose: nothing,
		whyNot: nothing,
		picked,
		setPicked,
		log,
	};
	const now = position.events.at(-1)?.text ?? (ply ? plyText(game, ply - 1) : 'The opening');
	const seats = <Seats table={tableOf(game)} board={game.board} props={props} thinking={null} />;
	const hasSeatsInPanel = size === 'desktop' && game.board.seats === 'panel';
	const scrub = <Scrub ply={ply} last={last} plays={plays} move={setPly} by={by} toggle={toggle} />;
	return (
		<div
			class={`table size-${size} game-${game.info.game} replaying ${game.board.Board ? 'has-board' : 'plain-board'}`}
		>
			<Bar title={shortTitle(game.info.title)} subtitle="Replay">
				<MenuButton
					items={[
						{ icon: 'eye', label: 'All replays', href: '#/replays' },
						{ icon: 'book', label: 'Rules', href: `#/rules/${game.info.game}` },
					]}
				/>
			</Bar>
			<main class="table-main">
				<div class="table-stage">
					{!hasSeatsInPanel && seats}
					<div class="replay-stage">
						<Stage board={game.board} props={props} isPhone={size !== 'desktop'} />
						<OverBoard board={game.board} props={props} result={result} />
					</div>
					{scrub}
				</div>
				<aside class="panel" tabIndex={0} role="region" aria-label="Side panel">
					<section class="prompt" aria-label="This moment">
						<p class="caps">
							{ply === last && position.over ? 'Game over' : `Step ${ply} of ${last}`}
						</p>
						<h2 data-print={position.print} data-ply={seen.ply}>
							{ply === last && position.over ? resultText(position, game.board.points !== '') : now}
						</h2>
						<SeatSelect game={game} viewer={viewer} set={setViewer} />
						<ShareButtons game={game} ply={ply} viewer={viewer} />
					</section>
					{hasSeatsInPanel && seats}
					{panelsOf(game.board, props).map((panel) => (
						<section key={panel.id} class="panel-block">
							<header>
								<h2>{typeof panel.title === 'string' ? panel.title : panel.title(position)}</h2>
							</header>
							<panel.Component {...props} />
						</section>
					))}
					<section class="panel-block">
						<header>
							<h2>Log</h2>
						</header>
						<Log
							log={log}
							seen={0}
							game={game.info}
							board={game.board}
							looks={props.looks}
							show={setHighlight}
						/>
					</section>
				</aside>
			</main>
		</div>
	);
}

export function ReplayPage({ id, ply, as }: { id: string; ply: string | null; as: string | null }) {
	const { game, trouble } = useGame(id);
	useTitle(game ? `Replay: ${game.info.title}` : 'Replay');
	if (trouble) {
		return (
			<main class="loading">
				<h1>This record cannot be read</h1>
				<p>{trouble}</p>
				<a class="button" href="#/replays">
					All replays
				</a>
			</main>
		);
	}
	if (!game)
		return (
			<main class="loading">
				<p role="status">Reading the record …</p>
			</main>
		);
	return <Replay game={game} startPly={ply === null ? null : Number(ply)} startViewer={as} />;
}
