import type { BookingTerms } from '../../src/db/after-booking-tables';
import { findAttempt, type AttemptRow } from '../../src/payments/attempts';
import type { PaymentDeps } from '../../src/payments/pay';
import type { Charge, PaymentProvider } from '../../src/payments/payment-provider';

import { purchases } from './purchase';
import type { TestShop } from './test-shop';

/** A card whose bank decides later. */
export const SLOW_CARD = '4000000000000077';

/** What the provider returns for a charge that it has not decided. */
export const UNDECIDED: Charge = { state: 'pending', reason: null, brand: null, last4: null };

interface DepsChange {
  /** Milliseconds by which the clock of the call is ahead of the clock of the shop. */
  readonly later?: number;
  /** Replaces calls of the simulated provider. */
  readonly provider?: Partial<PaymentProvider>;
  readonly terms?: Partial<BookingTerms>;
}

/** Returns what tests use of the payments of a shop. @param shop is called when a test runs */
export function shopPayments(shop: () => TestShop) {
  return {
    /** Returns the dependencies of a payment call that is made later, or with a changed provider. */
    deps: ({ later = 0, provider = {}, terms = {} }: DepsChange = {}): PaymentDeps => ({
      db: shop().db,
      provider: { ...shop().sandbox, ...provider },
      clock: { ...shop().clock, now: () => shop().clock.now() + later },
      terms: { ...shop().terms, ...terms },
    }),

    /** Opens a payment on the page of the provider. @returns its request, and the token of the page */
    openPage: async () => {
      const payment = await purchases(shop).gatewayPayment();
      const { body } = await shop().post('pay', payment.body);
      return { ...payment, token: String(body['paymentUrl']).split('/').at(-1) ?? '' };
    },

    /** Makes the bank agree to a pending charge. */
    decideAtBank: async (paymentId: string) => {
      const charge = await shop().sandbox.byKey(paymentId);
      await shop().sandbox.decide(charge?.token ?? '', 'succeeded', null);
    },

    statusOf: async (paymentId: string) =>
      (await shop().app.inject(`/api/payment/status/${paymentId}`)).json<{ status: string }>().status,

    /** @throws Error when the payment has no row */
    attemptOf: async (paymentId: string): Promise<AttemptRow> => {
      const attempt = await findAttempt(shop().db, paymentId);
      if (!attempt) throw new Error(`the payment ${paymentId} has no row`);
      return attempt;
    },

    ordersOf: (paymentId: string) =>
      shop().db.selectFrom('orders').selectAll().where('attempt_id', '=', paymentId).execute(),

    chargeOf: (paymentId: string) =>
      shop()
        .db.selectFrom('sandbox_charges')
        .select(['state', 'amount'])
        .where('key', '=', paymentId)
        .executeTakeFirst(),

    /** Returns event and amount of the ledger entries of a payment or an order, in their order. */
    ledgerOf: async (subjectId: string) => {
      const entries = await shop()
        .db.selectFrom('ledger')
        .select(['event', 'amount'])
        .where('subject_id', '=', subjectId)
        .orderBy('id')
        .execute();
      return entries.map(({ event, amount }) => [event, amount]);
    },
  };
}
