/* web/tests/games.spec.mjs -- whole games by clicking what glows, and their replays. */

import { expect, test } from '@playwright/test';
import { beginTable, games, openHome, playOut, savedRecord } from './table.mjs';

for (const game of games) {
  test(`${game}: a whole game against bots, and its replay`, async ({ page }) => {
    const errors = await openHome(page);
    await beginTable(page, game);
    await playOut(page);
    await expect(page.locator('.prompt .caps')).toHaveText('Game over');
    const record = await savedRecord(page);
    expect(record).toMatch(/\nend\n$/);
    const print = [...record.matchAll(/ ;([0-9a-f]{4})$/gm)].at(-1)[1];
    await page.getByRole('link', { name: 'Watch replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.locator(`[data-print="${print}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await expect(page.locator('.verified')).toContainText('Verified');
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect(page.locator('.prompt h2')).toHaveText('The opening');
    expect(errors).toEqual([]);
  });

  test(`${game}: on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const errors = await openHome(page);
    await beginTable(page, game);
    await playOut(page, { most: 40, seed: 7 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(tooSmall)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/* Runs in the page: words below 12 px, buttons below 44 px. */
function tooSmall() {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
  const texts = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
  const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize); /* 0: not shown at all */
  const small = texts.filter((element) => isShown(element) && !element.closest('svg') && sizeOf(element) > 0 && sizeOf(element) < 12);
  const buttons = [...document.querySelectorAll('button.button, button.chip, button.icon-button')]
    .filter((button) => isShown(button) && button.getBoundingClientRect().height < 43.5);
  return [...small, ...buttons].map((element) => element.outerHTML.slice(0, 120));
}
