import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { databaseTemplate } from './database-template';
import { findBrowser, findHeadlessShell } from './find-browser';
import { runScript, runTool } from '../process/run-tool';

/** Releases that the journeys start from; each worker copies them. */
export const JOURNEY_RELEASES = join(WORKSPACE_ROOT, '.cache/journeys/releases');
/** Keys that sign these releases. */
export const JOURNEY_KEYS = join(WORKSPACE_ROOT, '.cache/journeys/keys');
export const JOURNEY_REPORT = join(WORKSPACE_ROOT, '.cache/journeys/report.json');

/** Builds missing releases. @returns the exit code */
export function releaseForJourneys(): Promise<number> {
  return runScript('delivery/src/commands/release-missing.ts', [], {
    RELEASE_STORE: JOURNEY_RELEASES,
    RELEASE_KEYS: JOURNEY_KEYS,
  });
}

/** Finds a browser and runs the journeys on the releases of `releaseForJourneys`. @returns the exit code */
export async function runJourneys(
  args: readonly string[],
  config = 'e2e/playwright.config.ts',
): Promise<number> {
  const browser = await findBrowser();
  const headlessShell = findHeadlessShell(browser);
  return runTool('playwright', ['test', '--config', config, ...args], {
    ...(await databaseTemplate()),
    JOURNEY_RELEASES,
    JOURNEY_KEYS,
    JOURNEY_REPORT,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    ...(headlessShell === null ? {} : { HEADLESS_SHELL_PATH: headlessShell }),
  });
}
