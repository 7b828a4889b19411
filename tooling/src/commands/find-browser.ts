import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const SYSTEM = [
  DEBIAN_CHROMIUM,
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
    return DEBIAN_CHROMIUM;
  }
  throw new Error('The journeys need a Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a browser that only runs headless, for tests that need no back/forward cache: it uses less processor time
 * than Chromium. `HEADLESS_SHELL_PATH`, or that of the system, which is installed beside a Chromium of Debian.
 *
 * @param browser the result of `findBrowser`; the browser of Playwright (`null`) has a headless shell of its own
 * @returns the path of the headless shell, else `browser`
 */
export function findHeadlessShell(browser: string | null): string | null {
  const named = process.env['HEADLESS_SHELL_PATH'];
  if (named) return named;
  if (browser !== DEBIAN_CHROMIUM) return browser;
  const isAvailable =
    existsSync(HEADLESS_SHELL) ||
    (process.getuid?.() === 0 &&
      succeeds('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) &&
      existsSync(HEADLESS_SHELL));
  return isAvailable ? HEADLESS_SHELL : browser;
}

function hasOwnBrowser(): boolean {
  const require = createRequire(join(WORKSPACE_ROOT, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath: () => string } };
  return existsSync(chromium.executablePath());
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
