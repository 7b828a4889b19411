import { z } from 'zod';

import type { Charge } from '../payment-provider';

const cardSchema = z.object({ brand: z.string().nullish(), last4: z.string().nullish() });
const chargeSchema = z.object({
  payment_method_details: z.object({ card: cardSchema.nullish() }).nullish(),
});
const intentSchema = z.object({
  id: z.string().optional(),
  status: z.string(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  /** Only the id unless the request expands it. */
  latest_charge: z.union([z.string(), chargeSchema]).nullish(),
});

/** The fields of a Checkout Session that are used; amounts in pence. */
export const checkoutSessionSchema = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullish(),
  /** `null` once the session is complete or expired. */
  url: z.url().nullish(),
  /** `null` before the shopper pays; only the id unless the request expands it. */
  payment_intent: z.union([z.string(), intentSchema]).nullish(),
});
export type CheckoutSession = z.output<typeof checkoutSessionSchema>;
type PaymentIntent = z.output<typeof intentSchema>;

/** Returns the charge of a session. A decline on an open page decides nothing: the shopper may try another card. */
export function chargeOfSession(session: CheckoutSession): Charge {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.payment_status === 'paid') return { state: 'succeeded', reason: null, ...cardOf(intent) };
  if (session.status === 'expired' || intent?.status === 'canceled') return CANCELLED;
  // Delayed payment methods complete the session first and may fail at the bank days later.
  if (session.status === 'complete' && intent?.status === 'requires_payment_method') {
    return { ...NO_CARD, state: 'failed', reason: reasonOf(intent) };
  }
  return { ...NO_CARD, state: 'pending', reason: null };
}

const NO_CARD = { brand: null, last4: null };

/** A payment without a charge, now and in future. */
export const CANCELLED: Charge = { ...NO_CARD, state: 'cancelled', reason: null };

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
};

/** Wallets and bank transfers have no card details. */
function cardOf(intent: PaymentIntent | null): Pick<Charge, 'brand' | 'last4'> {
  const charge = intent?.latest_charge;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
  if (!card) return NO_CARD;
  return { brand: card.brand ? (BRANDS[card.brand] ?? 'Card') : null, last4: card.last4 ?? null };
}

/** Returns the shop's reason for a decline. */
function reasonOf({ last_payment_error: fault }: PaymentIntent): string {
  const code = fault?.decline_code ?? fault?.code;
  if (code === 'insufficient_funds') return 'insufficient-funds';
  return code === 'processing_error' ? 'processing-error' : 'declined';
}
