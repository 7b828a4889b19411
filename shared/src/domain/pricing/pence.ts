import { z } from 'zod';

import { formatCount } from './format-count';

/** An amount of money in whole pence, never negative zero, never a fraction. */
export const penceSchema = z.number().int().brand<'Pence'>();
export type Pence = z.output<typeof penceSchema>;

/** More pounds than a price or a difference of prices may have. What a response states above them is not a price. */
export const MAX_POUNDS = 1_000_000;

/**
 * Returns a number of pence as `Pence`.
 *
 * @throws RangeError when `amount` is not a whole number of pence
 */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of pence: ${amount}`);
  // The only place that creates the brand.
  return (amount === 0 ? 0 : amount) as Pence;
}

/** Converts the supplier's pounds, rounded half up to whole pounds (PRICE-01, DEC-98). */
export function wholePounds(pounds: number): Pence {
  return pence(Math.floor(pounds + 0.5) * 100);
}

/** Converts pounds with at most two decimals, as some endpoints use them (DEC-70). */
export function poundsToPence(pounds: number): Pence {
  return pence(Math.round(pounds * 100));
}

/** Converts to pounds for the endpoints that use pounds (DEC-70). */
export function penceToPounds(amount: Pence): number {
  return amount / 100;
}

/** Returns the sum of the amounts. */
export function sumPence(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

/**
 * Multiplies an amount.
 *
 * @throws RangeError when the product is not a whole number of pence
 */
export function timesPence(amount: Pence, factor: number): Pence {
  return pence(amount * factor);
}

/** Formats an amount as `£412`, or as `£319.37` when it is not whole pounds (DEC-98). */
export function formatPounds(amount: Pence): string {
  return amount % 100 === 0 ? `${signOf(amount)}£${pounds(amount)}` : formatPence(amount);
}

/** Formats an amount with two decimals, for ledgers, payment and confirmation. */
export function formatPence(amount: Pence): string {
  return `${signOf(amount)}£${pounds(amount)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}

function pounds(amount: Pence): string {
  return formatCount(Math.floor(Math.abs(amount) / 100));
}

function signOf(amount: Pence): string {
  return amount < 0 ? '-' : '';
}
