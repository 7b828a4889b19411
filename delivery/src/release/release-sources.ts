import type { AppName } from '@storefront/tooling/apps';

import type { ReleaseStore } from '../store/release-store';

import { runAppTests } from './app-tests';
import { budgetProblems, budgetOf, kilobytes, pageWeights } from './budgets';
import { buildInProcess } from './build-in-process';
import { makeLive, requireCompatible, type ReleaseOptions, type ReleaseOutcome } from './make-live';
import { createProgress } from './progress';
import { readBuild, uploadBuild } from './release-build';
import { appFingerprint, ReleaseRejected } from './swap-app-records';

export interface SourceReleaseOptions extends Omit<ReleaseOptions, 'expected'> {
  /** `false`: publish only, for a preview. */
  readonly live: boolean;
}

const STEP_COUNTS = { dryRun: 4, upload: 5, live: 6 };

/**
 * Releases an app from its sources: build, tests, budgets, compatibility check, upload, registry update. Any
 * problem stops the release before the upload.
 *
 * @throws ReleaseRejected with the reason and what to do
 */
export async function releaseSources(
  store: ReleaseStore,
  app: AppName,
  { live, ...options }: SourceReleaseOptions,
  log: (line: string) => void,
): Promise<ReleaseOutcome> {
  const { dryRun = false, untested } = options;
  const progress = createProgress(
    dryRun ? STEP_COUNTS.dryRun : live ? STEP_COUNTS.live : STEP_COUNTS.upload,
    log,
  );
  // Read before the build, so that a change made during the build is not overwritten.
  const expected = appFingerprint(await store.registry(), app);

  const folder = await progress.step(`build ${app}`, () => buildInProcess(app));
  const manifest = await readBuild(folder);
  await progress.step(
    `tests of ${app}`,
    async () => (untested === undefined ? runAppTests(app) : null),
    (passed) => (passed === null ? `skipped: ${untested}` : `${passed} passed`),
  );
  await progress.step(
    'budgets',
    () => requireWithinBudget(folder, manifest),
    ({ heaviest, budget }) => `heaviest page ${kilobytes(heaviest)} of ${kilobytes(budget)}`,
  );
  await progress.step(
    'compatibility check',
    async () => requireCompatible(store, manifest, await store.registry(), folder),
    () => 'compatible',
  );
  const { version } = manifest;
  if (dryRun) {
    const outcome = await makeLive(store, manifest, { ...options, expected, folder });
    log(`  dry run: nothing was uploaded or changed`);
    return outcome;
  }
  await progress.step(`upload ${version}`, () => uploadBuild(store, folder));
  if (!live) return { app, version, previousVersion: null, changed: false };
  const outcome = await progress.step('update the registry', () =>
    makeLive(store, manifest, { ...options, expected }),
  );
  log(`  ${progress.elapsed()} in total`);
  return outcome;
}

async function requireWithinBudget(folder: string, manifest: Awaited<ReturnType<typeof readBuild>>) {
  const [weights, budget] = await Promise.all([pageWeights(folder, manifest), budgetOf(manifest.name)]);
  const problems = budgetProblems(manifest.name, weights, budget);
  if (problems.length > 0) throw new ReleaseRejected(problems.join('\n'));
  return { heaviest: weights[0]?.bytes ?? 0, budget };
}
