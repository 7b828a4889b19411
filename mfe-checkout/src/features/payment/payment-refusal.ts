import { paymentInProgressSchema } from '@storefront/shared/api/booking/payment-in-progress.schema';
import { paymentPendingSchema } from '@storefront/shared/api/booking/payment-pending.schema';
import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { z } from 'zod';

import type { ChargeReason, NotCharged } from './ready-state';

export type PaymentRefusal =
  /** The server has decided: nothing was charged. */
  | { readonly kind: 'not-charged'; readonly reason: NotCharged }
  /** This booking already has another payment, for example of another tab; `null` without its details. */
  | { readonly kind: 'other-payment'; readonly payment: OtherPayment | null }
  /** The bank requests the shopper to confirm the payment on a page of its own (3-D Secure). */
  | { readonly kind: 'challenge'; readonly paymentUrl: string }
  /** A lost response, a server error or a slow bank: money may have moved, so the status must be looked up. */
  | { readonly kind: 'unknown' };

/** Another payment of the same booking, as the server describes it. */
export type OtherPayment = NonNullable<z.output<typeof paymentInProgressSchema>['error']['payment']>;

/** Reasons of a refused charge that have advice of their own (DEC-194). */
const CHARGE_REASONS: Readonly<Record<string, ChargeReason>> = {
  'insufficient-funds': 'insufficient-funds',
  'challenge-required': 'bank-check',
  'challenge-failed': 'bank-check',
  'processing-error': 'provider-error',
};

/** Returns why a started payment was refused; `failed` when the server gives no reason with its own advice. */
export function refusalReason(reason: string | null | undefined): ChargeReason | 'failed' {
  return CHARGE_REASONS[reason ?? ''] ?? 'failed';
}

/** Error codes with a more specific reason than `declined`. */
const REASONS: Readonly<Record<string, NotCharged>> = {
  ...CHARGE_REASONS,
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

/** Returns what the error of a payment request means for the shopper's money. */
export function classifyPaymentError(error: ApiError): PaymentRefusal {
  if (error.kind !== 'http') return { kind: 'unknown' };
  if (error.status === 429) return { kind: 'not-charged', reason: 'too-often' };
  if (!DECIDED_STATUSES.includes(error.status)) return { kind: 'unknown' };

  const body = parseJson(error.text);
  const inProgress = paymentInProgressSchema.safeParse(body);
  if (inProgress.success) {
    return { kind: 'other-payment', payment: inProgress.data.error.payment ?? null };
  }
  const pending = paymentPendingSchema.safeParse(body);
  if (pending.success) {
    const { paymentUrl } = pending.data.error;
    return paymentUrl ? { kind: 'challenge', paymentUrl } : { kind: 'unknown' };
  }
  const errorResponse = errorResponseSchema.safeParse(body);
  const code = errorResponse.success ? errorResponse.data.error.code : '';
  return { kind: 'not-charged', reason: REASONS[code] ?? 'declined' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
