import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';

import type { MoneyRow } from './money-rows';

interface CancellationAmounts {
  /** Such as `the deposit`. */
  readonly basis: string;
  readonly paid: Pence;
  readonly charge: Pence;
  readonly refund: Pence;
  /** How much of the charge is not paid yet. */
  readonly stillOwed: Pence;
}

/**
 * Returns what a cancellation costs, the same before and on its second screen. The sum is what moves: the refund, or what
 * is still to be paid.
 *
 * @param refundDetail below the refund, such as the card
 */
export function chargeRows(
  { basis, paid, charge, refund, stillOwed }: CancellationAmounts,
  refundDetail = '',
): readonly MoneyRow[] {
  return [
    { label: 'Paid so far', value: formatPence(paid) },
    { label: `Charge: ${basis}`, value: formatPence(charge) },
    stillOwed > 0
      ? { label: 'Charge not paid yet', value: formatPence(stillOwed), isSum: true }
      : { label: 'Refund', value: formatPence(refund), isSum: true, detail: refundDetail },
  ];
}
