import { errorMessage } from '@storefront/server-kit/error-text';
import { z } from 'zod';

import { PaymentProviderError, type Charge, type PaymentProvider } from '../../src/payments/payment-provider';

/** Far longer than any injected delay of the bank. */
const LIMIT_MS = 5_000;

const chargeSchema = z.object({
  state: z.enum(['succeeded', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
});

/** Returns a payment provider that uses the bank simulator at `url`. */
export function bankProvider(url: string): PaymentProvider {
  const charges = `${url}/charges`;
  const chargeAt = (key: string) => `${charges}/${encodeURIComponent(key)}`;
  return {
    acceptsCards: true,
    isAvailable: async () => true,
    chargeCard: async (key, amount, { brand, last4 }) =>
      required(await send(charges, { key, amount, brand, last4 })),
    openPage: async () => {
      throw new Error('The bank simulator has no payment page.');
    },
    findCharge: (key) => send(chargeAt(key)),
    cancel: async (key, amount) => required(await send(`${chargeAt(key)}/cancel`, { amount })),
  };
}

function required(charge: Charge | null): Charge {
  if (charge === null) throw new Error('The bank does not know the key of this request.');
  return charge;
}

async function send(url: string, body?: object): Promise<Charge | null> {
  const { status, json } = await exchange(url, body).catch((error: unknown) => {
    throw new PaymentProviderError(`the bank did not respond: ${errorMessage(error)}`);
  });
  if (status === 404) return null;
  if (status !== 200) throw new PaymentProviderError(`the bank responded ${status}`);
  return chargeSchema.parse(json);
}

async function exchange(url: string, body?: object): Promise<{ status: number; json: unknown }> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(
    url,
    body === undefined ? { signal } : { signal, method: 'POST', body: JSON.stringify(body) },
  );
  return { status: response.status, json: await response.json() };
}
