/* web/src/table/overlays.tsx -- what lies over a table: menus, answers, questions, troubles. */

import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../boards/board';
import { Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { Popover } from '../parts/popover';
import { Chat } from './chat';
import { Curtain } from './curtain';
import { seatTitle } from './happenings';
import type { TableModel } from './model';
import { WhyNot } from './whynot';

function ChoiceMenu({ model }: { model: TableModel }) {
	if (!model.choice) return null;
	const { offers, at } = model.choice;
	return (
		<Popover
			at={at}
			label="Choose"
			role="menu"
			class="menu"
			close={() => model.set({ choice: null })}
		>
			{offers.map((offer) => (
				<button key={offer.act} role="menuitem" class="menu-item" onClick={() => model.pick(offer)}>
					{offer.label}
				</button>
			))}
		</Popover>
	);
}

const READ_IN = 12_000; /* milliseconds after which a word has been read; what lasts is said elsewhere */

function lostText(unsent: number): string {
	const kept =
		unsent === 0
			? ''
			: unsent === 1
				? ' Your move is kept, and sent when it is back.'
				: ` Your ${unsent} moves are kept, and sent when it is back.`;
	return `The connection is lost. Trying again …${kept}`;
}

function Toasts({ model }: { model: TableModel }) {
	useEffect(() => {
		if (!model.trouble) return undefined;
		const timer = setTimeout(() => model.set({ trouble: null }), READ_IN);
		return () => clearTimeout(timer);
	}, [model.trouble]);
	return (
		<div class="toasts" role="status">
			{!model.isUp && <p class="toast warn">{lostText(model.unsent)}</p>}
			{model.trouble && (
				<p class="toast warn">
					{model.trouble}
					<button
						class="icon-button"
						aria-label="Close"
						onClick={() => model.set({ trouble: null })}
					>
						<Icon name="close" size={14} />
					</button>
				</p>
			)}
		</div>
	);
}

function Answer({ model, game }: { model: TableModel; game: string }) {
	if (!model.answer) return null;
	const { refusal, at } = model.answer;
	return <WhyNot refusal={refusal} game={game} at={at} close={() => model.set({ answer: null })} />;
}

function HandOver({ model, props }: { model: TableModel; props: BoardProps }) {
	if (!model.handTo) return null;
	const seat = model.handTo;
	return (
		<Curtain
			title={seatTitle(props.game, seat)}
			seat={seat}
			looks={props.looks}
			ready={() => model.takeOver(seat)}
		/>
	);
}

function Resign({ model, close }: { model: TableModel; close(): void }) {
	const others =
		model.position!.seats.length > 2 ? 'A bot plays on for you.' : 'The other seat wins.';
	return (
		<Dialog title="Resign?" close={close}>
			<p>{others} This cannot be taken back.</p>
			<div class="buttons">
				<button
					class="button main"
					onClick={() => {
						close();
						void model.resign();
					}}
				>
					Resign
				</button>
				<button class="button" onClick={close}>
					Play on
				</button>
			</div>
		</Dialog>
	);
}

export type Asking = 'chat' | 'resign' | null;

interface OverlaysProps {
	model: TableModel;
	props: BoardProps;
	isSmall: boolean; // then the sheet has the answers
	asking: Asking;
	close(): void;
}

export function Overlays({ model, props, isSmall, asking, close }: OverlaysProps) {
	return (
		<>
			<ChoiceMenu model={model} />
			{!isSmall && <Answer model={model} game={props.game.game} />}
			<HandOver model={model} props={props} />
			{asking === 'chat' && (
				<Dialog title="Chat" close={close}>
					<Chat model={model} looks={props.looks} />
				</Dialog>
			)}
			{asking === 'resign' && <Resign model={model} close={close} />}
			<Toasts model={model} />
			<div class="sr-only" aria-live="polite" role="log">
				{model.spoken}
			</div>
		</>
	);
}
