/* web/tests/playwright.config.mjs -- how the browser tests run: Debian's Chromium, two at a time. */

import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: '.',
	testMatch: '*.spec.mjs',
	workers: 2,
	fullyParallel: true,
	timeout: process.env.LONG ? 900_000 : 120_000,
	expect: { timeout: 15_000 } /* machines are shared */,
	reporter: [['list'], ['./count.mjs']],
	outputDir: '../../build/web-tests',
	globalSetup: './server.mjs',
	use: {
		browserName: 'chromium',
		headless: true,
		serviceWorkers: 'block',
		viewport: { width: 1440, height: 900 },
		launchOptions: {
			executablePath: '/usr/bin/chromium',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
});
