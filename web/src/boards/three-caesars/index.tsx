/* web/src/boards/three-caesars/index.tsx -- 3 Caesars: a map, forces, hands, battles. */

import type { BoardProps, GameBoard, Happening } from '../board';
import { PromptMore, promptWords } from './asked';
import { Board, Minimap, placeOf } from './board';
import { forecast } from './forecast';
import { Ground } from './ground';
import { guide } from './guide';
import { Hand } from './hand';
import { map } from './map';
import { result } from './result';
import { hasScene, Scene } from './scene';
import { RomePanel, SeatExtra, seatLine, subtitle, Turns, Weather } from './sides';
import './palette.css';
import './three-caesars.css';
import { LOOKS, offersForTown, warOf } from './view';

const TOWNS = Object.keys(map.towns);

const LASTS: Record<string, number> = {
	battle: 900,
	struck: 1200,
	won: 2200,
	swept: 1400,
	'siege-roll': 1800,
	'sortie-roll': 1800,
	stepped: 380,
	'rome-taken': 1600,
	murdered: 1400,
};

/* Moments are looked at longer; everything else goes its usual pace. */
function pause(happened: Happening[]): number | undefined {
	const longest = Math.max(0, ...happened.map((one) => LASTS[one.event] ?? 0));
	return longest || undefined;
}

/* A phone looks at the march or the battle, else at the towns that can be chosen, else at the viewer's own leader. */
function focus(props: BoardProps) {
	const { position } = props;
	const war = warOf(position);
	const choices =
		war.march || war.battle
			? []
			: TOWNS.filter((town) => offersForTown(props, town).length > 0).map(placeOf);
	if (choices.length) {
		const middle = (axis: 0 | 1) => choices.reduce((sum, at) => sum + at[axis], 0) / choices.length;
		const far = (at: [number, number]) => Math.hypot(at[0] - middle(0), at[1] - middle(1));
		const [x, y] = [...choices].sort((a, b) => far(a) - far(b))[0]!;
		return { x, y };
	}
	const own = Object.values(war.leaders).find(
		(leader) => leader.side === position.viewer && leader.at,
	);
	const [x, y] = placeOf(war.battle?.at ?? war.march?.at ?? own?.at ?? 'rome');
	return { x, y };
}

export const board: GameBoard = {
	Board,
	Ground,
	frame: { width: map.width, height: map.height },
	focus,
	Minimap,
	Hand,
	seats: 'panel',
	panels: [
		{ id: 'hand', title: 'Your hand', tab: 'Hand', icon: 'burst', only: 'phone', Component: Hand },
		{
			id: 'rome',
			title: 'Rome',
			icon: 'wall',
			Component: (props) => (
				<>
					<RomePanel {...props} />
					<Weather position={props.position} />
					<Turns {...props} />
				</>
			),
		},
	],
	promptWords,
	PromptMore,
	SeatExtra,
	seatLine,
	subtitle,
	points: '',
	Scene,
	hasScene,
	looks: LOOKS,
	pause,
	forecast,
	result,
	dice: (happening: Happening) =>
		happening.event === 'rolled' ? [{ sides: 6, value: Number(happening.args[0]) }] : [],
	onBoard: [
		'step',
		'build',
		'place',
		'avoid',
		'retreat',
		'card',
		'shed',
		'leave',
		'take',
		'join',
		'unite',
		'event',
		'activate',
		'politics',
		'pay',
		'sortie',
	],
	guide,
};
