/* web/tests/engine.spec.mjs -- the engine in the browser: records, no network. */

import { expect, test } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { awaitTurn, openHome } from './table.mjs';

const folder = new URL('../../tests/records/', import.meta.url);
const web = new URL('../../build/web/', import.meta.url);
const workerName = readdirSync(web).find((name) => /^worker-.*\.js$/.test(name));

/* The module with this record's game. */
function moduleFor(record) {
  const game = /^game: (.*)$/m.exec(record)[1];
  const find = (id) => readdirSync(web).find((name) => new RegExp(`^engine-${id}-[0-9a-f]{8}\\.wasm$`).test(name));
  return find(game) ?? find('others');
}

test('replays every record to the same fingerprints', async ({ page }) => {
  await openHome(page);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.rubicon'))) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const told = [...text.matchAll(/ ;([0-9a-f]{4})$/gm)].map((match) => match[1]);
    const value = await page.evaluate(([script, module, record]) => new Promise((done) => {
      const worker = new Worker(script, { type: 'module' });
      worker.onmessage = (event) => { worker.terminate(); done(event.data); };
      worker.postMessage(module);
      worker.postMessage({ id: 1, name: 'replay', args: [new TextEncoder().encode(record)] });
    }), [workerName, moduleFor(text), text]);
    expect(value.error, name).toBeUndefined();
    expect(value.value.agreed, name).toBe(told.length);
    if (told.length > value.value.plies) expect(value.value.prints, name).toEqual(told);
  }
});

test('works without a network after the first visit', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.clock.install();
  await openHome(page);
  await page.clock.runFor(11_000); /* it does not compete with the first game */
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The die is cast.' })).toBeVisible();
  await page.getByRole('button', { name: /^Play now/ }).first().click();
  await awaitTurn(page);
  await page.reload();
  await awaitTurn(page);
  await context.close();
});
