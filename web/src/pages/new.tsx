/* web/src/pages/new.tsx -- a new table: how many, who sits where, which options. */

import { useState } from 'preact/hooks';
import { GamePicture } from '../art/pictures';
import { useTitle } from '../parts/hooks';
import { SeatMark, shapeOf } from '../parts/shapes';
import { humanise } from '../table/happenings';
import type { OptionInfo } from '../table/position';
import { Frame } from './frame';
import { gameFacts, startTable, USUAL_LEVEL } from './start';

const SITTERS = [
  { id: 'person', word: 'Somebody at this screen' },
  { id: 'easy', word: 'Bot, easy' },
  { id: 'normal', word: 'Bot, normal' },
  { id: 'hard', word: 'Bot, hard' },
  { id: 'greedy', word: 'Bot, greedy' },
  { id: 'random', word: 'Bot, random' },
];

interface OptionFieldProps {
  option: OptionInfo;
  value: string;
  set(value: string): void;
}

function OptionField({ option, value, set }: OptionFieldProps) {
  const label = `${humanise(option.name).replace(/^./, (letter) => letter.toUpperCase())}`;
  return (
    <label class="field">
      <span>{label}<small>{option.sentence}</small></span>
      {option.words
        ? (
          <select value={value} onChange={(event) => set(event.currentTarget.value)}>
            {option.words.map((word) => <option key={word} value={word}>{humanise(word)}</option>)}
          </select>
        )
        : (
          <input
            type={option.numbers === 1 ? 'number' : 'text'} min={option.min} max={option.max} value={value}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )}
    </label>
  );
}

function SeatField({ title, seat, i, value, set }: { title: string; seat: string; i: number; value: string; set(value: string): void }) {
  return (
    <label class="field">
      <span class="with-mark"><SeatMark shape={shapeOf(seat, i)} size={18} />{title}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {SITTERS.map(({ id, word }) => <option key={id} value={id}>{word}</option>)}
      </select>
    </label>
  );
}

export function NewPage({ id }: { id: string }) {
  const facts = gameFacts(id);
  const [seats, setSeats] = useState(facts?.usual_seats ?? 2);
  const [sitters, setSitters] = useState<string[]>(() => ['person', ...Array(5).fill(USUAL_LEVEL)]);
  const [options, setOptions] = useState<Record<string, string>>({});
  useTitle(facts ? `New table: ${facts.title}` : 'No such game');
  if (!facts) return <Frame now="home"><h1>There is no such game</h1><a class="button" href="#/">All games</a></Frame>;
  const words = facts.seat_words.slice(0, seats);
  const start = () => startTable(id, {
    options: [`seats=${seats}`, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' '),
    you: words.filter((_, i) => sitters[i] === 'person'),
    level: Object.fromEntries(words.map((word, i) => [word, sitters[i]!])),
  });
  const counts = [...Array(facts.max_seats - facts.min_seats + 1).keys()].map((i) => facts.min_seats + i);
  return (
    <Frame now="home">
      <div class="new-table">
        <div class="new-picture"><GamePicture game={id} /></div>
        <div class="new-fields">
          <h1>{facts.title}</h1>
          <p class="lead">{facts.blurb}</p>
          <fieldset class="seat-count">
            <legend class="caps">Players</legend>
            {counts.map((count) => (
              <button key={count} class={`chip ${count === seats ? 'chosen' : ''}`} aria-pressed={count === seats} onClick={() => setSeats(count)}>{count}</button>
            ))}
          </fieldset>
          <fieldset>
            <legend class="caps">Seats</legend>
            {words.map((word, i) => (
              <SeatField key={word} seat={word} i={i} title={facts.seats[i]!} value={sitters[i]!} set={(value) => setSitters(sitters.map((old, n) => (n === i ? value : old)))} />
            ))}
          </fieldset>
          {facts.options.length > 0 && (
            <fieldset>
              <legend class="caps">Options</legend>
              {facts.options.map((option) => (
                <OptionField key={option.name} option={option} value={options[option.name] ?? option.usual} set={(value) => setOptions({ ...options, [option.name]: value })} />
              ))}
            </fieldset>
          )}
          <div class="buttons"><button class="button main" onClick={start}>Begin</button><a class="button" href={`#/rules/${id}`}>Rules</a></div>
        </div>
      </div>
    </Frame>
  );
}
