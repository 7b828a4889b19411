import type { AppName } from '@storefront/tooling/apps';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { readFixtures } from '../compatibility/read-fixtures';
import { recordingProblems } from '../compatibility/recording-problems';

import type { ReleaseStore } from '../store/release-store';

import { attachProvenance } from './attach-provenance';
import {
  budgetProblems,
  budgetOf,
  kilobytes,
  liveShellBytes,
  measuredBudget,
  pageBudget,
  pageWeights,
} from './budgets';
import { CHECKED_BUILD_STEPS, checkedBuild } from './checked-build';
import { makeLive, requireReleasable, type ReleaseOptions, type ReleaseOutcome } from './make-live';
import { createProgress } from './progress';
import { readBuild, uploadBuild } from './release-build';
import { appFingerprint, ReleaseRejected } from './swap-app-records';

export interface SourceReleaseOptions extends Omit<ReleaseOptions, 'expected'> {
  /** `false`: publish only, for a preview. */
  readonly live: boolean;
}

/** Budgets and compatibility, then upload, then the registry. */
const STEP_COUNTS = {
  dryRun: CHECKED_BUILD_STEPS + 2,
  upload: CHECKED_BUILD_STEPS + 3,
  live: CHECKED_BUILD_STEPS + 4,
};

/**
 * Releases an app from its sources: build, types, lint, boundaries, tests, budgets, compatibility check, upload,
 * registry update. A problem of the build stops the release before the upload, one of the registry (a withdrawn app, a first
 * release as a canary) after it; then only files remain that nobody refers to.
 *
 * @param build unit tests have another one, because it takes minutes
 * @throws ReleaseRejected with the reason and what to do
 */
export async function releaseSources(
  store: ReleaseStore,
  app: AppName,
  { live, ...options }: SourceReleaseOptions,
  log: (line: string) => void,
  build: typeof checkedBuild = checkedBuild,
): Promise<ReleaseOutcome> {
  const { dryRun = false, untested } = options;
  const progress = createProgress(
    dryRun ? STEP_COUNTS.dryRun : live ? STEP_COUNTS.live : STEP_COUNTS.upload,
    log,
  );
  // Before the build, which takes longer than this error should.
  if (!dryRun) await store.requireSigningKey(app);
  // Read before the build, so that a change made during the build is not overwritten.
  const expected = appFingerprint(await store.registry(), app);

  const folder = await build(app, { untested: untested ?? null, progress });
  const { budget } = await progress.step(
    'budgets',
    async () => requireWithinBudget(store, folder, await readBuild(folder)),
    ({ heaviest, limit }) => `heaviest page ${kilobytes(heaviest)} of ${kilobytes(limit)}`,
  );
  await attachProvenance(store, folder, budget);
  const manifest = await readBuild(folder);
  await progress.step(
    'compatibility check',
    async () => {
      await requireRecorded(folder, manifest);
      await requireReleasable(store, manifest, { ...options, folder });
    },
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

/** The shell's build contains the real schema of the session; remotes are judged by what their tests recorded. */
async function requireRecorded(folder: string, manifest: AppManifest): Promise<void> {
  if (manifest.name === 'shell') return;
  const problems = recordingProblems(manifest, await readFixtures(folder, manifest));
  if (problems.length > 0) throw new ReleaseRejected(problems.join('\n'));
}

async function requireWithinBudget(store: ReleaseStore, folder: string, manifest: AppManifest) {
  const [shellBytes, limits] = await Promise.all([liveShellBytes(store), budgetOf(manifest.name)]);
  const weights = await pageWeights(folder, manifest, shellBytes);
  const problems = budgetProblems(manifest.name, weights, limits);
  if (problems.length > 0) throw new ReleaseRejected(problems.join('\n'));
  const [heaviest = { route: '', bytes: 0 }] = weights;
  return {
    heaviest: heaviest.bytes,
    limit: pageBudget(limits, heaviest.route),
    budget: measuredBudget(weights, limits),
  };
}
