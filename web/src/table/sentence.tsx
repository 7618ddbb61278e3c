/* web/src/table/sentence.tsx -- a sentence of the game with the names in it set bold. */

import type { GameInfo, Happening } from './position';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/* Titles of the seat and of the arguments, as far as they have any. */
function namesIn(happening: Happening, game: GameInfo): string[] {
	const words = [happening.seat, ...happening.args].filter(
		(arg): arg is string => typeof arg === 'string',
	);
	return words
		.flatMap((word) =>
			Object.values(game.names).map((names) => {
				const i = names.words.indexOf(word);
				return i < 0 ? undefined : (names.titles?.[i] ?? names.words[i]);
			}),
		)
		.filter((name): name is string => !!name);
}

export function Sentence({ happening, game }: { happening: Happening; game: GameInfo }) {
	const names = [...new Set(namesIn(happening, game))].sort((a, b) => b.length - a.length);
	if (!names.length) return <>{capital(happening.text)}</>;
	const pattern = new RegExp(`(${names.map(quoted).join('|')})`, 'g');
	const parts = happening.text.split(pattern);
	const first = parts.findIndex((part) => part !== '');
	return (
		<>
			{parts
				.map((part, i) => (i === first ? capital(part) : part))
				.map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}
		</>
	);
}
