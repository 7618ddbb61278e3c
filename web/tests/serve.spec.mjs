/* web/tests/serve.spec.mjs -- two browsers at one table of the real server. */

import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clickSomething, isOver, openHome, randomly } from './table.mjs';

const binary = fileURLToPath(new URL('../../rubicon', import.meta.url));
const ready = /what=listening .*port=(\d+)/;

/* Resolves with the address, once the server says that it listens. */
function startServer(folder) {
  const server = spawn(binary, ['serve', '--listen', '127.0.0.1:0', '--data', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((done, fail) => {
    let log = '';
    server.stderr.on('data', (bytes) => {
      log += bytes;
      const found = ready.exec(log);
      if (found) done({ server, address: `http://127.0.0.1:${found[1]}/` });
    });
    server.on('exit', () => fail(new Error(log)));
  });
}

const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
let server;
let address;

test.beforeAll(async () => {
  test.skip(!existsSync(binary), 'rubicon has not been built');
  ({ server, address } = await startServer(folder));
});

test.afterAll(() => {
  server?.removeAllListeners('exit');
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function takeTurns(pages, random) {
  for (let idle = 0; idle < 400; idle++) {
    if (await isOver(pages[0]) && await isOver(pages[1])) return;
    for (const page of pages) if (!(await isOver(page)) && await clickSomething(page, random)) idle = 0;
    await pages[0].waitForTimeout(15);
  }
}

test('two people meet, play, take back, talk and watch it again', async ({ browser }) => {
  const [anna, ben] = await Promise.all([0, 1].map(async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()));
  await openHome(anna, address);
  await openHome(ben, address);
  await anna.evaluate(() => { location.hash = '/new/exemplum?online=1'; });
  await anna.getByRole('button', { name: '2', exact: true }).click();
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna.getByText('1 of 2 seats are free')).toBeVisible();
  await ben.reload();
  await ben.getByRole('link', { name: /^Join/ }).click();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [anna, ben]) await expect(page.locator('.prompt.active')).toBeVisible();
  await ben.locator('.chip.refuses').first().click();
  await expect(ben.locator('.why-not')).toContainText('EX-RIDE');
  await ben.keyboard.press('Escape');
  await anna.locator('.chip.glows').first().click();
  await expect(anna.locator('.prompt h2')).toHaveText('You have chosen');
  await anna.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(anna.locator('.prompt.active')).toBeVisible();
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Salve!');
  await anna.keyboard.press('Enter');
  await anna.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Chat' }).click();
  await expect(ben.locator('.chat')).toContainText('Anna Salve!');
  await ben.keyboard.press('Escape');
  await takeTurns([anna, ben], randomly(9));
  for (const page of [anna, ben]) await expect(page.locator('.prompt .caps')).toHaveText('Game over');
  await ben.getByRole('link', { name: 'Watch replay' }).click();
  await ben.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(ben.locator('.verified')).toContainText('Verified');
});
