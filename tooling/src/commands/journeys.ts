import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { databaseTemplate } from './database-template';
import { findBrowser } from './find-browser';
import { runScript, runTool } from '../process/run-tool';

/** Releases that the journeys start from; each worker copies them. */
export const JOURNEY_RELEASES = join(WORKSPACE_ROOT, '.cache/journeys/releases');
/** Keys that sign these releases. */
export const JOURNEY_KEYS = join(WORKSPACE_ROOT, '.cache/journeys/keys');
export const JOURNEY_REPORT = join(WORKSPACE_ROOT, '.cache/journeys/report.json');

/** Builds missing releases, finds a browser and runs the journeys. */
export async function runJourneys(args: readonly string[]): Promise<{ readonly code: number }> {
  const released = await runScript('delivery/src/commands/release-missing.ts', [], {
    RELEASE_STORE: JOURNEY_RELEASES,
    RELEASE_KEYS: JOURNEY_KEYS,
  });
  if (released !== 0) return { code: released };

  const browser = await findBrowser();
  const code = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...(await databaseTemplate()),
    JOURNEY_RELEASES,
    JOURNEY_KEYS,
    JOURNEY_REPORT,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
  });
  return { code };
}
