/* web/src/boards/load.ts -- a game's own board, loaded with its game; none is no trouble. */

import { boards } from 'virtual:boards';
import type { GameBoard } from './board';

export async function loadBoard(game: string): Promise<GameBoard> {
	const load = boards[game];
	return load ? (await load()).board : {};
}
