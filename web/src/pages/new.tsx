/* web/src/pages/new.tsx -- a new table: how many, who sits where, which options. */

import { useEffect, useState } from 'preact/hooks';
import { GamePicture } from '../art/pictures';
import { loadBoard } from '../boards/load';
import { useTitle } from '../parts/hooks';
import { botTitle } from '../parts/levels';
import { SeatMark, shapeOf } from '../parts/shapes';
import { go } from '../router';
import { setSetting, settings } from '../settings';
import { createTable, hasServer, thinkingSeconds } from '../source/api';
import { humanise } from '../table/happenings';
import type { OptionInfo } from '../table/position';
import { Frame, GameTabs } from './frame';
import { shownGames } from './home';
import { NameField } from './online';
import { gameFacts, startTable, USUAL_LEVEL } from './start';

const FRIEND = 'free';

const BOTS = ['easy', 'normal', 'hard', 'greedy', 'random'].map((id) => ({
	id,
	word: botTitle(id),
}));

const capital = (word: string) => humanise(word).replace(/^./, (letter) => letter.toUpperCase());

interface OptionFieldProps {
	option: OptionInfo;
	value: string;
	set(value: string): void;
}

function OptionField({ option, value, set }: OptionFieldProps) {
	return (
		<label class="field">
			<span>
				{capital(option.name)}
				<small>{option.sentence}</small>
			</span>
			{option.words ? (
				<select value={value} onChange={(event) => set(event.currentTarget.value)}>
					{option.words.map((word) => (
						<option key={word} value={word}>
							{capital(word)}
						</option>
					))}
				</select>
			) : (
				<input
					type={option.numbers === 1 ? 'number' : 'text'}
					min={option.min}
					max={option.max}
					value={value}
					onInput={(event) => set(event.currentTarget.value)}
				/>
			)}
		</label>
	);
}

interface SeatFieldProps {
	title: string;
	seat: string;
	i: number;
	value: string;
	isOnline: boolean;
	isYou: boolean; // the only person at this screen
	set(value: string): void;
}

/* Online, one person sits here and the others come by link. */
function sittersFor(isOnline: boolean, isYou: boolean) {
	const you = { id: 'person', word: isOnline || isYou ? 'You' : 'A person' };
	const people = isOnline ? [you, { id: FRIEND, word: 'Free, for a friend' }] : [you];
	return [...people, ...BOTS];
}

function SeatField({ title, seat, i, value, isOnline, isYou, set }: SeatFieldProps) {
	return (
		<label class="field">
			<span class="with-mark">
				<SeatMark shape={shapeOf(seat, i)} size={18} />
				{title}
			</span>
			<select value={value} onChange={(event) => set(event.currentTarget.value)}>
				{sittersFor(isOnline, isYou).map(({ id, word }) => (
					<option key={id} value={id}>
						{word}
					</option>
				))}
			</select>
		</label>
	);
}

const CLOCKS = [
	{ id: 'none', word: 'None', clock: null },
	{ id: '60', word: 'A minute a move', clock: { move: 60 } },
	{ id: '300', word: 'Five minutes a move', clock: { move: 300 } },
	{ id: '3', word: 'Three days a move', clock: { days: 3 } },
];

interface Online {
	isOn: boolean;
	isPublic: boolean;
	clock: string;
	name: string;
}

