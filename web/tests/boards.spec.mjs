/* web/tests/boards.spec.mjs -- the boards of Caesar Augustus and The First Triumvirate: hundreds of
 * refusals, guides, keys, and nobody else's soldiers. */

import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openEngine } from '../engine/engine.mjs';
import { awaitTurn, beginTable, clickSomething, isOver, openHome, randomly, savedRecord } from './table.mjs';

const MANY = 500;

/* Runs in the page: clicks quiet places one after another; how many there were, and which were not answered. */
async function askInPage([selector, from, count]) {
  const wait = () => new Promise((done) => setTimeout(done, 4));
  const until = async (is) => { for (let i = 0; i < 500 && !is(); i++) await wait(); return is(); };
  const silent = [];
  let asked = 0;
  for (let i = from; i < from + count; i++) {
    const all = [...document.querySelectorAll(selector)];
    if (!all.length) break;
    const thing = all[(i * 7) % all.length];
    asked++;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }));
    const isAnswered = await until(() => document.querySelector('.why-not b')?.textContent.trim());
    if (!isAnswered) silent.push(thing.getAttribute('aria-label'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => !document.querySelector('.why-not'));
  }
  return { asked, silent };
}

for (const [game, each] of [['caesar-augustus', 25], ['first-triumvirate', 50]]) {
  test(`${game}: ${MANY} things that cannot be done are answered`, async ({ page }) => {
    await openHome(page);
    await beginTable(page, game);
    const random = randomly(5);
    let asked = 0;
    while (asked < MANY) {
      await awaitTurn(page);
      if (await isOver(page)) await page.getByRole('button', { name: 'Play again' }).click();
      else {
        const told = await page.evaluate(askInPage, ['.stage .target:not(.glows)', asked, each]);
        expect(told.silent).toEqual([]);
        asked += told.asked;
        await clickSomething(page, random);
      }
    }
    expect(asked).toBeGreaterThanOrEqual(MANY);
  });
}

const place = (page, word) => page.locator(`[data-territory="${word}"]`);
const press = (thing) => thing.dispatchEvent('click', { bubbles: true, clientX: 300, clientY: 300 });

test('caesar-augustus: the guided turn can be followed', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => { location.hash = '/learn/caesar-augustus'; });
  await expect(page.locator('.guide')).toContainText('You are Octavian');
  await press(place(page, 'sicily'));
  await page.locator('.order-card.suggested').click();
  await page.getByRole('button', { name: 'Reveal your action' }).click();
  await expect(page.locator('.guide')).toContainText('Mauretania');
  await press(place(page, 'mauretania'));
  await page.locator('.prompt').getByRole('button', { name: 'End the move' }).click();
  await expect(page.locator('.guide')).toContainText('That was a turn');
});

test('first-triumvirate: the guided turn can be followed', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => { location.hash = '/learn/first-triumvirate'; });
  await expect(page.locator('.guide')).toContainText('You are Caesar');
  await page.getByRole('button', { name: 'Collect a conquest' }).click();
  await expect(page.locator('.guide')).toContainText('Burdigala');
  await press(page.locator('[aria-label^="Burdigala"]'));
  await expect(page.locator('.prompt h2')).toHaveText('Where does 1 troop march?');
  await press(page.locator('[aria-label^="Tolosa"]'));
  await expect(page.locator('[aria-label^="Tolosa. 1 troop of Caesar"]')).toBeVisible();
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.locator('.guide')).toContainText('parade');
});

test('caesar-augustus: keys are enough to march', async ({ page }) => {
  await openHome(page);
  await beginTable(page, 'caesar-augustus');
  await awaitTurn(page);
  await place(page, 'sicily').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.order-card').first()).toBeVisible();
  await page.locator('.order-card', { hasText: 'Move' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reveal your action' }).press('Enter');
  await place(page, 'mauretania').focus();
  await page.keyboard.press('Enter');
  await expect(place(page, 'mauretania')).toHaveAttribute('aria-label', /Army I of Octavian/);
});

test('first-triumvirate: keys pick troops up and walk over the hexes', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => { location.hash = '/learn/first-triumvirate'; });
  const troops = page.locator('[aria-label^="Burdigala"]');
  await awaitTurn(page);
  await troops.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt h2')).toHaveText('Where does 1 troop march?');
  await page.keyboard.press('ArrowDown');
  const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  expect(label).toMatch(/^Pompaelo/);
});

/* ---- for everyone: axe where a random walk seldom comes ---- */

const engine = await openEngine(readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)));
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/* Bots play until somebody is asked this: whoever it is, is you. */
function playUntil({ game, options, seed, from, step, least }) {
  engine.start(`${game} ${options}`);
  for (let ply = 0; ply < 2000; ply++) {
    const { asks, asked, seats, over } = engine.position('above');
    expect(over, `${step} is asked`).toBe(false);
    const found = asks.find((ask) => ply >= from && ask.step === step && ask.legal.length >= least);
    if (found) return { you: found.seat, seats, record: engine.record() };
    if (asked.includes('chance')) engine.roll(BigInt(seed));
    else engine.play(`${asks[0].seat} ${engine.advise(`${asks[0].seat} greedy`, BigInt(seed) + BigInt(ply)).act}`);
  }
  throw new Error(`${step} is never asked`);
}

