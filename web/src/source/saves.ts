/* web/src/source/saves.ts -- games of this browser: their tables and records, kept in it. */

const PREFIX = 'rubicon.table.';

export interface Save {
  id: string;
  game: string;
  title: string;
  options: string; /* "seats=3 rounds=8" */
  seats: { seat: string; title: string; level: string | null }[]; /* level null: a person */
  seed: string; /* decimal, 64 bits */
  record: string | null; /* null: not begun */
  changed: number; /* Date.now() */
  over: boolean;
  note: string; /* what the list says: "Round 3: choose how to travel" */
  yours: boolean; /* somebody at this screen is asked */
  guide?: boolean;
  sitsFirst?: boolean; /* the one person sits where the game begins */
}

export function listSaves(): Save[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as Save)
    .sort((a, b) => b.changed - a.changed);
}

export function loadSave(id: string): Save | null {
  const text = localStorage.getItem(PREFIX + id);
  return text ? (JSON.parse(text) as Save) : null;
}

const KEPT = 40;

/* Old finished games make room, oldest first. */
function makeRoom() {
  for (const save of listSaves().filter((one) => one.over).slice(KEPT)) dropSave(save.id);
}

export function writeSave(save: Save) {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
  } catch {
    const oldest = listSaves().reverse().find((one) => one.over && one.id !== save.id);
    if (!oldest) return;
    dropSave(oldest.id);
    writeSave(save);
  }
}

export function dropSave(id: string) {
  localStorage.removeItem(PREFIX + id);
}

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomId(length = 8): string {
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');
}

export function randomSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

export function newSave(fields: Pick<Save, 'game' | 'title' | 'options' | 'seats'> & Partial<Save>): Save {
  makeRoom();
  const save: Save = {
    id: randomId(), seed: randomSeed(), record: null, changed: Date.now(), over: false,
    note: 'Not begun', yours: true, ...fields,
  };
  writeSave(save);
  return save;
}
