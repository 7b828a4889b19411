import type { TimestampState } from '../releases/release-state';

import { exactTime, timeAgo } from './timestamp';

const HOUR_MS = 3_600_000;
/** The watcher signs every hour. With less than half of the 24 hours left, many renewals have failed. */
const WARN_BELOW_MS = 12 * HOUR_MS;

export interface RegistrySignature {
  readonly tone: 'fresh' | 'ageing' | 'invalid';
  readonly detail: string;
  /** Exact times; empty without a timestamp. */
  readonly title: string;
}

/** Describes when the registry was signed last and for how long that is valid. @param now milliseconds since 1970 */
export function registrySignature(state: TimestampState, now: number): RegistrySignature {
  if (state.kind === 'unavailable')
    return { tone: 'invalid', detail: 'signature cannot be verified', title: state.message };
  const { timestamp } = state;
  if (!timestamp) return { tone: 'invalid', detail: 'not signed yet', title: '' };
  const title = `Signed ${exactTime(timestamp.at)}, valid until ${exactTime(timestamp.expires)}`;
  const leftMs = Date.parse(timestamp.expires) - now;
  if (leftMs <= 0)
    return { tone: 'invalid', detail: `signature expired ${timeAgo(timestamp.expires, now)}`, title };
  const detail = `signed ${timeAgo(timestamp.at, now)}, valid ${remaining(leftMs)}`;
  return { tone: leftMs < WARN_BELOW_MS ? 'ageing' : 'fresh', detail, title };
}

function remaining(ms: number): string {
  return ms < HOUR_MS ? 'less than 1 h' : `${Math.floor(ms / HOUR_MS)} h`;
}
