import { fetchPaymentStatus } from '@storefront/shared/api/booking/payment-status';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import { parsePaymentStatus, type PaymentOutcome } from '../../domain/payment-status';

/** `not-received`: the server does not know the payment, so nothing can have been charged. */
export type AttemptStatus = PaymentOutcome | 'not-received';

/** Fetches the status of a payment. A failed request decides nothing and counts as `pending` (API-PAYSTATUS-02). */
export async function fetchAttemptStatus(endpoints: Endpoints, paymentId: string): Promise<AttemptStatus> {
  const response = await fetchPaymentStatus(endpoints, paymentId);
  if (!response.ok) return 'pending';
  return response.value === null ? 'not-received' : parsePaymentStatus(response.value);
}
