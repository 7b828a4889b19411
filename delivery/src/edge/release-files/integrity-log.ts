import { LRUCache } from 'lru-cache';

/** Why a file that a release should have is not served. */
export type Rejection = 'altered' | 'missing' | 'linked' | 'unsigned' | 'unreadable';

export type IntegrityCounts = Readonly<Record<Rejection, number>>;

/** Counts every rejection, and logs each file and reason at most once a minute. */
export interface IntegrityLog {
  readonly report: (rejection: Rejection, file: string, detail: string) => void;
  /** Since the server started. */
  readonly counts: () => IntegrityCounts;
}

const LOG_INTERVAL_MS = 60_000;
const MAX_LOGGED_FILES = 1_000;

/** @param now milliseconds of a monotonic clock */
export function createIntegrityLog(
  log: (event: object, message: string) => void,
  now: () => number,
): IntegrityLog {
  const counts: Record<Rejection, number> = { altered: 0, missing: 0, linked: 0, unsigned: 0, unreadable: 0 };
  const logged = new LRUCache<string, true>({
    max: MAX_LOGGED_FILES,
    ttl: LOG_INTERVAL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    counts: () => ({ ...counts }),
    report(rejection, file, detail) {
      counts[rejection] += 1;
      const key = `${rejection} ${file}`;
      if (logged.has(key)) return;
      logged.set(key, true);
      log({ rejection, file, detail, count: counts[rejection] }, 'release file rejected');
    },
  };
}
