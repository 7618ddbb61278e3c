/* web/src/pages/table.tsx -- opens a table by its id, with its game's board. */

import { catalogue } from 'virtual:catalogue';
import { useEffect, useState } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import { loadBoard } from '../boards/load';
import { go } from '../router';
import { LocalSource } from '../source/local';
import { loadSave, type Save } from '../source/saves';
import { TableModel } from '../table/model';
import { TableView } from '../table/table';
import { playAgain, startTable } from './start';

interface Opened {
	model: TableModel;
	board: GameBoard;
}

function useLocalTable(save: Save | null): Opened | null {
	const [opened, setOpened] = useState<Opened | null>(null);
	useEffect(() => {
		if (!save) return undefined;
		const model = new TableModel(new LocalSource(save));
		void loadBoard(save.game).then((board) => {
			setOpened({ model, board });
			return model.open(board);
		});
		return () => {
			setOpened(null);
			model.close();
		};
	}, [save?.id]);
	return opened;
}

function NoTable() {
	return (
		<main class="loading">
			<h1>There is no such table</h1>
			<p>It may have been played in another browser.</p>
			<a class="button main" href="#/">
				All games
			</a>
		</main>
	);
}

export function LocalTablePage({ id }: { id: string }) {
	const [save] = useState(() => loadSave(id));
	const opened = useLocalTable(save);
	if (!save) return <NoTable />;
	if (!opened)
		return (
			<main class="loading">
				<p role="status">Setting the table …</p>
			</main>
		);
	return <TableView {...opened} isGuided={save.guide ?? false} again={() => playAgain(save)} />;
}

/* A guided first turn: always the same table, the same dice. */
export function LearnPage({ game }: { game: string }) {
	useEffect(() => {
		void loadBoard(game).then(({ guide }) => {
			const known = catalogue.find((one) => one.game === game);
			if (!guide || !known) return go('/');
			return startTable(game, {
				options: guide.options,
				you: guide.seat,
				seed: guide.seed,
				guide: true,
				replace: true,
			});
		});
	}, [game]);
	return (
		<main class="loading">
			<p role="status">Setting the table …</p>
		</main>
	);
}
