import { fetchPaymentStatus } from '@storefront/shared/api/booking/payment-status';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import { parsePaymentStatus, type PaymentOutcome } from '@storefront/shared/domain/booking/payment-status';

import { refusalReason } from './payment-refusal';
import type { ChargeReason } from './ready-state';

/** A refusal with its own advice stands for `failed`; `not-received`: the server does not know the payment, so nothing can have been charged. */
export type AttemptStatus = PaymentOutcome | ChargeReason | 'not-received';

/** Fetches the status of a payment. A failed request decides nothing and counts as `pending` (API-PAYSTATUS-02). */
export async function fetchAttemptStatus(endpoints: Endpoints, paymentId: string): Promise<AttemptStatus> {
  const response = await fetchPaymentStatus(endpoints, paymentId);
  if (!response.ok) return 'pending';
  if (response.value === null) return 'not-received';
  const outcome = parsePaymentStatus(response.value.status);
  return outcome === 'failed' ? refusalReason(response.value.reason) : outcome;
}
