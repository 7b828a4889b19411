import { z } from 'zod';

import type { Charge } from '../payment-provider';

const cardSchema = z.object({ brand: z.string().nullish(), last4: z.string().nullish() });
const chargeSchema = z.object({
  payment_method_details: z.object({ card: cardSchema.nullish() }).nullish(),
});
const intentSchema = z.object({
  status: z.string(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  /** The bare id unless it was asked for in full. */
  latest_charge: z.union([z.string(), chargeSchema]).nullish(),
});

/** A Checkout Session as far as we read it; amounts in pence. */
export const checkoutSessionSchema = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullish(),
  /** Gone once the session is complete or expired. */
  url: z.url().nullish(),
  /** Not there before the shopper pays; the bare id unless it was asked for in full. */
  payment_intent: z.union([z.string(), intentSchema]).nullish(),
});
export type CheckoutSession = z.output<typeof checkoutSessionSchema>;
type PaymentIntent = z.output<typeof intentSchema>;

/** What a session means for our payment: a decline on a page that is still open decides nothing yet. */
export function chargeOfSession(session: CheckoutSession): Charge {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.payment_status === 'paid') return { state: 'succeeded', reason: null, ...cardOf(intent) };
  if (session.status === 'expired' || intent?.status === 'canceled') return CANCELLED;
  // Delayed ways to pay complete the session first and are refused by the bank days later.
  if (session.status === 'complete' && intent?.status === 'requires_payment_method') {
    return { ...NO_CARD, state: 'failed', reason: reasonOf(intent) };
  }
  return { ...NO_CARD, state: 'pending', reason: null };
}

const NO_CARD = { brand: null, last4: null };

/** A payment that took no money and never can. */
export const CANCELLED: Charge = { ...NO_CARD, state: 'cancelled', reason: null };

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
};

/** Wallets and bank transfers have no card to show. */
function cardOf(intent: PaymentIntent | null): Pick<Charge, 'brand' | 'last4'> {
  const charge = intent?.latest_charge;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
  if (!card) return NO_CARD;
  return { brand: card.brand ? (BRANDS[card.brand] ?? 'Card') : null, last4: card.last4 ?? null };
}

/** The words for a decline that the rest of the shop knows. */
function reasonOf({ last_payment_error: fault }: PaymentIntent): string {
  const word = fault?.decline_code ?? fault?.code;
  if (word === 'insufficient_funds') return 'insufficient-funds';
  return word === 'processing_error' ? 'processing-error' : 'declined';
}
