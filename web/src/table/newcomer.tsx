/* web/src/table/newcomer.tsx -- who has never played this game is told where it can be learnt. */

import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { getText, putText } from '../source/store';
import type { TableModel } from './model';

const ENOUGH = 3; /* actions after which nobody is new any more */

const keyOf = (game: string) => `rubicon.knows.${game}`;
const knows = (game: string) => getText(keyOf(game)) !== null;

export function Newcomer({ model }: { model: TableModel }) {
	const { game } = model.table!;
	const [isKnown, setKnown] = useState(() => knows(game.game));
	const done = model.log.filter((one) => one.seat === model.position!.viewer).length;
	const leave = () => {
		putText(keyOf(game.game), '1');
		setKnown(true);
	};
	if (isKnown || done >= ENOUGH) return null;
	return (
		<section class="newcomer" aria-label="For newcomers">
			<span>First time here?</span>
			<a href={`#/learn/${game.game}`} onClick={leave}>
				Learn by playing
			</a>
			<button
				class="icon-button"
				aria-label="I know the game"
				title="I know the game"
				onClick={leave}
			>
				<Icon name="close" size={14} />
			</button>
		</section>
	);
}
