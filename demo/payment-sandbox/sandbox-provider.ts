import type { Database } from '@storefront/backend/db/open-database';
import type { Charge, PaymentProvider } from '@storefront/backend/payments/payment-provider';

import { sandboxLedger, type SandboxCharge, type SandboxLedger } from './sandbox-ledger';

/** The simulated payment provider, with the operations of its hosted pages and of the demonstration. */
export interface Sandbox extends PaymentProvider, Omit<SandboxLedger, 'open' | 'charge' | 'refund'> {
  /** Simulates an outage of the provider. */
  readonly setAvailable: (isAvailable: boolean) => void;
}

/** Creates the simulated payment provider. Its own ledger makes charges idempotent by key, as at a real provider. */
export function sandboxProvider(
  db: Database,
  gatewayUrl: string,
  now: () => number,
  storefrontUrl = 'http://localhost:3000',
): Sandbox {
  let isAvailable = true;
  const ledger = sandboxLedger(db, now);
  const pageOf = (token: string) => `${gatewayUrl}/pay/${token}`;

  return {
    acceptsCards: true,
    isAvailable: async () => isAvailable,
    setAvailable: (next) => (isAvailable = next),
    byToken: ledger.byToken,
    byKey: ledger.byKey,
    decide: ledger.decide,
    submit: ledger.submit,
    settle: ledger.settle,
    wrongCode: ledger.wrongCode,
    openPage: async (key, amount, returnTo = 'booking') => {
      // The booking shows the page in a frame or a window of its own, which the shopper closes.
      const returnUrl = returnTo === 'manage' ? `${storefrontUrl}/manage?paymentId=${key}` : null;
      return { paymentUrl: pageOf((await ledger.open(key, amount, returnUrl)).token) };
    },
    refund: async (refundKey, chargeKey, amount) =>
      (await ledger.refund(refundKey, chargeKey, amount)) ? 'succeeded' : 'failed',
    chargeCard: async (key, amount, card) => {
      const made = await ledger.charge(key, amount, card);
      const charge = made ?? (await ledger.open(key, amount));
      const isRepeated = made === null && charge.state === 'open';
      const settled = isRepeated ? await ledger.submit(charge.token, card) : charge;
      const { state, token } = settled ?? charge;
      return {
        ...chargeOf(settled ?? charge),
        ...(state === 'challenge' && { challengeUrl: pageOf(token) }),
      };
    },
    findCharge: async (key) => {
      const charge = await ledger.byKey(key);
      return charge && chargeOf(charge);
    },
    cancel: async (key, amount) => {
      const charge = await ledger.open(key, amount);
      await ledger.settle(charge.token, 'cancelled', null);
      return chargeOf((await ledger.byKey(key)) ?? charge);
    },
  };
}

function chargeOf({ state, reason, brand, last4 }: SandboxCharge): Charge {
  return { state: state === 'open' || state === 'challenge' ? 'pending' : state, reason, brand, last4 };
}
