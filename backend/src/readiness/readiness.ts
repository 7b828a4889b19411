import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

import { unwritableReason } from './data-folder';

/** A load balancer polls every second or so: the probe runs less often than that while all is well. */
const READY_FOR_MS = 5_000;
const UNREADY_FOR_MS = 500;
/** A probe that takes longer counts as failed. */
const PROBE_LIMIT_MS = 3_000;

export interface ReadinessDeps {
  readonly db: Database;
  /** Folder of the embedded database; `null` with PostgreSQL, whose disk its own writes test. */
  readonly databaseFolder: string | null;
  /** Milliseconds, of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What keeps this process from taking bookings. Details are logged, not sent: they name hosts and folders. */
export type UnreadyReason = 'database' | 'disk';

interface Unready {
  readonly reason: UnreadyReason;
  readonly detail: string;
}

/**
 * Returns a check whether this process can take bookings: the reason why not, or `null`. It writes to the database, since
 * a full disk and a standby still execute queries. Results are cached and shared by concurrent calls.
 */
export function createReadiness({ db, databaseFolder, now = () => performance.now() }: ReadinessDeps) {
  let validUntil = -Infinity;
  let latest: Promise<UnreadyReason | null> = Promise.resolve(null);
  let isProbing = false;
  let wasReady = true;

  const probe = async () => {
    const unready = await limited(findObstacle(db, databaseFolder));
    if (wasReady && unready !== null) console.error(`not ready: ${unready.detail}`);
    if (!wasReady && unready === null) console.log('ready again');
    wasReady = unready === null;
    validUntil = now() + (wasReady ? READY_FOR_MS : UNREADY_FOR_MS);
    isProbing = false;
    return unready?.reason ?? null;
  };
  return (): Promise<UnreadyReason | null> => {
    if (isProbing || now() < validUntil) return latest;
    isProbing = true;
    latest = probe();
    return latest;
  };
}

async function findObstacle(db: Database, databaseFolder: string | null): Promise<Unready | null> {
  const unwritable = databaseFolder === null ? null : await unwritableReason(databaseFolder);
  if (unwritable !== null) return { reason: 'disk', detail: unwritable };
  try {
    await writeProbe(db);
    return null;
  } catch (error) {
    return { reason: 'database', detail: errorMessage(error) };
  }
}

/** Uses the counters, whose rows are deleted when they have expired. */
async function writeProbe(db: Database): Promise<void> {
  await sql`
    insert into rate_counts (key, window_ends, hits) values ('readiness', now() + interval '1 minute', 1)
    on conflict (key) do update set window_ends = excluded.window_ends`.execute(db);
}

async function limited(obstacle: Promise<Unready | null>): Promise<Unready | null> {
  const limit = new AbortController();
  const late: Unready = { reason: 'database', detail: `no response within ${PROBE_LIMIT_MS} ms` };
  try {
    return await Promise.race([
      obstacle,
      pause(PROBE_LIMIT_MS, late, { signal: limit.signal }).catch(() => null),
    ]);
  } finally {
    limit.abort();
  }
}
