/* web/tests/table.mjs -- what the tests do at a table: sit down, click what glows, read the result. */

import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openEngine } from '../engine/engine.mjs';

const engine = await openEngine(readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)));

/* Every game that is shown, and the template. */
export const games = [...new Set([...engine.shown(), 'exemplum'])];

export const address = () => process.env.RUBICON_WEB;

/* Runs in the page: tables get the same seeds in every run; SEED=7 tries others. */
function sameChance(seed) {
  let state = seed;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
}

export async function openHome(page, from = address()) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('rubicon.settings', JSON.stringify({ pace: 0, sound: false, theme: 'light' })));
  await page.addInitScript(sameChance, Number(process.env.SEED ?? 1));
  await page.goto(from);
  await expect(page.getByRole('heading', { name: 'The die is cast.' })).toBeVisible();
  return errors;
}

/* A new table against the quickest bots. */
export async function beginTable(page, game, level = 'greedy') {
  await page.evaluate((id) => { location.hash = `/new/${id}`; }, game);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  const seats = page.locator('.new-fields select').filter({ has: page.locator('option[value="person"]') });
  for (let i = 1; i < await seats.count(); i++) await seats.nth(i).selectOption(level);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.table .prompt');
}

/* The same choices every time. */
export function randomly(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const IDLE = 200; /* a position may be just changing */
const CHOICES = '[role=menu] .menu-item, .table .glows, .prompt .buttons button.button:not(.quiet), .scene .button';

/* Clicks one thing that can be done, inside the page: thousands of clicks must be quick. */
export async function clickSomething(page, random) {
  return page.evaluate(([selector, number]) => {
    if (document.querySelector('.prompt .caps')?.textContent === 'Game over') return false;
    const menu = [...document.querySelectorAll('[role=menu] .menu-item')];
    const all = menu.length ? menu : [...document.querySelectorAll(selector)];
    const chosen = all[Math.floor(number * all.length)];
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 400 }));
    return chosen !== undefined;
  }, [CHOICES, random(1_000_000) / 1_000_000]);
}

export const isOver = (page) => page.evaluate(() =>
  document.querySelector('.prompt .caps')?.textContent === 'Game over');

/* Waits until it is our turn or the game is over. */
export async function awaitTurn(page) {
  await page.waitForFunction(() => document.querySelector('.prompt.active, .curtain, .toast.warn'), null, { timeout: 60_000 });
}

export async function playOut(page, { most = 4000, seed = 1 } = {}) {
  const random = randomly(seed);
  for (let clicks = 0, idle = 0; clicks < most; clicks++) {
    await awaitTurn(page);
    if (await isOver(page)) return clicks;
    idle = (await clickSomething(page, random)) ? 0 : idle + 1;
    expect(idle, 'what is asked can be answered').toBeLessThan(IDLE);
  }
  return most;
}

export const savedRecord = (page) => page.evaluate(() => {
  const id = location.hash.split('/').at(-1);
  return JSON.parse(localStorage.getItem(`rubicon.table.${id}`)).record;
});
