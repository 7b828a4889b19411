import { z } from 'zod';

/** An amount of money in whole pence, never negative zero, never a fraction. */
export const penceSchema = z.number().int().brand<'Pence'>();
export type Pence = z.output<typeof penceSchema>;

/** @throws RangeError when `amount` is not a whole number of pence. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of pence: ${amount}`);
  // The one place where the brand is made.
  return (amount === 0 ? 0 : amount) as Pence;
}

/** Pounds from a supplier, rounded half up to a whole pound once (PRICE-01, DEC-98). */
export function wholePounds(pounds: number): Pence {
  return pence(Math.floor(pounds + 0.5) * 100);
}

/** Pounds with at most two decimals, as some calls carry them (DEC-70). */
export function poundsToPence(pounds: number): Pence {
  return pence(Math.round(pounds * 100));
}

/** The number of pounds for the calls that carry pounds (DEC-70). */
export function penceToPounds(amount: Pence): number {
  return amount / 100;
}

export function sumPence(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

export function timesPence(amount: Pence, factor: number): Pence {
  return pence(amount * factor);
}

const WHOLE = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const EXACT = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** `£412` for whole pounds, `£319.37` for amounts with pence (DEC-98). */
export function formatPounds(amount: Pence): string {
  return amount % 100 === 0 ? WHOLE.format(amount / 100) : EXACT.format(amount / 100);
}

/** Always two decimals: ledgers, payment and confirmation. */
export function formatPence(amount: Pence): string {
  return EXACT.format(amount / 100);
}
