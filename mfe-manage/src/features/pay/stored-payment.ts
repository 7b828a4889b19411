import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { z } from 'zod';

/** Key in session storage: the payment that this tab has started, until it is decided. */
const BALANCE_PAYMENT_KEY = 'balancePayment';

const paymentSchema = z.object({ paymentId: z.uuid(), amount: z.number().int().positive() });
export type StoredPayment = z.output<typeof paymentSchema>;

/**
 * Returns the payment of an amount: the one that this tab has started and not decided, or a new one. A repeated click or a
 * reload thus never pays twice.
 */
export function paymentOf(amount: number): StoredPayment {
  const stored = readPayment();
  if (stored?.amount === amount) return stored;
  const payment = { paymentId: crypto.randomUUID(), amount };
  storePayment(payment);
  return payment;
}

export function storePayment(payment: StoredPayment): void {
  safeStorage('session').write(BALANCE_PAYMENT_KEY, JSON.stringify(payment));
}

/** Forgets the payment of this tab: it is decided, or cancelled. */
export function forgetPayment(): void {
  safeStorage('session').remove(BALANCE_PAYMENT_KEY);
}

function readPayment(): StoredPayment | null {
  try {
    return paymentSchema.parse(JSON.parse(safeStorage('session').read(BALANCE_PAYMENT_KEY) ?? 'null'));
  } catch {
    return null;
  }
}
