/* web/tests/pages.spec.mjs -- every page for everyone: axe finds nothing serious, keys are enough. */

import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { awaitTurn, beginTable, clickSomething, games, openHome, playOut, randomly } from './table.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

async function seriousFindings(page) {
  await page.waitForTimeout(200);
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running')); /* nothing fades any more */
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

const goTo = (page, path) => page.evaluate((hash) => { location.hash = hash; }, path);

async function midGame(page, game) {
  await beginTable(page, game);
  await playOut(page, { most: 10, seed: 3 });
  await awaitTurn(page);
}

const PAGES = {
  home: async () => undefined,
  tables: (page) => goTo(page, '/tables'),
  replays: (page) => goTo(page, '/replays'),
  'no table': (page) => goTo(page, '/table/nothing'),
  review: async (page) => {
    await midGame(page, 'augustus');
    await page.evaluate(() => { location.hash = `/review/${location.hash.split('/').at(-1)}`; });
    await page.waitForSelector('.review-chart');
  },
  ...Object.fromEntries(games.flatMap((game) => [
    [`new ${game}`, (page) => goTo(page, `/new/${game}`)],
    [`rules of ${game}`, async (page) => { await goTo(page, `/rules/${game}`); await page.waitForSelector('.rules h1'); }],
    [`table of ${game}`, (page) => midGame(page, game)],
    [`replay of ${game}`, async (page) => {
      await midGame(page, game);
      await page.evaluate(() => { location.hash = `/replay/${location.hash.split('/').at(-1)}`; });
      await page.waitForSelector('.scrub');
    }],
  ])),
};

const LOOKS = [
  { theme: 'light', width: 1440, height: 900 }, { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 820, height: 1100 }, { theme: 'light', width: 390, height: 844 },
];

for (const [name, open] of Object.entries(PAGES)) {
  test(`axe: ${name}`, async ({ page }) => {
    await openHome(page);
    await open(page);
    for (const { theme, width, height } of LOOKS) {
      await page.evaluate((value) => { document.documentElement.dataset.theme = value; }, theme);
      await page.setViewportSize({ width, height });
      expect(await seriousFindings(page), `${theme} ${width}`).toEqual([]);
    }
  });
}

test('keys alone play a turn', async ({ page }) => {
  await openHome(page);
  await beginTable(page, 'exemplum');
  await awaitTurn(page);
  const before = await page.locator('.log-line').count();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.chip.glows'))) break;
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(before);
  await awaitTurn(page);
  expect(await page.locator('[aria-live]').textContent()).toMatch(/\w/);
});

test('the rules are searched, and a clause has its place', async ({ page }) => {
  await openHome(page);
  await goTo(page, '/rules/exemplum/EX-BED');
  await expect(page.locator('#EX-BED.meant')).toBeInViewport();
  await page.getByRole('searchbox').fill('coin inn');
  await expect(page.locator('.found')).toHaveCount(1);
  await expect(page.locator('.found')).toContainText('EX-INN');
});

test('a guided first turn goes through its steps by what it suggests', async ({ page }) => {
  await openHome(page);
  await goTo(page, '/learn/exemplum');
  const seen = new Set();
  for (let i = 0; i < 12; i++) {
    await awaitTurn(page);
    const words = await page.locator('.guide p').textContent({ timeout: 5000 });
    seen.add(words);
    if (words.includes('whole round')) break;
    await page.locator('.chip.suggested, .prompt .button.main').first().click();
  }
  expect(seen.size).toBe(5);
});

test('a choice is taken back, and a hint is given', async ({ page }) => {
  await openHome(page);
  await beginTable(page, 'exemplum');
  await awaitTurn(page);
  await page.getByRole('button', { name: /Hint/ }).click();
  await expect(page.locator('.suggestion').first()).toContainText('%');
  const random = randomly(5);
  for (let i = 0; i < 30 && !(await page.getByRole('button', { name: 'Take back', exact: true }).isVisible()); i++) {
    await awaitTurn(page);
    await clickSomething(page, random);
    await page.waitForTimeout(30);
  }
  const lines = await page.locator('.log-line').count();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.poll(() => page.locator('.log-line').count()).toBeLessThan(lines);
});

test('two people at one screen hand it over', async ({ page }) => {
  await openHome(page);
  await goTo(page, '/new/exemplum');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('.new-fields select').nth(1).selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I am Aulus' }).click();
  await page.locator('.chip.glows').first().click();
  await expect(page.getByRole('button', { name: 'I am Gaius' })).toBeVisible();
  await expect(page.locator('.log')).not.toContainText('Aulus will ride');
});

test('a moment is shared in a link', async ({ page }) => {
  await openHome(page);
  await midGame(page, 'exemplum');
  await page.evaluate(() => { location.hash = `/replay/${location.hash.split('/').at(-1)}?ply=9&as=aulus`; });
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/replay/='));
  const link = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.scrub')).toContainText('9 of');
});
