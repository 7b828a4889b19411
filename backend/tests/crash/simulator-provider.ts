import { z } from 'zod';

import type { Charge, PaymentProvider } from '../../src/payments/payment-provider';

/** The simulator is never slow by more than a second: longer than this means it is gone. */
const LIMIT_MS = 5_000;

const chargeSchema = z.object({
  state: z.enum(['succeeded', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
});

/** The payment provider that asks the simulator at `url`. */
export function simulatorProvider(url: string): PaymentProvider {
  const charges = `${url}/charges`;
  const chargeAt = (key: string) => `${charges}/${encodeURIComponent(key)}`;
  return {
    acceptsCards: true,
    isAvailable: async () => true,
    chargeCard: async (key, amount, { brand, last4 }) =>
      told(await ask(charges, { key, amount, brand, last4 })),
    openPage: async () => {
      throw new Error('the simulator has no page to pay on');
    },
    findCharge: (key) => ask(chargeAt(key)),
    cancel: async (key, amount) => told(await ask(`${chargeAt(key)}/cancel`, { amount })),
  };
}

function told(charge: Charge | null): Charge {
  if (charge === null) throw new Error('the bank has not heard of what it was just told');
  return charge;
}

async function ask(url: string, body?: object): Promise<Charge | null> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(
    url,
    body === undefined ? { signal } : { signal, method: 'POST', body: JSON.stringify(body) },
  );
  const said: unknown = await answer.json();
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the bank answered ${answer.status}`);
  return chargeSchema.parse(said);
}
