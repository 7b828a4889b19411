import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, one of the system, or the one of Playwright (`null`). Installs
 * one if there is none.
 *
 * @throws Error when none can be installed
 */
export async function findBrowser(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  if (hasOwnBrowser()) return null;

  console.log('Chromium is not installed: installing it …');
  if (succeeds(join(WORKSPACE_ROOT, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium']))
    return null;
  if (
    process.getuid?.() === 0 &&
    succeeds('apt-get', ['update']) &&
    succeeds('apt-get', ['install', '-y', 'chromium'])
  ) {
    return '/usr/bin/chromium';
  }
  throw new Error('The journeys need a Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
}

function hasOwnBrowser(): boolean {
  const require = createRequire(join(WORKSPACE_ROOT, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath: () => string } };
  return existsSync(chromium.executablePath());
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
