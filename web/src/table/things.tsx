/* web/src/table/things.tsx -- a game without a board of its own: its view as facts and tables. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps, Looks, Piece } from '../boards/board';
import { SeatMark } from '../parts/shapes';
import { argTitle, humanise } from './happenings';
import type { GameInfo } from './position';

type Value = unknown;
type Row = Record<string, Value>;

interface Context {
	game: GameInfo;
	looks: Looks;
	highlight: Piece[];
	isLaid: boolean; // what comes now is new
}

const isRow = (value: Value): value is Row =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: Value) => !isRow(value) && !Array.isArray(value);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* A word of the game becomes its title; a seat gets its shape. */
function Word({ value, game, looks }: Context & { value: Value }) {
	if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
	if (typeof value !== 'string')
		return <>{value === null || value === undefined ? '–' : String(value)}</>;
	const seat = seatOf(value, game);
	if (seat)
		return (
			<span class="with-mark">
				<SeatMark shape={looks[seat] ?? 'column'} size={14} />
				{argTitle(game, 'seat', seat)}
			</span>
		);
	const type = Object.keys(game.names).find((one) => game.names[one]!.words.includes(value));
	return <>{type ? argTitle(game, type, value) : humanise(value)}</>;
}

function seatOf(text: string, game: GameInfo): string | undefined {
	const seats = Object.values(game.names)[0];
	const i = seats?.words.indexOf(text) ?? -1;
	return seats?.words[i >= 0 ? i : (seats.titles?.indexOf(text) ?? -1)];
}

function Tile({ isDealt, children }: { isDealt: boolean; children: ComponentChildren }) {
	const [isNew] = useState(isDealt);
	return <span class={isNew ? 'tile dealt' : 'tile'}>{children}</span>;
}

/* { horse: 2, gig: 1 } as small tiles; one that has changed is dealt anew. */
function Tiles({ row, ...context }: Context & { row: Row }) {
	const entries = Object.entries(row).filter(([, value]) => value !== 0);
	if (!entries.length) return <span class="note">none</span>;
	return (
		<span class="tiles">
			{entries.map(([key, value]) => (
				<Tile key={`${key} ${JSON.stringify(value)}`} isDealt={context.isLaid}>
					<b>
						{isPlain(value) ? (
							<Word value={value} {...context} />
						) : (
							<Any value={value} {...context} />
						)}
					</b>
					<small>
						<Word value={key} {...context} />
					</small>
				</Tile>
			))}
		</span>
	);
}

function Rows({ rows, ...context }: Context & { rows: Row[] }) {
	const keys = [...new Set(rows.flatMap(Object.keys))];
	return (
		<div class="table-scroll" tabIndex={0} role="group" aria-label="Table">
			<table>
				<thead>
					<tr>
						{keys.map((key) => (
							<th key={key} scope="col">
								{capital(humanise(key))}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, i) => (
						<tr key={i} class={isMeant(row, context) ? 'highlit' : ''}>
							{keys.map((key) => (
								<td key={key}>{key in row ? <Any value={row[key]} {...context} /> : ''}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

const isMeant = (row: Row, { game, highlight }: Context) => {
	const words = Object.values(row)
		.filter((value): value is string => typeof value === 'string')
		.map((value) => seatOf(value, game) ?? value);
	return highlight.some((piece) => words.includes(piece.word));
};

function Any({ value, ...context }: Context & { value: Value }) {
	if (Array.isArray(value)) {
		if (!value.length) return <span class="note">none</span>;
		return value.every(isRow) ? (
			<Rows rows={value} {...context} />
		) : (
			<span class="words">
				{value.map((one, i) => (
					<span key={i} class="word">
						<Any value={one} {...context} />
					</span>
				))}
			</span>
		);
	}
	if (!isRow(value)) return <Word value={value} {...context} />;
	const inside = Object.entries(value);
	const isTable =
		inside.length > 1 &&
		inside.every(([, one]) => isRow(one) && !Object.values(one).every(isPlain));
	if (isTable)
		return <Rows rows={inside.map(([key, one]) => ({ '': key, ...(one as Row) }))} {...context} />;
	return <Tiles row={value} {...context} />;
}

const isEmpty = (value: Value) => Array.isArray(value) && !value.length;

/* From above every seat's view is there; together they hold everybody's secrets. */
function merged(values: Value[]): Value {
	const known = values.filter((value) => value !== undefined && value !== null);
	if (known.every(Array.isArray))
		return known[0]?.map((_, i) => merged(known.map((list) => list[i]))) ?? null;
	if (!known.every(isRow)) return known[0] ?? null;
	const keys = [...new Set(known.flatMap(Object.keys))];
	return Object.fromEntries(keys.map((key) => [key, merged(known.map((row) => row[key]))]));
}

export function Things({ game, position, looks, highlight }: BoardProps) {
	const [isLaid, setLaid] = useState(false);
	useEffect(() => setLaid(true), []);
	const context = { game, looks, highlight, isLaid };
	const entries = Object.entries(
		position.views ? (merged([position.view, ...position.views]) as Row) : position.view,
	);
	const facts = entries.filter(([, value]) => isPlain(value) || isEmpty(value));
	const blocks = entries.filter(([, value]) => !isPlain(value) && !isEmpty(value));
	return (
		<div class="things">
			{facts.length > 0 && (
				<dl class="facts">
					{facts.map(([key, value]) => (
						<div key={key}>
							<dt>{capital(humanise(key))}</dt>
							<dd>
								<Any value={value} {...context} />
							</dd>
						</div>
					))}
				</dl>
			)}
			{blocks.map(([key, value]) => (
				<section key={key} class="thing">
					<h2>{capital(humanise(key))}</h2>
					<Any value={value} {...context} />
				</section>
			))}
		</div>
	);
}
