import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { fetchAttemptStatus } from './fetch-attempt-status';
import type { PaymentEvent } from './payment-machine';
import { pollUntilDecided, type Poll } from './poll-until-decided';

export type StatusWatch = ReturnType<typeof createStatusWatch>;

/** Polls at most one attempt at a time, and none while the page is left. */
export function createStatusWatch(
  { config, clock }: Pick<StorefrontRuntime, 'config' | 'clock'>,
  dispatch: (event: PaymentEvent) => void,
) {
  let poll: Poll | null = null;
  let isSuspended = false;

  function start(attempt: PaymentAttempt): void {
    stop();
    if (isSuspended) return;
    poll = pollUntilDecided({
      fetchStatus: () => fetchAttemptStatus(config, attempt.paymentId),
      now: clock.now,
      startedAt: attempt.startedAt ?? clock.now(),
      onDecided: (outcome) => {
        poll = null;
        dispatch({ type: outcome, attempt });
      },
    });
  }

  function stop(): void {
    poll?.stop();
    poll = null;
  }

  return {
    start,
    stop,
    pollNow: () => poll?.pollNow(),
    /** Stops polling, also for a lookup that ends after the page was left. */
    suspend: () => {
      isSuspended = true;
      stop();
    },
    resume: () => {
      isSuspended = false;
    },
  };
}
