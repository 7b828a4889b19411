import type { PartName } from '@storefront/tooling/build/parts';

import { buildInProcess } from './build-in-process';
import type { ReleaseStore } from '../store/release-store';

import { budgetFaults, budgetOf, kilobytes, pageWeights } from './budgets';
import { makeLive, requireFit, type ReleaseOptions, type ReleaseOutcome } from './make-live';
import { testPart } from './app-tests';
import { createProgress } from './progress';
import { readBuild, uploadBuild } from './release-build';
import { partMark, ReleaseRefused } from './swap-app-records';

export interface SourceRelease extends Omit<ReleaseOptions, 'seen'> {
  /** `false`: into the store only, to be previewed. */
  readonly live: boolean;
}

const STEPS = { dryRun: 4, upload: 5, live: 6 };

/**
 * The whole way of a release: build that part alone, its tests, its budgets, whether it goes with what is live,
 * upload, and last the swap of the registry. Whatever stands against it stops it before anything is uploaded.
 *
 * @throws ReleaseRefused with why, and what to do
 */
export async function releaseSources(
  store: ReleaseStore,
  part: PartName,
  { live, ...options }: SourceRelease,
  say: (line: string) => void,
): Promise<ReleaseOutcome> {
  const { dryRun = false, untested } = options;
  const progress = createProgress(dryRun ? STEPS.dryRun : live ? STEPS.live : STEPS.upload, say);
  // From here on: whoever changes the part while this one builds is not overrun.
  const seen = partMark(await store.registry(), part);

  const folder = await progress.step(`build ${part}`, () => buildInProcess(part));
  const manifest = await readBuild(folder);
  await progress.step(
    `tests of ${part}`,
    async () => (untested === undefined ? testPart(part) : null),
    (passed) => (passed === null ? `left out: ${untested}` : `${passed} passed`),
  );
  await progress.step(
    'budgets',
    () => withinBudget(folder, manifest),
    ({ heaviest, budget }) => `heaviest page ${kilobytes(heaviest)} of ${kilobytes(budget)}`,
  );
  await progress.step(
    'does it go with what is live',
    async () => requireFit(store, manifest, await store.registry(), folder),
    () => 'it does',
  );
  const { version } = manifest;
  if (dryRun) {
    const outcome = await makeLive(store, manifest, { ...options, seen, folder });
    say(`  nothing was uploaded and nothing changed (--dry-run)`);
    return outcome;
  }
  await progress.step(`upload ${version}`, () => uploadBuild(store, folder));
  if (!live) return { part, version, before: null, changed: false };
  const outcome = await progress.step('the registry', () => makeLive(store, manifest, { ...options, seen }));
  say(`  ${progress.soFar()} in all`);
  return outcome;
}

async function withinBudget(folder: string, manifest: Awaited<ReturnType<typeof readBuild>>) {
  const [weights, budget] = await Promise.all([pageWeights(folder, manifest), budgetOf(manifest.name)]);
  const faults = budgetFaults(manifest.name, weights, budget);
  if (faults.length > 0) throw new ReleaseRefused(faults.join('\n'));
  return { heaviest: weights[0]?.bytes ?? 0, budget };
}
