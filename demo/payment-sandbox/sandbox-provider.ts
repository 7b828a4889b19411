import type { Database } from '@storefront/backend/db/open-database';
import type { Charge, PaymentProvider } from '@storefront/backend/payments/payment-provider';

import { sandboxLedger, type SandboxCharge, type SandboxLedger } from './sandbox-ledger';

/** The simulated payment provider, with the operations of its hosted pages and of the demonstration. */
export interface Sandbox extends PaymentProvider, Omit<SandboxLedger, 'open' | 'charge'> {
  /** Simulates an outage of the provider. */
  readonly setAvailable: (isAvailable: boolean) => void;
}

/** Creates the simulated payment provider. Its own ledger makes charges idempotent by key, as at a real provider. */
export function sandboxProvider(db: Database, gatewayUrl: string, now: () => number): Sandbox {
  let isAvailable = true;
  const ledger = sandboxLedger(db, now);

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
    openPage: async (key, amount) => ({
      paymentUrl: `${gatewayUrl}/pay/${(await ledger.open(key, amount)).token}`,
    }),
    chargeCard: async (key, amount, card) => {
      const made = await ledger.charge(key, amount, card);
      const charge = made ?? (await ledger.open(key, amount));
      const isRepeated = made === null && charge.state === 'open';
      const settled = isRepeated ? await ledger.submit(charge.token, card) : charge;
      // A direct charge has no page on which the shopper could enter a code.
      if (settled && settled.state !== 'challenge') return chargeOf(settled);
      await ledger.settle(charge.token, 'failed', 'challenge-required');
      return chargeOf((await ledger.byKey(key)) ?? charge);
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
