/* web/src/boards/augustus/bag.tsx -- the bag: what is left in it, and the odds of the next token. */

import { Icon } from '../../parts/icon';
import type { BoardProps, Position } from '../board';
import { capital, Token } from './parts';
import { TITLES, TOKENS, type TokenName, tableOf, WHOLE_BAG } from './view';

const WHOLE: Record<TokenName, number> = {
	sword: 6,
	shield: 5,
	chariot: 4,
	catapult: 3,
	standard: 2,
	dagger: 1,
	joker: 2,
};

const percent = (n: number, of: number) => (of ? `${Math.round((100 * n) / of)}%` : '–');

export const bagNote = (position: Position) => `${tableOf(position).tokens} of ${WHOLE_BAG} left`;

export function Bag({ position }: BoardProps) {
	const { bag, tokens } = tableOf(position);
	return (
		<ul class="au-bag">
			{TOKENS.map((token) => (
				<li
					key={token}
					class={bag[token] ? '' : 'none'}
					aria-label={`${capital(TITLES[token])}: ${bag[token]} of ${WHOLE[token]} in the bag, ${percent(bag[token], tokens)}`}
				>
					<Icon name={token} size={22} />
					<span>{capital(TITLES[token])}</span>
					<span class="au-dots">
						{Array.from({ length: WHOLE[token] }, (_, i) => (
							<i key={i} class={i < bag[token] ? 'in' : ''} />
						))}
					</span>
					<b>{percent(bag[token], tokens)}</b>
				</li>
			))}
		</ul>
	);
}

/* The same in one line, for a phone. */
export function NextToken({ position }: BoardProps) {
	const { bag, tokens } = tableOf(position);
	return (
		<section class="au-next" aria-label="Odds of the next token">
			<p class="note">
				Next token, {tokens} of {WHOLE_BAG} in the bag
			</p>
			<ul>
				{TOKENS.map((token) => (
					<li key={token} aria-label={`${capital(TITLES[token])} ${percent(bag[token], tokens)}`}>
						<Icon name={token} size={24} />
						<b>{percent(bag[token], tokens)}</b>
					</li>
				))}
			</ul>
		</section>
	);
}

/* The token on the table, beside the prompt; it falls when it is drawn. */
export function DrawnToken({ position, size }: BoardProps) {
	const { token, step } = tableOf(position);
	const isOut = token && !['crier', 'row', 'deal', 'draft'].includes(step);
	if (!isOut) return null;
	const isNew = position.events.some((one) => one.event === 'token');
	return (
		<div class="au-drawn" key={`${position.stamp} ${token}`}>
			<Token token={token} size={size === 'phone' ? 60 : 84} falls={isNew} />
		</div>
	);
}
