import type { AttemptStatus } from './fetch-attempt-status';

/** PAY-GW-04 */
export const POLL_INTERVAL_MS = 2_500;
/** PAY-GW-07 */
export const POLL_LIMIT_MS = 10 * 60_000;

/** @param startedAt `null` for an attempt of an older release, which has no limit */
export function isPastPollLimit(startedAt: number | null, now: number): boolean {
  return startedAt !== null && now - startedAt >= POLL_LIMIT_MS;
}

interface PollOptions {
  /** A rejected promise counts as `pending`: the poll continues (API-PAYSTATUS-02). */
  readonly fetchStatus: () => Promise<AttemptStatus>;
  readonly now: () => number;
  /** Start of the payment, in epoch milliseconds. A reload keeps it, so the ten minutes do not start again. */
  readonly startedAt: number;
  readonly onDecided: (outcome: PollOutcome) => void;
}

type PollOutcome = Exclude<AttemptStatus, 'pending'> | 'timed-out';

export interface Poll {
  /** Polls immediately, outside the interval. */
  readonly pollNow: () => void;
  readonly stop: () => void;
}

/** Polls every 2.5 s until ten minutes after the start of the payment, and reports the outcome once. */
export function pollUntilDecided({ fetchStatus, now, startedAt, onDecided }: PollOptions): Poll {
  let stopped = false;
  const timer = setInterval(pollOnce, POLL_INTERVAL_MS);

  function pollOnce(): void {
    void fetchStatus()
      .catch((): AttemptStatus => 'pending')
      .then((outcome) => {
        if (outcome !== 'pending') return finish(outcome);
        return isPastPollLimit(startedAt, now()) ? finish('timed-out') : undefined;
      });
  }
  function finish(outcome: PollOutcome): void {
    if (stopped) return;
    stop();
    onDecided(outcome);
  }
  function stop(): void {
    stopped = true;
    clearInterval(timer);
  }
  return { pollNow: pollOnce, stop };
}
