import { userInfo } from 'node:os';

import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { withHarmfulMark, withoutHarmfulMark } from '../registry/harmful-marks';
import { isDeployment } from '../registry/live-line';
import { recordsOf } from '../registry/release-records';
import {
  RegistryConflict,
  type NewChange,
  type ReleaseStore,
  type StoredRegistry,
} from '../store/release-store';

/** A release must not go live; the message contains every reason. */
export class ReleaseRejected extends Error {
  override readonly name = 'ReleaseRejected';
  /** Messages of the tool that found the problem, which the failed step prints; empty if the reason is enough. */
  readonly toolOutput: string;

  constructor(message: string, toolOutput = '') {
    super(message);
    this.toolOutput = toolOutput;
  }
}

/** Live versions of an app with their percentages. Two differ if the app was released or rolled back in between. */
export type AppFingerprint = string;

export function appFingerprint(registry: Registry, app: string): AppFingerprint {
  return recordsOf(registry, app)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic ?? 100}`)
    .join(', ');
}

export type AppChange = Pick<NewChange, 'why' | 'from' | 'to' | 'untested' | 'action' | 'overrode'> & {
  /** Percent of visitors. */
  readonly share: number;
  /** Author of the change; default: the user of this machine. */
  readonly by?: string;
  /** A version to mark as harmful with the same change. */
  readonly marksHarmful?: string | null;
  /** A version whose mark is removed with the same change. */
  readonly clearsMark?: string | null;
};

/** Who changes the registry, when and why. */
export type ChangeAuthor = Pick<NewChange, 'at' | 'by' | 'why'>;

export interface PreparedChange {
  readonly registry: StoredRegistry;
  /** Fields of the history entry. */
  readonly recorded?: Partial<NewChange>;
}

const MAX_ATTEMPTS = 20;

/**
 * Replaces the records of one app in the registry, and retries if another app is released at the same time.
 *
 * @param expected state of the app that the decision is based on
 * @param recordsFor called again for each attempt
 * @param prepare returns the registry with the changes outside of the app's records, and what the history adds
 * @throws ReleaseRejected when the app is no longer in the expected state
 */
export async function swapAppRecords(
  store: ReleaseStore,
  app: string,
  expected: AppFingerprint,
  change: AppChange,
  recordsFor: (registry: StoredRegistry) => Promise<readonly ReleaseRecord[]>,
  prepare: (registry: StoredRegistry, who: ChangeAuthor) => Promise<PreparedChange> = async (registry) => ({
    registry,
  }),
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const registry = await store.registry();
    if (appFingerprint(registry, app) !== expected)
      throw new ReleaseRejected(await conflictMessage(store, app));
    const at = new Date().toISOString();
    const marked = withMarks(registry, app, change, at);
    const { by = userInfo().username, why } = change;
    const { registry: next, recorded } = await prepare(marked, { at, by, why });
    const records = await recordsFor(marked);
    const microFrontends = {
      ...next.microFrontends,
      // An app that only has marks was never released; one that was keeps an empty entry.
      ...(records.length > 0 || recordsOf(registry, app).length > 0
        ? { [`${REGISTRY_SCOPE}/${app}`]: [...records] }
        : {}),
    };
    try {
      await store.swap({ ...next, microFrontends }, { ...entryOf(app, change, at), ...recorded });
      return;
    } catch (error) {
      if (!(error instanceof RegistryConflict) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function withMarks(registry: StoredRegistry, app: string, change: AppChange, at: string): StoredRegistry {
  const { why, by = userInfo().username, marksHarmful, clearsMark } = change;
  if (marksHarmful) return withHarmfulMark(registry, app, { version: marksHarmful, at, by, why });
  return clearsMark ? withoutHarmfulMark(registry, app, clearsMark) : registry;
}

function entryOf(app: string, change: AppChange, at: string): NewChange {
  const { share, by = userInfo().username, marksHarmful: _marked, clearsMark: _cleared, ...entry } = change;
  return { ...entry, at, by, part: app, ...(share === 100 ? {} : { share }) };
}

async function conflictMessage(store: ReleaseStore, app: string): Promise<string> {
  const last = (await store.history()).findLast((change) => change.part === app && isDeployment(change));
  const what = last ? ` (${last.to} by ${last.by}: ${last.why})` : '';
  return (
    `${app} was changed by another release in the meantime${what}: nothing was done. ` +
    `Check npm run release -- status, and run the command again if it is still needed.`
  );
}
