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
 * A Chromium to test with: the one that is named, one of the system, Playwright's own (`null`), or one that
 * can be had now.
 *
 * @throws Error saying how to get one
 */
export async function findBrowser(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  if (hasOwnBrowser()) return null;

  console.log('No Chromium here: getting one …');
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
