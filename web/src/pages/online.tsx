/* web/src/pages/online.tsx -- a server's table: joined by its link, filled, then played like any other. */

import { useEffect, useState } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import { loadBoard } from '../boards/load';
import { useTitle } from '../parts/hooks';
import { SeatMark, shapeOf } from '../parts/shapes';
import { go } from '../router';
import { setSetting, settings } from '../settings';
import { ask, joinTable, playAgain, Refused, type ServerTable, tell } from '../source/api';
import { askServer } from '../source/inbox';
import { keepTable } from '../source/kept';
import { type Lobby, ServerSource } from '../source/server';
import { TableModel } from '../table/model';
import { TableView } from '../table/table';
import { Frame } from './frame';

const TRY_AGAIN = 3000; /* milliseconds */

interface Opened {
	source: ServerSource;
	model: TableModel;
	board: GameBoard;
}

/* The token in a link becomes a cookie, and leaves the address. */
async function claimSeat(id: string, token: string | null) {
	if (!token) return;
	await tell(`/tables/${id}/claim`, { token });
	history.replaceState(null, '', `#/at/${id}`);
}

async function openOnline(
	id: string,
	token: string | null,
	onLobby: (lobby: Lobby) => void,
): Promise<Opened> {
	await claimSeat(id, token);
	const { table } = await ask<{ table: ServerTable }>(`/tables/${id}`);
	const source = new ServerSource(id);
	source.onLobby = onLobby;
	return { source, model: new TableModel(source), board: await loadBoard(table.game) };
}

function useOnline(id: string, token: string | null) {
	const [opened, setOpened] = useState<Opened | null>(null);
	const [lobby, setLobby] = useState<Lobby | null>(null);
	const [trouble, setTrouble] = useState<string | null>(null);
	const [isCutOff, setCutOff] = useState(false);
	const [round, setRound] = useState(0);
	const again = () => setRound((before) => before + 1);
	useEffect(() => {
		let model: TableModel | undefined;
		let timer = 0;
		openOnline(id, token, setLobby).then(
			(one) => {
				model = one.model;
				setOpened(one);
				return one.model.open(one.board);
			},
			(error: Error) => {
				if (!(error instanceof Refused && error.reason === 'network'))
					return setTrouble(error.message);
				timer = window.setTimeout(again, TRY_AGAIN);
				return setCutOff(true);
			},
		);
		return () => {
			clearTimeout(timer);
			model?.close();
		};
	}, [id, round]);
	return { opened, lobby, trouble, isCutOff, again };
}

export function NameField({ name, set }: { name: string; set(name: string): void }) {
	return (
		<label class="field">
			<span>Your name</span>
			<input
				type="text"
				maxLength={40}
				value={name}
				onInput={(event) => set(event.currentTarget.value)}
			/>
		</label>
	);
}

function CopyLink({ id }: { id: string }) {
	const [copied, setCopied] = useState(false);
	const link = `${location.href.split('#')[0]}#/at/${id}`;
	const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(true));
	return (
		<div class="copy-link">
			<input
				type="text"
				readOnly
				value={link}
				aria-label="Link to this table"
				onFocus={(event) => event.currentTarget.select()}
			/>
			<button class="button" onClick={copy}>
				{copied ? 'Copied' : 'Copy link'}
			</button>
		</div>
	);
}

function keep({ id, game, title, seats }: ServerTable) {
	keepTable({ id, game, title: title.split(': ').at(-1)!, seats: seats.map((one) => one.seat) });
	void askServer();
}

/* The table is kept as soon as a seat is taken: whoever leaves at once finds it again. */
function Join({ table, joined }: { table: ServerTable; joined(): void }) {
	const [name, setName] = useState(settings.name);
	const [trouble, setTrouble] = useState('');
	const join = async () => {
		setSetting('name', name);
		await joinTable(table.id, name.trim() || 'A guest').then(
			() => {
				keep(table);
				joined();
			},
			(error: Error) => setTrouble(error.message),
		);
	};
	return (
		<>
			<NameField name={name} set={setName} />
			{trouble && (
				<p class="note warn-text" role="alert">
					{trouble}
				</p>
			)}
			<div class="buttons">
				<button class="button main" onClick={() => void join()}>
					Take a seat
				</button>
			</div>
		</>
	);
}

const SITS = { free: 'Free', bot: 'Bot', person: '' };

function Room({ lobby, source, joined }: { lobby: Lobby; source: ServerSource; joined(): void }) {
	const { table, you, isHost } = lobby;
	const free = table.seats.filter((one) => one.kind === 'free').length;
	return (
		<Frame now="tables">
			<div class="room">
				<p class="caps">{table.public ? 'Open table' : 'Table by link'}</p>
				<h1>{table.title.split(': ').at(-1)}</h1>
				<p class="lead">
					{free
						? `${free} of ${table.seats.length} seats are free. The game begins when all are taken.`
						: 'Everybody is here.'}
				</p>
				<ul class="room-seats">
					{table.seats.map(({ seat, title, kind, name }, i) => (
						<li key={seat} class={kind}>
							<SeatMark shape={shapeOf(seat, i)} size={20} />
							<b>{title}</b>
							<span class="note">{seat === you ? 'You' : (name ?? SITS[kind])}</span>
						</li>
					))}
				</ul>
				<div>
					<p class="caps">Link for friends</p>
					<CopyLink id={table.id} />
				</div>
				{you === 'nobody' && !isHost && free > 0 && <Join table={table} joined={joined} />}
				<div class="buttons">
					{isHost && (
						<button class="button main" onClick={() => void source.start()}>
							Begin, bots take free seats
						</button>
					)}
					{you !== 'nobody' && (
						<button class="button" onClick={() => void source.leave().then(() => go('/'))}>
							Leave
						</button>
					)}
				</div>
			</div>
		</Frame>
	);
}

async function rematch(id: string) {
	const { table } = await playAgain(id);
	go(`/at/${table.id}`);
}

export function OnlineTablePage({ id, token }: { id: string; token: string | null }) {
	const { opened, lobby, trouble, isCutOff, again } = useOnline(id, token);
	useEffect(() => {
		if (!lobby || lobby.you === 'nobody') return;
		keep(lobby.table);
	}, [lobby?.you, lobby?.table.state]);
	useTitle(lobby?.table.title.split(': ').at(-1) ?? 'Table');
	if (trouble) {
		return (
			<main class="loading">
				<h1>This table cannot be opened</h1>
				<p>{trouble}</p>
				<a class="button main" href="#/">
					All games
				</a>
			</main>
		);
	}
	if (!opened || !lobby)
		return (
			<main class="loading">
				<p role="status">
					{isCutOff
						? 'There is no connection to the server just now. Trying again …'
						: 'Finding the table …'}
				</p>
			</main>
		);
	if (lobby.table.state === 'open')
		return <Room lobby={lobby} source={opened.source} joined={again} />;
	return <TableView model={opened.model} board={opened.board} again={() => void rematch(id)} />;
}
