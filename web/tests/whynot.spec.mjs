/* web/tests/whynot.spec.mjs -- whatever cannot be done says why not. */

import { expect, test } from '@playwright/test';
import { awaitTurn, beginTable, clickSomething, games, isOver, openHome, randomly } from './table.mjs';

const QUIET = '.chip.refuses:not(label), .stage .target:not(.glows)';

/* Clicks quiet things one after another and returns those that were not answered. */
async function askAll(page, most) {
  const count = Math.min(most, await page.locator(QUIET).count());
  const silent = [];
  for (let i = 0; i < count; i++) {
    const label = await page.evaluate(([selector, n]) => {
      document.querySelectorAll('details').forEach((details) => { details.open = true; });
      const all = [...document.querySelectorAll(selector)];
      const thing = all[(n * 7) % all.length];
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }));
      return thing?.getAttribute('aria-label') ?? thing?.textContent;
    }, [QUIET, i]);
    const answer = page.locator('.why-not b, [role=menu]').first();
    const isAnswered = await answer.waitFor({ timeout: 2000 }).then(() => true, () => false);
    if (!isAnswered || !(await answer.textContent()).trim()) silent.push(label);
    await page.keyboard.press('Escape');
    await page.locator('.why-not, [role=menu]').first().waitFor({ state: 'detached', timeout: 2000 }).catch(() => undefined);
  }
  return { count, silent };
}

for (const game of games) {
  test(`${game}: every refusal is answered`, async ({ page }) => {
    await openHome(page);
    await beginTable(page, game);
    const random = randomly(11);
    let asked = 0;
    for (let turn = 0; turn < 12 && !(await isOver(page)); turn++) {
      await awaitTurn(page);
      const { count, silent } = await askAll(page, 10);
      expect(silent).toEqual([]);
      asked += count;
      await awaitTurn(page);
      if (await isOver(page)) break;
      await clickSomething(page, random);
    }
    expect(asked).toBeGreaterThan(20);
  });
}
