/* web/src/boards/augustus/parts.tsx -- small things on cards: symbols, powers, goods, points, legions. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../parts/icon';
import type { ShapeName } from '../board';
import { type Card, type Power, type SymbolName, TITLES, type TokenName } from './view';

/* Words that appear while it is hovered, focused or tapped. */
export function Tip({
	words,
	class: extra = '',
	children,
}: {
	words: string;
	class?: string;
	children: ComponentChildren;
}) {
	return (
		<span class={`au-tip ${extra}`} tabIndex={0} role="img" aria-label={words} data-tip={words}>
			{children}
		</span>
	);
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function Token({ token, size, falls }: { token: TokenName; size: number; falls?: boolean }) {
	return (
		<svg
			class={`au-token ${falls ? 'falls' : ''}`}
			viewBox="-50 -50 100 100"
			width={size}
			height={size}
			role="img"
			aria-label={`${capital(TITLES[token])} token`}
		>
			<circle class="au-token-rim" r="46" />
			<circle class="au-token-ring" r="38" />
			<Icon name={token} size={54} x={-27} y={-27} />
		</svg>
	);
}

/* A legion in its seat's colours: coin with a helmet. */
export function Legion({
	shape,
	size,
	symbol,
}: {
	shape: ShapeName;
	size: number;
	symbol?: SymbolName;
}) {
	return (
		<span class={`au-legion seat-${shape}`} style={{ width: `${size}px`, height: `${size}px` }}>
			<Icon name="helmet" size={Math.round(size * 0.56)} />
			{symbol && (
				<span class="au-legion-on">
					<Icon name={symbol} size={Math.round(size * 0.3)} />
				</span>
			)}
		</span>
	);
}

export function Points({ points, size }: { points: number; size: number }) {
	return (
		<Tip words={points === 1 ? '1 point' : `${points} points`} class="au-points">
			<Icon name="laurel" size={size} />
			<b style={{ fontSize: `${Math.round(size * (points > 9 ? 0.38 : 0.46))}px` }}>{points}</b>
		</Tip>
	);
}

export function Resource({ card, size = 32 }: { card: Card; size?: number }) {
	if (card.resource === 'none') return null;
	return (
		<Tip words={`Produces ${card.resource}`} class={`au-resource au-${card.resource}`}>
			<Icon name={card.resource} size={Math.round(size * 0.66)} />
		</Tip>
	);
}

/* ---- powers --------------------------------------------------------------------------------------- */

export const WHEN: Record<Power['when'], string> = {
	none: '',
	now: 'Now',
	against: 'Against all',
	always: 'Always',
	end: 'At the end',
};

const times = (icon: IconName, n: number) =>
	Array.from({ length: Math.min(n, 3) }, (_, i) => <Icon key={i} name={icon} size={20} />);

function Swatch({ colour }: { colour: string }) {
	return <span class={`au-swatch au-band-${colour}`} />;
}

/* The power as a few signs. */
function Signs({ power }: { power: Power }) {
	const { kind, symbol, other, count = 1, colour } = power;
	switch (kind) {
		case 'mobilise-symbol':
			return <>{times(symbol!, count)}</>;
		case 'mobilise':
			return (
				<>
					{times('helmet', count)}
					<Icon name="move" size={18} />
				</>
			);
		case 'gain':
			return (
				<>
					{times('helmet', count)}
					<Icon name="plus" size={16} />
				</>
			);
		case 'take-two':
			return (
				<>
					<span class="au-blank" />
					<span class="au-blank" />
				</>
			);
		case 'rearrange':
			return (
				<>
					<Icon name="helmet" size={20} />
					<Icon name="swap" size={20} />
				</>
			);
		case 'complete':
			return (
				<>
					<span class="au-blank" />
					<Icon name="check" size={20} />
				</>
			);
		case 'lose-legions':
			return (
				<>
					{times('helmet', count)}
					<Icon name="close" size={16} />
				</>
			);
		case 'lose-placed':
			return (
				<>
					<span class="au-blank" />
					<Icon name="close" size={16} />
				</>
			);
		case 'lose-controlled':
			return (
				<>
					<Icon name="flag" size={20} />
					<Icon name="close" size={16} />
				</>
			);
		case 'pair':
			return (
				<>
					<Icon name={symbol!} size={20} />
					<span class="au-equal">=</span>
					<Icon name={other!} size={20} />
				</>
			);
		case 'score-spaces':
			return (
				<>
					<Icon name={symbol!} size={20} />
					<b>+{count}</b>
				</>
			);
		case 'score-colour':
			return (
				<>
					<Swatch colour={colour!} />
					<b>+{count}</b>
				</>
			);
		case 'score-red':
			return (
				<>
					<Icon name="battle" size={20} />
					<b>+{count}</b>
				</>
			);
		default:
			return null;
	}
}

/* "Now: receive one additional legion." */
export function powerWords(power: Power): string {
	if (power.when === 'none') return 'No power';
	const text = power.text
		.replace(/^At the end /, '')
		.replace(/^mobilise/i, 'place or move'); /* the rules' word, and what it means */
	return `${WHEN[power.when]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}

export function PowerBox({ power }: { power: Power }) {
	if (power.when === 'none')
		return (
			<div class="au-power none">
				<span>No power</span>
			</div>
		);
	const [, words] = powerWords(power).split(/: (.*)/);
	return (
		<div class={`au-power ${power.when}`}>
			<span class="au-signs" aria-hidden="true">
				<Signs power={power} />
			</span>
			<span>
				<b>{WHEN[power.when]}:</b> {words}
			</span>
		</div>
	);
}

export function PowerSigns({ power }: { power: Power }) {
	if (power.when === 'none') return null;
	return (
		<Tip words={powerWords(power)} class={`au-signs small ${power.when}`}>
			<Signs power={power} />
		</Tip>
	);
}

export const shortPower = (power: Power): string => {
	const { kind, symbol, other, count = 1, colour } = power;
	const name = symbol ? TITLES[symbol] : '';
	const s = count === 1 ? '' : 's';
	switch (kind) {
		case 'mobilise-symbol':
			return `Two legions on ${name}s`;
		case 'mobilise':
			return `${count === 1 ? 'One legion' : 'Two legions'} on any space`;
		case 'gain':
			return `Gain ${count === 1 ? 'one' : 'two'} legion${s}`;
		case 'take-two':
			return 'Take two objectives';
		case 'rearrange':
			return 'Rearrange your legions';
		case 'complete':
			return 'Complete one objective';
		case 'lose-legions':
			return `All others lose ${count === 1 ? 'a' : 'two'} legion${s}`;
		case 'lose-placed':
			return 'All others empty a card';
		case 'lose-controlled':
			return 'All others lose a controlled card';
		case 'pair':
			return `${capital(name)} = ${TITLES[other!]}`;
		case 'score-spaces':
			return `+${count} per ${name}, at most ${power.most}`;
		case 'score-colour':
			return `+${count} per ${colour}${colour === 'senator' ? '' : ' province'}`;
		case 'score-red':
			return `+${count} per red card`;
		default:
			return 'No power';
	}
};
