/* web/src/boards/augustus/board.tsx -- the table: the row in the centre, your objectives, your rivals. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../board';
import { NextToken } from './bag';
import { LargeCard, SmallCard } from './card';
import { Ave, Strike } from './moments';
import { ScorePad } from './pad';
import { Legion } from './parts';
import { Fan, Rivals } from './rivals';
import { useSlides } from './slides';
import { count, heroOf, isYours, type Player, tableOf } from './view';

/* ---- the centre ------------------------------------------------------------------------------------ */

export function Row(props: BoardProps) {
	const { row, deck } = tableOf(props.position);
	if (!row.length)
		return <p class="note">{deck ? 'The row is being laid out.' : 'No objective is left.'}</p>;
	return (
		<div class="au-row-cards">
			{row.map((card) => (
				<SmallCard key={card.number} props={props} card={card} verb="take" />
			))}
		</div>
	);
}

function Centre(props: BoardProps) {
	const { deck, step } = tableOf(props.position);
	return (
		<section class={`au-centre ${step === 'take' ? 'wanted' : ''}`} aria-label="In the centre">
			<header>
				<h2>In the centre</h2>
				<span class="note">
					{step === 'take'
						? 'Choose from these'
						: `Pick one of these after each Ave Caesar; ${deck} in the deck`}
				</span>
			</header>
			<Row {...props} />
		</section>
	);
}

/* ---- three of six ------------------------------------------------------------------------------------ */

function Draft(props: BoardProps) {
	const { own } = tableOf(props.position);
	const kept = own?.kept ?? [];
	return (
		<section class="au-draft" aria-label="Dealt to you">
			<header>
				<h2>Keep three of six</h2>
				<span class="note">{kept.length} of 3 chosen; nobody will see the others</span>
			</header>
			<div class="au-draft-cards">
				{(own?.dealt ?? []).map((card) => (
					<SmallCard
						key={card.number}
						props={props}
						card={card}
						verb="keep"
						isChosen={kept.includes(card.number)}
					/>
				))}
			</div>
		</section>
	);
}

/* ---- what is yours ------------------------------------------------------------------------------------- */

const SHOWN = 6;

function Stock({ player, props }: { player: Player; props: BoardProps }) {
	const shape = props.looks[player.seat]!;
	const shown = Math.min(player.stock, SHOWN);
	return (
		<span
			class="au-stock"
			data-stock={player.seat}
			role="img"
			aria-label={`${count(player.stock, 'legion')} in stock`}
		>
			{Array.from({ length: shown }, (_, i) => (
				<Legion key={i} shape={shape} size={30} />
			))}
			<b>{player.stock === 0 ? 'none' : player.stock}</b>
		</span>
	);
}

/* "Shield = chariot": what permanent powers allow. */
function Pairs({ player }: { player: Player }) {
	const pairs = player.controlled
		.filter((card) => card.power.kind === 'pair')
		.map((card) => `${card.power.symbol} = ${card.power.other}`);
	return pairs.length ? <span class="au-pairs">{pairs.join(', ')}</span> : null;
}

const isTaking = ({ position }: BoardProps, player: Player) =>
	tableOf(position).step === 'take' && position.asked.includes(player.seat);

function Yours(props: BoardProps) {
	const player = heroOf(props.position);
	const isGiving = tableOf(props.position).step === 'yield' && isYours(props.position, player);
	return (
		<section class="au-yours" aria-label="Your objectives">
			<header>
				<h2>
					{isYours(props.position, player) ? 'Your objectives' : `${player.name}’s objectives`}
				</h2>
				<Pairs player={player} />
				<span class="au-have">
					Controlled <Fan cards={player.controlled} name={player.name} />
				</span>
				<span class="au-have">
					Legions <Stock player={player} props={props} />
				</span>
			</header>
			{isGiving && (
				<div class="au-row-cards wanted">
					{player.controlled.map((card) => (
						<SmallCard key={card.number} props={props} card={card} verb="yield" />
					))}
				</div>
			)}
			<div class={`au-large of-${Math.max(3, player.objectives.length)}`}>
				{player.objectives.map((card) => (
					<LargeCard key={card.number} props={props} player={player} card={card} />
				))}
				{isTaking(props, player) && (
					<div class="au-ghost">
						<p>A new objective from the centre comes here</p>
					</div>
				)}
			</div>
		</section>
	);
}

/* ---- all of it -------------------------------------------------------------------------------------------- */

const isDrafting = ({ position }: BoardProps) => (tableOf(position).own?.dealt?.length ?? 0) > 0;

/* What can be clicked must be seen: whoever has scrolled past all of it is taken there. */
function useTargetsInView(root: RefObject<HTMLDivElement>, step: string, isAsked: boolean) {
	useEffect(() => {
		const view = root.current?.closest('.stage-scroll')?.getBoundingClientRect();
		const targets = [...(root.current?.querySelectorAll('.glows') ?? [])];
		const isSeen = (target: Element) => {
			const { top, bottom } = target.getBoundingClientRect();
			return (top + bottom) / 2 > view!.top && (top + bottom) / 2 < view!.bottom;
		};
		if (isAsked && view && !targets.some(isSeen)) targets[0]?.scrollIntoView({ block: 'center' });
	}, [step, isAsked]);
}

export function Board(props: BoardProps) {
	const root = useRef<HTMLDivElement>(null);
	useSlides(root, props.position);
	useTargetsInView(root, tableOf(props.position).step, props.offers.length > 0);
	const isPhone = props.size === 'phone';
	const { step } = tableOf(props.position);
	const showsRow = !isPhone || ['take', 'draft', 'row', 'deal'].includes(step);
	return (
		<div ref={root} class="augustus">
			{props.position.over && <ScorePad {...props} />}
			<Strike {...props} />
			{isPhone && isDrafting(props) && <Draft {...props} />}
			{showsRow && <Centre {...props} />}
			{isDrafting(props) ? !isPhone && <Draft {...props} /> : <Yours {...props} />}
			{!isDrafting(props) && (isPhone ? <NextToken {...props} /> : <Rivals {...props} />)}
			<Ave {...props} />
		</div>
	);
}

/* The centre and the rivals, for a phone's second tab. */
export function CentreTab(props: BoardProps) {
	return (
		<div class="augustus">
			<Row {...props} />
			<h2 class="au-rivals-title">Rivals</h2>
			<Rivals {...props} />
		</div>
	);
}