/* Where the game is played, and if that is online, how. */
function Where({ online, set }: { online: Online; set(online: Online): void }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => void thinkingSeconds().then(setSeconds, () => undefined), []);
	return (
		<fieldset>
			<legend class="caps">Where</legend>
			<div class="chips">
				<button
					class={`chip ${online.isOn ? '' : 'chosen'}`}
					aria-pressed={!online.isOn}
					onClick={() => set({ ...online, isOn: false })}
				>
					At this screen
				</button>
				<button
					class={`chip ${online.isOn ? 'chosen' : ''}`}
					aria-pressed={online.isOn}
					onClick={() => set({ ...online, isOn: true })}
				>
					Online
				</button>
			</div>
			{online.isOn && (
				<>
					<NameField name={online.name} set={(name) => set({ ...online, name })} />
					<label class="field">
						<span>Clock</span>
						<select
							value={online.clock}
							onChange={(event) => set({ ...online, clock: event.currentTarget.value })}
						>
							{CLOCKS.map((one) => (
								<option key={one.id} value={one.id}>
									{one.word}
								</option>
							))}
						</select>
					</label>
					<label class="field">
						<span>
							Anybody may join<small>otherwise only who has the link</small>
						</span>
						<input
							type="checkbox"
							checked={online.isPublic}
							onChange={(event) => set({ ...online, isPublic: event.currentTarget.checked })}
						/>
					</label>
					{seconds > 0 && (
						<p class="note">
							Bots of this server think for {seconds} {seconds === 1 ? 'second' : 'seconds'} at
							most.
						</p>
					)}
				</>
			)}
		</fieldset>
	);
}

interface ScenariosProps {
	scenarios: { word: string; seats: number[] }[];
	value: string;
	set(word: string): void;
}

function Scenarios({ scenarios, value, set }: ScenariosProps) {
	return (
		<fieldset class="scenarios">
			<legend class="caps">Scenario</legend>
			<div class="chips">
				{scenarios.map(({ word, seats }) => (
					<button
						key={word}
						class={`chip ${word === value ? 'chosen' : ''}`}
						aria-pressed={word === value}
						onClick={() => set(word)}
					>
						{capital(word)} <small>for {seats.join(' or ')}</small>
					</button>
				))}
			</div>
		</fieldset>
	);
}

interface Wish {
	seats: number;
	sitters: string[];
	options: Record<string, string>;
	online: Online;
}

async function createOnline(id: string, { seats, sitters, options, online }: Wish) {
	const words = gameFacts(id)!.seat_words.slice(0, seats);
	const bots = Object.fromEntries(
		words.flatMap((word, i) =>
			sitters[i] === 'person' || sitters[i] === FRIEND ? [] : [[word, sitters[i]!]],
		),
	);
	setSetting('name', online.name);
	const { table } = await createTable({
		game: id,
		seats,
		options,
		bots,
		public: online.isPublic,
		name: online.name.trim() || 'The host',
		clock: CLOCKS.find((one) => one.id === online.clock)!.clock,
		sit: words.find((_, i) => sitters[i] === 'person') ?? null,
	});
	go(`/at/${table.id}`);
}

