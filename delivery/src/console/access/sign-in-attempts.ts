import { LRUCache } from 'lru-cache';

const TRIES = 5;
const WINDOW_MS = 60_000;
const ADDRESSES_KEPT = 10_000;

export interface SignInTries {
  /** Seconds until this address may try again; 0 when it may now. */
  readonly waitSeconds: (address: string) => number;
  readonly failed: (address: string) => void;
}

/** Counts wrong tokens by address: five in a minute, then even the right one has to wait. */
export function signInTries(now: () => number): SignInTries {
  const failures = new LRUCache<string, readonly number[]>({ max: ADDRESSES_KEPT });
  const recent = (address: string) =>
    (failures.get(address) ?? []).filter((at) => at > now() - WINDOW_MS).slice(-TRIES);

  return {
    waitSeconds(address) {
      const times = recent(address);
      const [oldest] = times;
      if (oldest === undefined || times.length < TRIES) return 0;
      return Math.ceil((oldest + WINDOW_MS - now()) / 1_000);
    },
    failed: (address) => void failures.set(address, [...recent(address), now()]),
  };
}
