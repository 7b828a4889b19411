import { fetchPaymentStatus } from '@storefront/shared/api/booking/payment-status';
import { parsePaymentStatus, type PaymentOutcome } from '@storefront/shared/domain/booking/payment-status';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';

import { forgetPayment } from './stored-payment';

/** `unknown`: the status could not be read. `checking`: it is being read. */
export type ReturnState = PaymentOutcome | 'checking' | 'unknown';

/** Returns whether the payment may still be made: nobody must pay again. */
export function isUndecided(state: ReturnState): boolean {
  return state === 'checking' || state === 'pending' || state === 'unknown';
}

const POLL_INTERVAL_MS = 2_500;
/** After this many checks the shopper decides whether to check again. */
const MOST_CHECKS = 12;

/**
 * Reads the status of a payment after the provider's page has returned, until it is decided, and then loads the booking
 * again. The parameters of the URL prove nothing.
 *
 * @param paymentId `null` when the page was not opened by the provider
 */
export function usePaymentReturn(paymentId: string | null) {
  const { config } = useRuntime();
  const { reload } = useManagedBooking();
  const [state, setState] = useState<ReturnState>('checking');
  const [round, setRound] = useState(0);
  const checks = useRef(0);

  useEffect(() => {
    if (paymentId === null) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    checks.current = 0;
    const check = async () => {
      checks.current += 1;
      const response = await fetchPaymentStatus(config, paymentId);
      if (stopped) return;
      const next: ReturnState = !response.ok
        ? 'unknown'
        : parsePaymentStatus(response.value?.status ?? 'cancelled');
      if (!isUndecided(next)) {
        forgetPayment();
        await reload();
        if (!stopped) setState(next);
        return;
      }
      setState(next);
      if (checks.current < MOST_CHECKS) timer = setTimeout(() => void check(), POLL_INTERVAL_MS);
    };
    void check();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [config, paymentId, reload, round]);

  const checkAgain = useCallback(() => {
    setState('checking');
    setRound((before) => before + 1);
  }, []);

  return { state, checkAgain };
}
