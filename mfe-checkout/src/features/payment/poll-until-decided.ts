import type { Word } from './fetch-payment-status';

/** PAY-GW-04 */
export const POLL_EVERY_MS = 2_500;
/** PAY-GW-07 */
export const POLL_LIMIT_MS = 10 * 60_000;

interface Polling {
  /** Rejects or answers `pending` where nothing is known yet: both are asked again (API-PAYSTATUS-02). */
  readonly ask: () => Promise<Word>;
  readonly now: () => number;
  /** Instant (milliseconds) at which the payment began: a reload does not begin the ten minutes anew. */
  readonly since: number;
  readonly onDecided: (outcome: Decided) => void;
}

type Decided = Exclude<Word, 'pending'> | 'timed-out';

export interface Poll {
  /** Asks now, beside the rhythm. */
  readonly askNow: () => void;
  readonly stop: () => void;
}

/** Asks every 2.5 s for ten minutes after the payment began, and tells the outcome once. */
export function pollUntilDecided({ ask, now, since, onDecided }: Polling): Poll {
  let stopped = false;
  const timer = setInterval(askOnce, POLL_EVERY_MS);

  function askOnce(): void {
    void ask()
      .catch((): Word => 'pending')
      .then((outcome) => {
        if (outcome !== 'pending') return finish(outcome);
        return now() - since >= POLL_LIMIT_MS ? finish('timed-out') : undefined;
      });
  }
  function finish(outcome: Decided): void {
    if (stopped) return;
    stop();
    onDecided(outcome);
  }
  function stop(): void {
    stopped = true;
    clearInterval(timer);
  }
  return { askNow: askOnce, stop };
}
