import { addDays, daysBetween, type IsoDate } from '../dates/iso-date';
import { pence, type Pence } from '../pricing/pence';

/** The charge for cancelling with so many days to go or more. */
export interface CancellationTerm {
  readonly daysBefore: number;
  /** The deposit, or a percentage of the total price. */
  readonly share: 'deposit' | number;
}

export interface CancellationCharge {
  /** First day; `null` for the first period. */
  readonly from: IsoDate | null;
  readonly until: IsoDate;
  readonly daysBefore: number;
  readonly basis: string;
  readonly charge: Pence;
}

export interface ChargedBooking {
  readonly terms: readonly CancellationTerm[];
  readonly departureDate: IsoDate;
  readonly total: Pence;
  /** The deposit of the booking, whether it was paid as such or not. */
  readonly deposit: Pence;
}

/**
 * Returns what a cancellation costs until departure, period by period, as the terms state it and never more than the
 * total. Half a penny rounds up.
 */
export function cancellationCharges({
  terms,
  departureDate,
  total,
  deposit,
}: ChargedBooking): readonly CancellationCharge[] {
  const rows = terms.toSorted((one, other) => other.daysBefore - one.daysBefore);
  return rows.map(({ daysBefore, share }, index) => {
    const previous = rows[index - 1];
    return {
      from: previous ? addDays(departureDate, 1 - previous.daysBefore) : null,
      until: addDays(departureDate, -daysBefore),
      daysBefore,
      basis: basisOf(share),
      charge: pence(Math.min(total, amountOf(share, total, deposit))),
    };
  });
}

/** Returns the charge on a day; `null` after departure and without terms. */
export function chargeOn(
  charges: readonly CancellationCharge[],
  departureDate: IsoDate,
  day: IsoDate,
): CancellationCharge | null {
  const daysLeft = daysBetween(day, departureDate);
  return charges.find(({ daysBefore }) => daysLeft >= daysBefore) ?? null;
}

function amountOf(share: CancellationTerm['share'], total: Pence, deposit: Pence): number {
  return share === 'deposit' ? deposit : Math.round((total * share) / 100);
}

function basisOf(share: CancellationTerm['share']): string {
  if (share === 'deposit') return 'the deposit';
  return share === 100 ? 'the total price' : `${share}% of the total price`;
}
