import { errorMessage } from '@storefront/server-kit/error-text';
import { z } from 'zod';

import { PaymentProviderError, type PaymentProvider } from '../../src/payments/payment-provider';

/** Far longer than any injected delay of the bank. */
const LIMIT_MS = 5_000;

const chargeSchema = z.object({
  state: z.enum(['pending', 'succeeded', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
});
const refundSchema = z.object({ state: z.enum(['succeeded', 'failed']) });

/** Returns a payment provider that uses the bank simulator at `url`. */
export function bankProvider(url: string): PaymentProvider {
  const charges = `${url}/charges`;
  const chargeAt = (key: string) => `${charges}/${encodeURIComponent(key)}`;
  return {
    acceptsCards: true,
    isAvailable: async () => true,
    chargeCard: async (key, amount, { brand, last4 }) =>
      required(await send(charges, chargeSchema, { key, amount, brand, last4 })),
    openPage: async (key, amount) => {
      required(await send(`${url}/pages`, chargeSchema, { key, amount }));
      return { paymentUrl: `${url}/pages/${encodeURIComponent(key)}` };
    },
    refund: async (key, chargeKey, amount) =>
      required(await send(`${url}/refunds`, refundSchema, { key, chargeKey, amount })).state,
    findCharge: (key) => send(chargeAt(key), chargeSchema),
    cancel: async (key, amount) => required(await send(`${chargeAt(key)}/cancel`, chargeSchema, { amount })),
  };
}

function required<T>(result: T | null): T {
  if (result === null) throw new Error('The key of this request is unknown to the bank.');
  return result;
}

async function send<T>(url: string, schema: z.ZodType<T>, body?: object): Promise<T | null> {
  const { status, json } = await exchange(url, body).catch((error: unknown) => {
    throw new PaymentProviderError(`the bank did not respond: ${errorMessage(error)}`);
  });
  if (status === 404) return null;
  if (status !== 200) throw new PaymentProviderError(`the bank responded ${status}`);
  return schema.parse(json);
}

async function exchange(url: string, body?: object): Promise<{ status: number; json: unknown }> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(
    url,
    body === undefined ? { signal } : { signal, method: 'POST', body: JSON.stringify(body) },
  );
  return { status: response.status, json: await response.json() };
}
