/** Pauses after the first failed try, the second, and so on; after one more failure a mail is given up. */
export const BACK_OFF_MS: readonly number[] = [60_000, 5 * 60_000, 30 * 60_000, 6 * 3_600_000];

/** Lease of a claimed mail: afterwards its worker has died, and another one sends the mail. */
export const LEASE_MS = 120_000;

interface WaitingMail {
  /** A worker sends it at this moment. */
  readonly isClaimed: boolean;
  /** Tries so far, with the one at this moment. */
  readonly tries: number;
  readonly nextTryAt: Date;
}

/** Returns when a mail was due for the first time, in milliseconds since the epoch: before its tries and their pauses. */
export function firstDueAt({ isClaimed, tries, nextTryAt }: WaitingMail): number {
  const failures = isClaimed ? tries - 1 : tries;
  const pauses = BACK_OFF_MS.slice(0, Math.max(0, failures)).reduce((sum, ms) => sum + ms, 0);
  return nextTryAt.getTime() - pauses - (isClaimed ? LEASE_MS : 0);
}
