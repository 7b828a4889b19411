import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
const report = process.env['JOURNEY_REPORT'];

/** Journeys through the production build; each worker has a storefront of its own (support/storefront.ts). */
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
      // Without internet access Chromium's background requests are slow; as root it runs without sandbox.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--no-sandbox',
        '--disable-gpu',
        // Saves a process: there is no graphics card.
        '--in-process-gpu',
      ],
    },
  },
  outputDir: '../test-results',
});
