/* web/src/table/stage.tsx -- the board, however it is drawn: the game's own or the generic one. */

import type { BoardProps, GameBoard } from '../boards/board';
import { PanZoom } from '../parts/panzoom';
import { Once } from '../parts/still';
import { Picker } from './picker';
import { Things } from './things';

interface StageProps {
	board: GameBoard;
	props: BoardProps;
	suggested?: string;
	isPhone: boolean;
}

/* Facts and offers: any game can be played with them. */
function PlainStage({ props, suggested, isPhone }: StageProps) {
	return (
		<div class="stage-scroll" tabIndex={0} role="group" aria-label="Table">
			{!isPhone && props.offers.some((offer) => offer.args.length) && (
				<section class="thing">
					<h2>What you can do</h2>
					<Picker {...props} suggested={suggested} />
				</section>
			)}
			<Things {...props} />
		</div>
	);
}

export function Stage(all: StageProps) {
	const { board, props, isPhone } = all;
	if (!board.Board)
		return (
			<div class="stage">
				<PlainStage {...all} />
			</div>
		);
	const inside = <board.Board {...props} />;
	const focus = isPhone ? board.focus?.(props) : undefined;
	return (
		<div class="stage">
			{board.frame ? (
				<PanZoom
					frame={board.frame}
					fit={isPhone ? 'cover' : (board.fit ?? 'cover')}
					focus={focus}
					label="Board"
					minimap={
						isPhone && board.Minimap ? <board.Minimap position={props.position} /> : undefined
					}
				>
					{board.Ground && (
						<Once key={props.game.game}>
							<board.Ground game={props.game} position={props.position} />
						</Once>
					)}
					{inside}
				</PanZoom>
			) : (
				<div class="stage-scroll" tabIndex={0} role="group" aria-label="Board">
					{inside}
				</div>
			)}
			{board.Legend && !isPhone && (
				<div class="legend">
					<board.Legend {...props} />
				</div>
			)}
		</div>
	);
}
