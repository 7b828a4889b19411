import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { bundleProgram } from '../build/bundle-program';
import { WORKSPACE_ROOT } from '../workspace';

import { databaseTemplate } from './database-template';
import { findBrowser, findHeadlessShell } from './find-browser';
import { runScript, runTool } from '../process/run-tool';

/** Releases that the journeys start from; each worker copies them. */
export const JOURNEY_RELEASES = join(WORKSPACE_ROOT, '.cache/journeys/releases');
/** Keys that sign these releases. */
export const JOURNEY_KEYS = join(WORKSPACE_ROOT, '.cache/journeys/keys');
export const JOURNEY_REPORT = join(WORKSPACE_ROOT, '.cache/journeys/report.json');

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The edge server as one file. */
const JOURNEY_EDGE = join(WORKSPACE_ROOT, '.cache/journeys/edge');

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
    JOURNEY_EDGE: bundleEdge(),
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    ...(headlessShell === null ? {} : { HEADLESS_SHELL_PATH: headlessShell }),
  });
}

const SITE_ICONS = join(WORKSPACE_ROOT, 'delivery/src/edge/site-icons');

/**
 * Bundles the edge server: the journeys start it more than thirty times, and the bundle starts in half the processor
 * time of the sources. @returns its file
 */
function bundleEdge(): string {
  rmSync(JOURNEY_EDGE, { recursive: true, force: true });
  const packages = packagesOf('delivery');
  const server = bundleProgram('delivery/src/edge/server.ts', JOURNEY_EDGE, packages);
  const thread = bundleProgram('delivery/src/render/render-worker.ts', JOURNEY_EDGE, packages);
  // The server starts its render threads from this file.
  renameSync(thread, join(JOURNEY_EDGE, 'render-thread.mjs'));
  // It reads the icons from its own folder.
  for (const name of readdirSync(SITE_ICONS).filter((each) => !each.endsWith('.ts')))
    copyFileSync(join(SITE_ICONS, name), join(JOURNEY_EDGE, name));
  return server;
}

function packagesOf(owner: string) {
  const { dependencies } = packageSchema.parse(
    JSON.parse(readFileSync(join(WORKSPACE_ROOT, owner, 'package.json'), 'utf8')),
  );
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@storefront/'))
    .map((name) => ({ name, owner }));
}
