import { paymentInProgressSchema } from '@storefront/shared/api/booking/payments.schema';
import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { z } from 'zod';

import type { NotCharged } from './payment-state';

export type PaymentRefusal =
  /** The server has decided: nothing was charged. */
  | { readonly kind: 'not-charged'; readonly reason: NotCharged }
  /** Another payment of this booking is there already, perhaps begun in another tab. */
  | { readonly kind: 'other-payment'; readonly payment: OtherPayment | null }
  /** A lost answer, a server in trouble, a bank that takes its time: only the server can say. */
  | { readonly kind: 'unknown' };

/** A payment of this booking that the server told of. */
export type OtherPayment = NonNullable<z.output<typeof paymentInProgressSchema>['error']['payment']>;

/** The server's codes that say more than that the payment was declined. */
const REASONS: Readonly<Record<string, NotCharged>> = {
  'quote-expired': 'price',
  'wrong-amount': 'price',
  'no-deposit': 'price',
  'unknown-quote': 'price',
  'passengers-incomplete': 'passengers',
  'unknown-lead': 'passengers',
  'provider-off': 'not-this-way',
  'card-not-here': 'not-this-way',
  'payment-ended': 'ended',
};
const DECIDED_STATUSES = [400, 402, 404, 409, 413, 415, 422];

/** What the failure of a payment call says about money. */
export function classifyPaymentError(error: ApiError): PaymentRefusal {
  if (error.kind !== 'http') return { kind: 'unknown' };
  if (error.status === 429) return { kind: 'not-charged', reason: 'too-often' };
  if (!DECIDED_STATUSES.includes(error.status)) return { kind: 'unknown' };

  const body = parseJson(error.text);
  const inProgress = paymentInProgressSchema.safeParse(body);
  if (inProgress.success) {
    return { kind: 'other-payment', payment: inProgress.data.error.payment ?? null };
  }
  const answer = errorResponseSchema.safeParse(body);
  const code = answer.success ? answer.data.error.code : '';
  if (code === 'payment-pending') return { kind: 'unknown' };
  return { kind: 'not-charged', reason: REASONS[code] ?? 'declined' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
