import { errorMessage } from '@storefront/server-kit/error-text';

import type { ReleaseStore } from '../store/release-store';

/** Whether somebody keeps this server from seeing newer registries. */
export interface Freshness {
  readonly state: 'fresh' | 'expired' | 'missing' | 'unreadable' | 'outdated';
  /** ISO instant at which the timestamp expires; `null` if there is none. */
  readonly expires: string | null;
  /** What to do; `null` while it is fresh. */
  readonly problem: string | null;
}

interface FreshnessOptions {
  readonly store: Pick<ReleaseStore, 'timestamp' | 'rootVersion' | 'highestRevision'>;
  /** Revision of the registry in use; `null` without one. */
  readonly revision: () => Promise<number | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives a line when the state changes, and once an hour while there is a problem. */
  readonly alarm: (line: string) => void;
}

const REPEAT_MS = 3_600_000;

/**
 * Checks the timestamp of the release store. A server with an expired one continues with its last valid registry: an
 * attacker who withholds updates must not take the shop offline, but is noticed.
 */
export function registryFreshness({ store, revision, now, alarm }: FreshnessOptions) {
  let last: { readonly state: Freshness['state']; readonly alarmedAt: number } | null = null;

  return {
    /** Never rejects. */
    async check(): Promise<Freshness> {
      const found = await read();
      const isNew = last?.state !== found.state;
      if (found.problem !== null && (isNew || now() - (last?.alarmedAt ?? 0) >= REPEAT_MS)) {
        alarm(found.problem);
        last = { state: found.state, alarmedAt: now() };
      } else if (isNew) last = { state: found.state, alarmedAt: now() };
      return found;
    },
  };

  async function read(): Promise<Freshness> {
    try {
      const [timestamp, rootVersion] = await Promise.all([store.timestamp(), store.rootVersion()]);
      if (!timestamp) return problem('missing', null, 'The release store has no timestamp');
      const { expires } = timestamp;
      const [current, highest] = await Promise.all([revision(), store.highestRevision()]);
      const newest = Math.max(timestamp.revision, highest);
      if (timestamp.rootVersion > rootVersion || (current !== null && newest > current)) {
        const text = `Revision ${newest} of the registry exists, and this server has ${current ?? 'none'}`;
        return problem('outdated', expires, text);
      }
      if (Date.parse(expires) > now()) return { state: 'fresh', expires, problem: null };
      return problem('expired', expires, `The timestamp of the release store expired at ${expires}`);
    } catch (error) {
      return problem('unreadable', null, errorMessage(error));
    }
  }
}

function problem(state: Freshness['state'], expires: string | null, text: string): Freshness {
  const advice =
    'This server may be kept from seeing newer releases. It continues with the last registry that it verified. ' +
    'Check the watcher, or run npm run release -- renew (docs/operations.md, "Keys").';
  return { state, expires, problem: `${text}. ${advice}` };
}
