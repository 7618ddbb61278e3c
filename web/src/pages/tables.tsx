/* web/src/pages/tables.tsx -- every table and every finished game of this browser. */

import { useState } from 'preact/hooks';
import { useTitle } from '../parts/hooks';
import { go } from '../router';
import { dropSave, listSaves, type Save } from '../source/saves';
import { Frame } from './frame';
import { TableRow } from './home';
import { linkTo } from './share';

interface ListProps {
  saves: Save[];
  empty: string;
  isReplay?: boolean;
  drop(id: string): void;
}

function List({ saves, empty, isReplay, drop }: ListProps) {
  if (!saves.length) return <p class="empty">{empty}</p>;
  return (
    <ul class="table-list">
      {saves.map((save) => (
        <TableRow key={save.id} save={save} isReplay={isReplay}>
          <button class="button quiet" onClick={() => drop(save.id)}>Forget<span class="sr-only"> {save.title}, {save.note}</span></button>
        </TableRow>
      ))}
    </ul>
  );
}

function useSaves() {
  const [saves, setSaves] = useState(listSaves);
  return { saves, drop: (id: string) => { dropSave(id); setSaves(listSaves()); } };
}

export function TablesPage() {
  useTitle('Your tables');
  const { saves, drop } = useSaves();
  return (
    <Frame now="tables">
      <h1>Your tables</h1>
      <p class="lead">Games against bots and at one screen are kept in this browser.</p>
      <List saves={saves.filter((save) => !save.over)} drop={drop} empty="No table is waiting for you." />
    </Frame>
  );
}

async function openFile(file: File | undefined) {
  if (file) go(`/replay/${await linkTo(await file.text())}`);
}

export function ReplaysPage() {
  useTitle('Replays');
  const { saves, drop } = useSaves();
  return (
    <Frame now="replays">
      <h1>Replays</h1>
      <p class="lead">Watch a game again, step by step, from any seat.</p>
      <label class="button file-button">
        Open a record
        <input type="file" accept=".rubicon,text/plain" class="sr-only" onChange={(event) => void openFile(event.currentTarget.files?.[0])} />
      </label>
      <List saves={saves.filter((save) => save.over)} drop={drop} isReplay empty="No game has been finished here yet." />
    </Frame>
  );
}
