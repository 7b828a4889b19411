import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';

import type { PaymentDeps } from './payment-effects';
import type { PaymentState } from './payment-machine';
import { createPaymentStore, type PaymentStore } from './payment-store';

export interface Payment extends Pick<
  PaymentStore,
  'payByCard' | 'payOnGateway' | 'checkNow' | 'cancel' | 'retryOrder'
> {
  readonly state: PaymentState;
}

/**
 * Connects the payment store to the page: it continues an open attempt after a reload, polls while the page is open,
 * and goes to the confirmation once the order exists. The callbacks of the first render are used throughout.
 */
export function usePayment({
  clearDrafts,
  refreshPrice,
}: Pick<PaymentDeps, 'clearDrafts' | 'refreshPrice'>): Payment {
  const { config, clock, booking } = useRuntime();
  const navigate = useNavigate();
  const [payment] = useState(() =>
    createPaymentStore({
      config,
      clock,
      booking,
      clearDrafts,
      refreshPrice,
      showConfirmation: () => void navigate('/booking/confirmation', { replace: true }),
    }),
  );
  const state = useStore(payment.store);

  useEffect(() => {
    payment.resume();
    window.addEventListener('online', payment.onOnline);
    return () => {
      window.removeEventListener('online', payment.onOnline);
      payment.suspend();
    };
  }, [payment]);

  return { ...payment, state };
}
