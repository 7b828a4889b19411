import type { DeliveryEnvironment } from '../config/environment';
import { recordsOf } from '../registry/release-records';
import type { ReleaseOutcome } from '../release/make-live';
import { waitUntilVisible } from '../release/wait-until-visible';
import type { ReleaseStore } from '../store/release-store';

interface ReportOptions {
  readonly store: ReleaseStore;
  readonly environment: DeliveryEnvironment;
  readonly dryRun: boolean;
  /** Percent of visitors; default: the change is for all of them. */
  readonly canary?: number | null;
}

/** Prints what a change did, and whether the site serves it. */
export async function report(
  { app, version, previousVersion, changed, note, markedHarmful }: ReleaseOutcome,
  { store, environment: { storefront }, dryRun, canary = null }: ReportOptions,
): Promise<void> {
  if (!changed) return console.log(note ?? `${app} ${version} is already live: nothing to do.`);
  const verb = dryRun ? 'would be' : 'is';
  console.log(
    canary === null
      ? `${app} ${version} ${verb} live${previousVersion ? `, ${previousVersion} before` : ''}.`
      : `${app} ${version} ${verb} live for ${canary}% of visitors, ${previousVersion ?? 'nothing'} for the others.`,
  );
  if (markedHarmful !== undefined) console.log(`${markedHarmful} ${verb} marked as harmful.`);
  if (dryRun) return;
  const written = recordsOf(await store.registry(), app);
  const ms = await waitUntilVisible(storefront.siteUrl, app, written);
  console.log(
    ms === null
      ? `${storefront.siteUrl} does not serve it yet: check that the site is running with this release store.`
      : `${storefront.siteUrl} serves it, ${(ms / 1000).toFixed(1)} s after the update of the registry.`,
  );
}
