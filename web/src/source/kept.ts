/* web/src/source/kept.ts -- server tables that this browser has sat at, to find them again. */

const KEY = 'rubicon.online';
const KEPT = 30;

export interface Kept {
  id: string;
  title: string;
  seats: string[];
}

export function listKept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keepTable(table: Kept) {
  const others = listKept().filter((one) => one.id !== table.id);
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, KEPT)));
}

export function dropKept(id: string) {
  localStorage.setItem(KEY, JSON.stringify(listKept().filter((one) => one.id !== id)));
}
