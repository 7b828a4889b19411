import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { z } from 'zod';

import type { RefundState } from '../payment-provider';

import type { CheckoutSession } from './checkout-session';
import { StripeCallError, type StripeClient } from './stripe-client';

const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  metadata: z.object({ refund_key: z.string().optional() }).nullish(),
});
const refundListSchema = z.object({ data: z.array(refundSchema) });

/** More than the refunds of one payment. */
const LIST_LIMIT = 100;

/**
 * Refunds a part of the payment of a session. Idempotency keys live about a day, so a refund that was made before is
 * found by its key in the metadata first.
 */
export async function refundOfSession(
  client: StripeClient,
  { payment_intent: intent }: CheckoutSession,
  refundKey: string,
  amount: Pence,
): Promise<RefundState> {
  const paymentIntent = typeof intent === 'string' ? intent : intent?.id;
  if (!paymentIntent) return 'failed';
  const { data } = await client.request({ name: 'GET /v1/refunds' }, refundListSchema, (sdk, options) =>
    sdk.refunds.list({ payment_intent: paymentIntent, limit: LIST_LIMIT }, options),
  );
  const made = data.find(({ metadata }) => metadata?.refund_key === refundKey);
  if (made) return stateOf(made.status);
  try {
    const call = { name: 'POST /v1/refunds', idempotencyKey: refundKey };
    const refund = await client.request(call, refundSchema, (sdk, options) =>
      sdk.refunds.create(
        { payment_intent: paymentIntent, amount, metadata: { refund_key: refundKey } },
        options,
      ),
    );
    return stateOf(refund.status);
  } catch (error) {
    // A refusal, such as a disputed charge: nothing was refunded, and trying again does not help.
    if (error instanceof StripeCallError && !error.isTransient && error.type === 'invalid_request_error')
      return 'failed';
    throw error;
  }
}

/** `pending` is on its way to the bank and counts as made. */
function stateOf(status: string | null | undefined): RefundState {
  return status === 'failed' || status === 'canceled' ? 'failed' : 'succeeded';
}
