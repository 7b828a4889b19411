import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';

interface CancellationToday {
  readonly basis: string;
  /** Paid so far, less what was refunded already. */
  readonly paid: Pence;
  readonly charge: Pence;
  readonly refund: Pence;
  /** How much of the charge is not paid yet. */
  readonly stillOwed: Pence;
}

/**
 * Returns what a cancellation would cost today by the terms of the booking, for the overview. The binding amounts are
 * those of `quoteCancellation`. `null` when the shop has no terms.
 */
export function cancellationToday({
  cancellation,
  balance,
}: Pick<ManagedBooking, 'cancellation' | 'balance'>): CancellationToday | null {
  const now = cancellation.charges.find(({ isNow }) => isNow);
  if (!now) return null;
  const paid = pence(balance.paid - balance.refunded);
  return {
    basis: now.basis,
    paid,
    charge: now.charge,
    refund: pence(Math.max(0, paid - now.charge)),
    stillOwed: pence(Math.max(0, now.charge - paid)),
  };
}
