import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';

import { createPaymentRun, type PaymentRun } from './payment-store';
import type { PaymentState } from './payment-state';

export interface Payment extends Omit<PaymentRun, 'store' | 'resume' | 'rest'> {
  readonly state: PaymentState;
}

/** The payment of this booking, as far as it is: found again after a reload, watched while the page is open. */
export function usePayment(onPriceRefused: () => void): Payment {
  const { config, clock, booking } = useRuntime();
  const navigate = useNavigate();
  const [run] = useState(() =>
    createPaymentRun({
      config,
      clock,
      booking,
      onConfirmed: () => void navigate('/booking/confirmation', { replace: true }),
      onPriceRefused,
    }),
  );
  const state = useStore(run.store);

  useEffect(() => {
    run.resume();
    return run.rest;
  }, [run]);

  // Back on the line: what hangs is asked about at once.
  useEffect(() => {
    const again = () => {
      const { kind } = run.store.getState();
      if (kind === 'paid-not-ordered') run.retryOrder();
      if (kind === 'waiting' || kind === 'gateway' || kind === 'timed-out') run.checkNow();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [run]);

  return { ...run, state };
}