async function sitDown(page, theme, how) {
  const { you, seats, record } = playUntil(how);
  const save = {
    id: 'test', game: how.game, title: how.game, options: how.options, seed: how.seed, record, changed: 1, over: false, note: '', yours: true,
    seats: seats.map(({ seat, title }) => ({ seat, title, level: seat === you ? null : 'greedy' })),
  };
  await page.addInitScript(([table, colours]) => {
    localStorage.setItem('rubicon.settings', JSON.stringify({ pace: 0, sound: false, theme: colours }));
    localStorage.setItem('rubicon.table.test', JSON.stringify(table));
  }, [save, theme]);
  await page.goto(`${process.env.RUBICON_WEB}#/table/test`);
  await awaitTurn(page);
}

async function findings(page) {
  await page.waitForTimeout(400); /* what fades in has done so */
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}

const MOMENTS = {
  'a march': { game: 'caesar-augustus', options: 'seats=5', seed: '7', from: 60, step: 'march', least: 4 },
  'a battle': { game: 'caesar-augustus', options: 'seats=3', seed: '5', from: 20, step: 'commit', least: 1 },
  'troops in hand': { game: 'first-triumvirate', options: '', seed: '12', from: 20, step: 'march', least: 20, click: '.hex.glows' },
  'a combat': { game: 'first-triumvirate', options: '', seed: '4', from: 20, step: 'fight', least: 2, click: '.chip.glows' },
};

for (const [name, how] of Object.entries(MOMENTS))
  test(`axe: ${name}, light and dark, desktop and phone`, async ({ browser }) => {
    for (const theme of ['light', 'dark'])
      for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
        const page = await browser.newPage({ viewport });
        await sitDown(page, theme, how);
        if (how.click) await press(page.locator(how.click).first());
        if (name === 'a battle' || name === 'a combat') await expect(page.locator('.scene')).toBeVisible();
        expect(await findings(page), `${theme}, ${viewport.width}`).toEqual([]);
        await page.close();
      }
  });

/* ---- secrets: the page against the engine, which knows everything ---- */

const ME = 'octavian';
const KIND = /levy|auxiliary|legion|cavalry|praetorian/i;

/* Whoever has just won the Senate has not seen its soldiers before he inspects them. */
function visible({ hand, known, soldiers }) {
  const unseen = soldiers - Object.values(known).reduce((sum, count) => sum + count, 0);
  return hand ?? { ...known, ...(unseen ? { unseen } : {}) };
}

/* My armies as the panel should show them: "africa: legion 1". */
async function ownHands(page) {
  engine.replay(new TextEncoder().encode(await savedRecord(page)));
  const { view } = engine.position(ME);
  const red = view.senate.controller === ME ? Object.values(view.senate.armies) : [];
  return [...Object.values(view.seats[ME].armies), ...red].map(({ at, ...army }) =>
    `${view.territories[at].name}: ${Object.entries(visible(army)).map(([kind, count]) => `${kind} ${count}`).sort().join(', ')}`).sort();
}

/* Soldiers that others hold and nobody but they may know. */
function countHidden() {
  const { views } = engine.position('above');
  return views.flatMap((view, i) => Object.entries(view.seats)
    .filter(([seat], n) => n === i && seat !== ME)
    .flatMap(([, { armies }]) => Object.values(armies))
    .map(({ hand, known }) => Object.entries(hand).filter(([kind, count]) => count > (known[kind] ?? 0)).length))
    .reduce((sum, count) => sum + count, 0);
}

const shownHands = (page) => page.evaluate(() => [...document.querySelectorAll('.army-row')].map((row) => {
  const tiles = [...row.querySelectorAll('.tile')].map((tile) =>
    `${tile.querySelector('small').textContent.toLowerCase()} ${tile.querySelector('b').textContent}`).sort();
  return `${row.querySelector('.army-words b').textContent}: ${tiles.join(', ')}`;
}).sort());

/* All of the page, attributes too, without what is one's own, fallen or told to everybody. */
const restOfPage = (page) => page.evaluate(() => {
  const copy = document.querySelector('.table').cloneNode(true);
  const open = '.army-rows, .soldier-cards, .fallen, .last-battle, .log, .scene, [role=log]';
  for (const part of copy.querySelectorAll(open)) part.remove();
  return copy.outerHTML;
});

test('caesar-augustus: nobody else’s soldiers are in the page', async ({ page }) => {
  await openHome(page);
  await beginTable(page, 'caesar-augustus');
  const random = randomly(3);
  let hidden = 0;
  for (let i = 0; i < 40 && !(await isOver(page)); i++) {
    await awaitTurn(page);
    await expect.poll(async () => JSON.stringify(await shownHands(page)) === JSON.stringify(await ownHands(page)), { message: 'only my soldiers' }).toBe(true);
    hidden += countHidden();
    expect(KIND.exec(await restOfPage(page))?.[0]).toBeUndefined();
    await clickSomething(page, random);
  }
  expect(hidden, 'there was something to hide').toBeGreaterThan(0);
});
