import { fetchPaymentStatus } from '@storefront/shared/api/booking/booking-calls';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import { parsePaymentStatus, type PaymentOutcome } from '../../domain/payment-status';

/** What the server knows of a payment. */
export type Word = PaymentOutcome | 'unheard';

/**
 * What the server says of a payment. `unheard`: it never got it, so nothing can have been charged. A call that
 * fails says nothing, and leaves the payment pending (API-PAYSTATUS-02).
 */
export async function askStatus(endpoints: Endpoints, paymentId: string): Promise<Word> {
  const answer = await fetchPaymentStatus(endpoints, paymentId);
  if (!answer.ok) return 'pending';
  return answer.value === null ? 'unheard' : parsePaymentStatus(answer.value);
}
