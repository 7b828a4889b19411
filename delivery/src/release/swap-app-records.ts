import { userInfo } from 'node:os';

import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { recordsOf } from '../registry/release-records';
import { RegistryConflict, type NewChange, type ReleaseStore } from '../store/release-store';

/** A release must not go live; the message contains every reason. */
export class ReleaseRejected extends Error {
  override readonly name = 'ReleaseRejected';
}

/** Live versions of an app with their percentages. Two differ if the app was released or rolled back in between. */
export type AppFingerprint = string;

export function appFingerprint(registry: Registry, app: string): AppFingerprint {
  return recordsOf(registry, app)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic ?? 100}`)
    .join(', ');
}

export type AppChange = Pick<NewChange, 'why' | 'from' | 'to' | 'untested'> & {
  /** Percent of visitors. */
  readonly share: number;
  /** Author of the change; default: the user of this machine. */
  readonly by?: string;
};

const MAX_ATTEMPTS = 20;

/**
 * Replaces the records of one app in the registry, and retries if another app is released at the same time.
 *
 * @param expected state of the app that the decision is based on
 * @param recordsFor called again for each attempt
 * @throws ReleaseRejected when the app is no longer in the expected state
 */
export async function swapAppRecords(
  store: ReleaseStore,
  app: string,
  expected: AppFingerprint,
  { share, by = userInfo().username, untested, ...change }: AppChange,
  recordsFor: (registry: Registry) => Promise<readonly ReleaseRecord[]>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const registry = await store.registry();
    if (appFingerprint(registry, app) !== expected)
      throw new ReleaseRejected(await conflictMessage(store, app));
    const next = {
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        [`${REGISTRY_SCOPE}/${app}`]: [...(await recordsFor(registry))],
      },
    };
    try {
      await store.swap(next, {
        ...change,
        at: new Date().toISOString(),
        by,
        part: app,
        ...(share === 100 ? {} : { share }),
        ...(untested === undefined ? {} : { untested }),
      });
      return;
    } catch (error) {
      if (!(error instanceof RegistryConflict) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function conflictMessage(store: ReleaseStore, app: string): Promise<string> {
  const last = (await store.history()).findLast((change) => change.part === app);
  const what = last ? ` (${last.to} by ${last.by}: ${last.why})` : '';
  return (
    `${app} was changed by another release in the meantime${what}: nothing was done. ` +
    `Check npm run release -- status, and run the command again if it is still needed.`
  );
}
