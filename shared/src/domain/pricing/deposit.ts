import { pence, type Pence } from './pence';

/** A deposit is offered only when departure is further away than this (specification 9). */
export const DEPOSIT_CUTOFF_DAYS = 21;

export interface DepositInput {
  /** Flights for the whole party, both directions. */
  readonly totalFlightPrice: Pence;
  /** The final holiday price with every extra, flights included. */
  readonly holidayTotal: Pence;
  /** Whole days from today to departure, both in UK time. Negative once departed. */
  readonly daysToDeparture: number;
}

/**
 * Returns the deposit due now, or `null` when only full payment is offered.
 *
 * The deposit is all flights plus 10% of the holiday total, flights included, so that a shopper can check it against
 * the summary. Half a penny rounds up. No deposit is offered at exactly 21 days.
 *
 * @throws RangeError when flights cost more than the holiday: the quote is corrupt and must not be charged
 * @see PRICE-17, PAY-ST-02, DEC-27
 */
export function depositDue({ totalFlightPrice, holidayTotal, daysToDeparture }: DepositInput): Pence | null {
  if (totalFlightPrice > holidayTotal)
    throw new RangeError(`flights (${totalFlightPrice}p) cost more than the holiday (${holidayTotal}p)`);
  if (daysToDeparture <= DEPOSIT_CUTOFF_DAYS) return null;

  const deposit = fullDeposit(totalFlightPrice, holidayTotal);
  return deposit < holidayTotal ? deposit : null;
}

/** Returns all flights plus a tenth of the total: what a cancellation costs where the terms name the deposit. */
export function fullDeposit(totalFlightPrice: Pence, holidayTotal: Pence): Pence {
  return pence(totalFlightPrice + Math.round(holidayTotal / 10));
}
