import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
const report = process.env['JOURNEY_REPORT'];

/** Journeys through the built product; each worker has a storefront of its own (support/storefront.ts). */
export default defineConfig({
  testDir: './journeys',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A closed network makes Chromium's own background calls slow; as root it needs no sandbox.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--no-sandbox',
        '--disable-gpu',
        // One process less that hands every picture on, where nothing is drawn by a graphics card anyway.
        '--in-process-gpu',
      ],
    },
  },
  outputDir: '../test-results',
});
