import type { Word } from './fetch-payment-status';

/** PAY-GW-04 */
export const POLL_EVERY_MS = 2_500;
/** PAY-GW-07 */
export const POLL_LIMIT_MS = 10 * 60_000;

interface PollOptions {
  /** Rejects or answers `pending` where nothing is known yet: both are asked again (API-PAYSTATUS-02). */
  readonly fetchStatus: () => Promise<Word>;
  readonly now: () => number;
  /** Instant (milliseconds) at which the payment began: a reload does not begin the ten minutes anew. */
  readonly startedAt: number;
  readonly onDecided: (outcome: PollOutcome) => void;
}

type PollOutcome = Exclude<Word, 'pending'> | 'timed-out';

export interface Poll {
  /** Asks now, beside the rhythm. */
  readonly pollNow: () => void;
  readonly stop: () => void;
}

/** Asks every 2.5 s for ten minutes after the payment began, and tells the outcome once. */
export function pollUntilDecided({ fetchStatus, now, startedAt, onDecided }: PollOptions): Poll {
  let stopped = false;
  const timer = setInterval(pollOnce, POLL_EVERY_MS);

  function pollOnce(): void {
    void fetchStatus()
      .catch((): Word => 'pending')
      .then((outcome) => {
        if (outcome !== 'pending') return finish(outcome);
        return now() - startedAt >= POLL_LIMIT_MS ? finish('timed-out') : undefined;
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