export function NewPage({ id, isOnline }: { id: string; isOnline: boolean }) {
	const facts = gameFacts(id);
	const [canOnline, setCanOnline] = useState(false);
	const [trouble, setTrouble] = useState('');
	const [canLearn, setCanLearn] = useState(false);
	useEffect(() => void loadBoard(id).then(({ guide }) => setCanLearn(guide !== undefined)), [id]);
	const [online, setOnlineFields] = useState<Online>({
		isOn: false,
		isPublic: true,
		clock: 'none',
		name: settings.name,
	});
	useEffect(
		() =>
			void hasServer().then((found) => {
				setCanOnline(found);
				if (found && isOnline) setOnline({ ...online, isOn: true });
			}),
		[],
	);
	const [seats, setSeats] = useState(facts?.usual_seats ?? 2);
	const [sitters, setSitters] = useState<string[]>(() => ['person', ...Array(5).fill(USUAL_LEVEL)]);
	const [options, setOptions] = useState<Record<string, string>>({});
	useTitle(facts ? `New table: ${facts.title}` : 'No such game');
	const setOnline = (next: Online) => {
		if (next.isOn !== online.isOn)
			setSitters(
				sitters.map((old, i) =>
					i === 0 ? 'person' : next.isOn ? FRIEND : old === FRIEND ? USUAL_LEVEL : old,
				),
			);
		setOnlineFields(next);
	};
	if (!facts)
		return (
			<Frame now="home">
				<h1>There is no such game</h1>
				<a class="button" href="#/">
					All games
				</a>
			</Frame>
		);
	const words = facts.seat_words.slice(0, seats);
	const begin = () =>
		online.isOn
			? void createOnline(id, { seats, sitters, options, online }).catch((error: Error) =>
					setTrouble(error.message),
				)
			: start();
	const start = () =>
		startTable(id, {
			options: [
				`seats=${seats}`,
				...Object.entries(options).map(([name, value]) => `${name}=${value}`),
			].join(' '),
			you: words.filter((_, i) => sitters[i] === 'person'),
			level: Object.fromEntries(words.map((word, i) => [word, sitters[i]!])),
		});
	const scenario =
		options.scenario ?? facts.options.find((one) => one.name === 'scenario')?.usual ?? '';
	const allows = (word: string, count: number) =>
		facts.scenarios.find((one) => one.word === word)?.seats.includes(count) ?? true;
	const setScenario = (word: string) => {
		const { seats: allowed } = facts.scenarios.find((one) => one.word === word)!;
		setOptions({ ...options, scenario: word });
		if (!allowed.includes(seats)) setSeats(allowed[0] ?? seats);
	};
	const setCount = (count: number) => {
		const other = facts.scenarios.find((one) => one.seats.includes(count));
		if (!allows(scenario, count) && other) setOptions({ ...options, scenario: other.word });
		setSeats(count);
	};
	const counts = [...Array(facts.max_seats - facts.min_seats + 1).keys()].map(
		(i) => facts.min_seats + i,
	);
	return (
		<Frame now="home">
			<GameTabs
				games={shownGames()}
				now={id}
				href={(game) => `#/new/${game}${online.isOn ? '?online=1' : ''}`}
			/>
			<div class="new-table">
				<div class="new-words">
					<div class="new-picture">
						<GamePicture game={id} />
					</div>
					<h1>{facts.title}</h1>
					<p class="lead">{facts.blurb}</p>
					<div class="buttons">
						{canLearn && (
							<a class="button" href={`#/learn/${id}`}>
								Learn by playing
							</a>
						)}
						<a class="button" href={`#/rules/${id}`}>
							Rules
						</a>
					</div>
				</div>
				<div class="new-fields">
					<fieldset class="seat-count">
						<legend class="caps">Players</legend>
						{counts.map((count) => (
							<button
								key={count}
								class={`chip ${count === seats ? 'chosen' : ''}`}
								aria-pressed={count === seats}
								onClick={() => setCount(count)}
							>
								{count}
							</button>
						))}
					</fieldset>
					{facts.scenarios.length > 0 && (
						<Scenarios scenarios={facts.scenarios} value={scenario} set={setScenario} />
					)}
					{canOnline && <Where online={online} set={setOnline} />}
					<fieldset>
						<legend class="caps">Seats</legend>
						{words.map((word, i) => (
							<SeatField
								key={word}
								seat={word}
								i={i}
								title={facts.seats[i]!}
								isOnline={online.isOn}
								isYou={words.every((_, n) => (sitters[n] === 'person') === (n === i))}
								value={sitters[i]!}
								set={(value) => setSitters(sitters.map((old, n) => (n === i ? value : old)))}
							/>
						))}
					</fieldset>
					{facts.options.some((option) => option.name !== 'scenario') && (
						<fieldset>
							<legend class="caps">Options</legend>
							{facts.options
								.filter((option) => option.name !== 'scenario')
								.map((option) => (
									<OptionField
										key={option.name}
										option={option}
										value={options[option.name] ?? option.usual}
										set={(value) => setOptions({ ...options, [option.name]: value })}
									/>
								))}
						</fieldset>
					)}
					{trouble && (
						<p class="note warn-text" role="alert">
							{trouble}
						</p>
					)}
					<div class="buttons begin">
						<button class="button main grow" onClick={begin}>
							{online.isOn ? 'Open the table' : 'Begin'}
						</button>
					</div>
				</div>
			</div>
		</Frame>
	);
}
