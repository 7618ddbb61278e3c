/* web/src/table/picker.tsx -- offers as buttons, grouped by verb; long ones by one argument at a time.
 *
 * What is not offered is there too, but quiet: it answers why not. */

import { useState } from 'preact/hooks';
import { argTitle } from './happenings';
import type { GameInfo, Offer, VerbInfo } from './position';

interface PickerProps {
	game: GameInfo;
	offers: Offer[];
	pick(offer: Offer): void;
	whyNot(notation: string, at: DOMRect): void;
	suggested?: string; // notation that a guide or a hint points at
	except?: string[]; // verbs that are offered elsewhere
	isShort?: boolean; // what cannot be done now is asked elsewhere, too
	point?(offers: Offer[]): void; // these are being looked at
}

type Arg = Offer['args'][number];

const rectOf = (event: MouseEvent) => (event.currentTarget as Element).getBoundingClientRect();

/* "March from {a} to {b}" with what is known filled in. */
function partLabel(game: GameInfo, verb: VerbInfo, args: Arg[]): string {
	return verb.label.replace(/\{([abc])(?:#(\w+))?\}/g, (_, letter: string, noun?: string) => {
		const i = 'abc'.indexOf(letter);
		if (args[i] === undefined) return '…';
		const title = argTitle(game, verb.args[i] ?? '', args[i]!);
		return noun ? `${title} ${noun}${args[i] === 1 ? '' : 's'}` : title;
	});
}

const isUnder = (offer: Offer, args: Arg[]) => args.every((arg, i) => offer.args[i] === arg);

function distinct(offers: Offer[], i: number): Arg[] {
	return [...new Set(offers.map((offer) => offer.args[i]!))];
}

/* The words of a type that no offer names: they can be asked about. */
function others(game: GameInfo, type: string, offered: Arg[]): string[] {
	const names = type === 'seat' ? Object.values(game.names)[0] : game.names[type];
	return (names?.words ?? []).filter((word) => !offered.includes(word));
}

const MANY = 16;

interface ChipProps {
	label: string;
	glows: boolean;
	isSuggested?: boolean;
	onClick(event: MouseEvent): void;
	onPoint?(): void;
}

function Chip({ label, glows, isSuggested, onClick, onPoint }: ChipProps) {
	return (
		<button
			class={`chip ${glows ? 'glows' : 'refuses'} ${isSuggested ? 'suggested' : ''}`}
			onClick={onClick}
			onMouseEnter={onPoint}
			onFocus={onPoint}
		>
			{label}
		</button>
	);
}

/* Anything else of this type, to be asked about. */
function AskAbout({
	words,
	title,
	ask,
}: {
	words: string[];
	title(word: string): string;
	ask(word: string, at: DOMRect): void;
}) {
	if (!words.length) return null;
	if (words.length <= MANY) {
		return (
			<>
				{words.map((word) => (
					<Chip
						key={word}
						label={title(word)}
						glows={false}
						onClick={(event) => ask(word, rectOf(event))}
					/>
				))}
			</>
		);
	}
	return (
		<label class="chip refuses ask-about">
			Something else …
			<select
				value=""
				aria-label="Ask about something else"
				onChange={(event) => {
					const select = event.currentTarget;
					ask(select.value, select.getBoundingClientRect());
					select.value = '';
				}}
			>
				<option value="">Why not …</option>
				{words.map((word) => (
					<option key={word} value={word}>
						{title(word)}
					</option>
				))}
			</select>
		</label>
	);
}

/* One verb: its next argument is chosen until a single offer is left. */
function VerbGroup({ verb, offers, ...rest }: PickerProps & { verb: VerbInfo }) {
	const { game, pick, whyNot, suggested, point } = rest;
	const [chosen, setChosen] = useState<Arg[]>([]);
	const args = offers.some((offer) => isUnder(offer, chosen)) ? chosen : [];
	const under = offers.filter((offer) => isUnder(offer, args));
	const next = args.length;
	const type = verb.args[next] ?? '';
	const choices = distinct(under, next);
	const choose = (arg: Arg) => {
		const left = under.filter((offer) => offer.args[next] === arg);
		if (left.length === 1) {
			setChosen([]);
			pick(left[0]!);
		} else setChosen([...args, arg]);
	};
	const ask = (word: string, at: DOMRect) =>
		whyNot([verb.verb, ...args, word, ...fillers(under, next)].join(' '), at);
	const title = (word: Arg) => titled(argTitle(game, type, word));
	return (
		<fieldset class="verb-group">
			<legend>
				{partLabel(game, verb, args)}
				{next > 0 && (
					<button class="button quiet" onClick={() => setChosen(args.slice(0, -1))}>
						Back
					</button>
				)}
			</legend>
			<div class="chips">
				{choices.map((arg) => {
					const left = under.filter((offer) => offer.args[next] === arg);
					return (
						<Chip
							key={String(arg)}
							label={title(arg)}
							glows
							onClick={() => choose(arg)}
							onPoint={() => point?.(left)}
							isSuggested={left.some((offer) => offer.act === suggested)}
						/>
					);
				})}
				<AskAbout words={others(game, type, choices)} title={title} ask={ask} />
			</div>
		</fieldset>
	);
}

/* Arguments behind the one that is asked about: those of any offer will do. */
const fillers = (offers: Offer[], next: number) => offers[0]?.args.slice(next + 1) ?? [];

/* "A horse", but m12 stays as it is. */
const titled = (text: string) =>
	/\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/* Verbs without arguments are plain buttons, the only one or the suggested one the main button. */
export function PlainOffers({ offers, pick, suggested, except = [], point }: PickerProps) {
	const plain = offers.filter((offer) => !offer.args.length && !except.includes(offer.verb));
	return (
		<>
			{plain.map((offer) => (
				<button
					key={offer.act}
					class={`button ${offers.length === 1 || offer.act === suggested ? 'main' : ''}`}
					onClick={() => pick(offer)}
					onMouseEnter={() => point?.([offer])}
				>
					{offer.label}
				</button>
			))}
		</>
	);
}

/* Verbs that are not offered now, with arguments that make them askable. */
function RefusedVerbs({ game, offers, whyNot, except = [] }: PickerProps) {
	const offered = new Set(offers.map((offer) => offer.verb));
	const verbs = game.verbs.filter(
		(verb) => !verb.chance && !offered.has(verb.verb) && !except.includes(verb.verb),
	);
	if (!verbs.length) return null;
	return (
		<details class="not-now">
			<summary>Not possible now</summary>
			<div class="chips">
				{verbs.map((verb) => (
					<Chip
						key={verb.verb}
						label={partLabel(game, verb, [])}
						glows={false}
						onClick={(event) =>
							whyNot([verb.verb, ...anyArgs(game, verb)].join(' '), rectOf(event))
						}
					/>
				))}
			</div>
		</details>
	);
}

function anyArgs(game: GameInfo, verb: VerbInfo): string[] {
	return verb.args.map((type) => {
		const names =
			type === 'seat' || type === 'seats' ? Object.values(game.names)[0] : game.names[type];
		return names?.words[0] ?? '1';
	});
}

export function Picker(props: PickerProps) {
	const { game, offers, except = [] } = props;
	const verbs = game.verbs.filter(
		(verb) =>
			verb.args.length > 0 &&
			!except.includes(verb.verb) &&
			offers.some((offer) => offer.verb === verb.verb),
	);
	const refused = props.isShort ? null : RefusedVerbs(props);
	if (!verbs.length && !refused) return null;
	return (
		<div class="picker">
			{verbs.map((verb) => (
				<VerbGroup
					key={verb.verb}
					{...props}
					verb={verb}
					offers={offers.filter((offer) => offer.verb === verb.verb)}
				/>
			))}
			{refused}
		</div>
	);
}
