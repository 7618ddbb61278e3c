/* web/src/pages/tables.tsx -- every table and every finished game, of this browser and of the server. */

import { useState } from 'preact/hooks';
import { saveText } from '../parts/file';
import { useInbox, useTitle } from '../parts/hooks';
import { go } from '../router';
import { refreshInbox, type Waiting } from '../source/inbox';
import { dropKept } from '../source/kept';
import { dropSave, KEPT, listSpoilt } from '../source/saves';
import { Frame } from './frame';
import { TableRow } from './rows';
import { keepOpened } from './share';

function forget({ id, isOnline }: Waiting) {
	if (isOnline) dropKept(id);
	else dropSave(id);
	refreshInbox();
}

function List({ tables, empty }: { tables: Waiting[]; empty: string }) {
	if (!tables.length) return <p class="empty">{empty}</p>;
	return (
		<ul class="table-list">
			{tables.map((table) => (
				<TableRow key={table.id} table={table}>
					<button class="button quiet" onClick={() => forget(table)}>
						Forget
						<span class="sr-only">
							{' '}
							{table.title}, {table.note}
						</span>
					</button>
				</TableRow>
			))}
		</ul>
	);
}

/* Something has spoilt them; what is left may still be worth something. */
function Spoilt() {
	const [spoilt, setSpoilt] = useState(listSpoilt);
	const drop = (id: string) => {
		dropSave(id);
		setSpoilt(listSpoilt());
	};
	if (!spoilt.length) return null;
	return (
		<section class="spoilt">
			<h2>
				{spoilt.length === 1
					? 'One table cannot be read'
					: `${spoilt.length} tables cannot be read`}
			</h2>
			<ul class="table-list">
				{spoilt.map(({ id, text }) => (
					<li key={id} class="table-row">
						<div class="table-row-words">
							<b>Table {id}</b>
							<span class="note">Something has spoilt what this browser kept of it.</span>
						</div>
						<button class="button" onClick={() => saveText(`${id}.txt`, text)}>
							Save what is left
						</button>
						<button class="button quiet" onClick={() => drop(id)}>
							Forget<span class="sr-only"> table {id}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

export function TablesPage() {
	useTitle('Your tables');
	const tables = useInbox().filter((one) => !one.isOver);
	return (
		<Frame now="tables">
			<h1>Your tables</h1>
			<p class="lead">
				Games against bots and at one screen are kept in this browser, those with others at the
				server.
			</p>
			<List tables={tables} empty="No table is waiting for you." />
			<Spoilt />
		</Frame>
	);
}

async function openFile(file: File | undefined) {
	if (file) go(`/replay/${keepOpened(await file.text())}`);
}

export function ReplaysPage() {
	useTitle('Replays');
	const tables = useInbox()
		.filter((one) => one.isOver)
		.sort((a, b) => b.since - a.since);
	return (
		<Frame now="replays">
			<h1>Replays</h1>
			<p class="lead">
				Watch a game again, step by step, from any seat. This browser keeps its last {KEPT} games;
				the server keeps those with others.
			</p>
			<label class="button file-button">
				Open a record
				<input
					type="file"
					accept=".rubicon,text/plain"
					class="sr-only"
					onChange={(event) => void openFile(event.currentTarget.files?.[0])}
				/>
			</label>
			<List tables={tables} empty="No game has been finished here yet." />
		</Frame>
	);
}
