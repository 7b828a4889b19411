import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';

interface Balance {
  readonly due: Pence;
  /** The smallest part payment; a smaller balance is paid at once. */
  readonly smallestPayment: Pence;
}

/** Returns a typed amount of pounds in pence, or `null` when it is not one: `£1,250`, `1250.50`. */
export function readPounds(typed: string): Pence | null {
  const plain = typed.replaceAll(/[£,\s]/g, '');
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, pounds = '0', fraction = ''] = match;
  return pence(Number(pounds) * 100 + Number(fraction.padEnd(2, '0')));
}

/** Returns whether the balance can be paid in parts: both parts must have the smallest size. */
export function canPayInParts({ due, smallestPayment }: Balance): boolean {
  return due >= 2 * smallestPayment;
}

/** Returns why an amount cannot be paid, or `null` when it can. */
export function partPaymentProblem(typed: string, { due, smallestPayment }: Balance): string | null {
  const amount = readPounds(typed);
  if (typed.trim() === '') return 'Enter the amount that you want to pay';
  if (amount === null) return 'Enter an amount in pounds, such as 150 or 150.50';
  if (amount > due) return `Enter ${formatPence(due)} or less: that is all you owe`;
  if (amount === due) return null;
  if (amount < smallestPayment) return `Enter ${formatPence(smallestPayment)} or more`;
  if (due - amount < smallestPayment) {
    const most = formatPence(pence(due - smallestPayment));
    return `Enter ${most} or less, or the whole balance: the rest must be ${formatPence(smallestPayment)} or more`;
  }
  return null;
}
