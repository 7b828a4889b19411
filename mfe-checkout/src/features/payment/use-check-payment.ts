import { fetchPaymentStatus } from '@storefront/shared/api/booking/payment-status';
import { useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import { parsePaymentStatus } from '@storefront/shared/domain/booking/payment-status';

import type { PaymentState } from './payment-machine';

type Undecided = Extract<PaymentState, { kind: 'gateway' | 'waiting' | 'timed-out' }>;

/**
 * Checks a payment at the shopper's request and describes the result. A decided payment is handed to the state machine,
 * which reads the status itself.
 */
export function useCheckPayment(state: Undecided, checkNow: () => void) {
  const { config, clock } = useRuntime();
  const [isChecking, setIsChecking] = useState(false);
  const [result, setResult] = useState('');

  async function check() {
    // The machine shows its own progress after a timeout.
    if (state.kind === 'timed-out') return checkNow();
    setIsChecking(true);
    setResult('');
    const response = await fetchPaymentStatus(config, state.attempt.paymentId);
    setIsChecking(false);
    // A failed request must not read as an unpaid payment: the shopper might pay again.
    if (!response.ok) return setResult('We could not check just now. Do not pay again; please check again.');
    if (response.value === null || parsePaymentStatus(response.value.status) !== 'pending') return checkNow();
    const time = new Date(clock.now()).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    setResult(`Checked at ${time}: no payment yet.`);
  }

  return { check, result, isChecking };
}
