/* web/tests/boards.spec.mjs -- the boards of Caesar Augustus and The First Triumvirate: hundreds of
 * refusals, guides, keys, and nobody else's soldiers. */

import { expect, test } from '@playwright/test';
import { awaitTurn, beginTable, clickSomething, isOver, openHome, randomly } from './table.mjs';

const MANY = 500;

/* Runs in the page: clicks quiet places one after another and returns those that were not answered. */
async function askInPage([selector, from, count]) {
  const wait = () => new Promise((done) => setTimeout(done, 4));
  const until = async (is) => { for (let i = 0; i < 500 && !is(); i++) await wait(); return is(); };
  const silent = [];
  for (let i = from; i < from + count; i++) {
    const all = [...document.querySelectorAll(selector)];
    if (!all.length) break;
    const thing = all[(i * 7) % all.length];
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }));
    const isAnswered = await until(() => document.querySelector('.why-not b')?.textContent.trim());
    if (!isAnswered) silent.push(thing.getAttribute('aria-label'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => !document.querySelector('.why-not'));
  }
  return silent;
}

for (const [game, each] of [['caesar-augustus', 25], ['first-triumvirate', 50]]) {
  test(`${game}: ${MANY} things that cannot be done are answered`, async ({ page }) => {
    await openHome(page);
    await beginTable(page, game);
    const random = randomly(5);
    for (let asked = 0; asked < MANY && !(await isOver(page)); asked += each) {
      await awaitTurn(page);
      expect(await page.evaluate(askInPage, ['.stage .target:not(.glows)', asked, each])).toEqual([]);
      await clickSomething(page, random);
    }
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

const KINDS = ['Levy', 'Auxiliary', 'Legion', 'Cavalry', 'Praetorian'];

/* Kinds of soldiers that the page shows and the viewer's own view does not hold. */
async function leakedKinds(page) {
  const shown = await page.evaluate(() => document.querySelector('.stage').textContent
    + [...document.querySelectorAll('.army-rows, .senate, .orders, .scene')].map((one) => one.textContent).join(' '));
  const own = await page.evaluate(() => document.querySelector('.army-rows').textContent);
  return KINDS.filter((kind) => shown.includes(kind) && !own.includes(kind));
}

test('caesar-augustus: nobody else’s soldiers are in the page', async ({ page }) => {
  await openHome(page);
  await beginTable(page, 'caesar-augustus');
  const random = randomly(3);
  for (let i = 0; i < 30 && !(await isOver(page)); i++) {
    await awaitTurn(page);
    const hasScene = await page.locator('.scene').count();
    if (!hasScene) expect(await leakedKinds(page)).toEqual([]);
    const names = await page.locator('.army-row b').allTextContents();
    expect(names.length).toBeLessThanOrEqual(4 * 4 + 1);
    await clickSomething(page, random);
  }
});
