import { useRuntime } from '@storefront/shared/runtime';

import { balanceDueDate } from '../../domain/booking/balance-due';
import type { IsoDate } from '../../domain/dates/iso-date';

/** Returns the last day to pay the balance of a holiday that is booked today (PRICE-19, DEC-203). */
export function useBalanceDue(departureDate: IsoDate): IsoDate {
  const { config, clock } = useRuntime();
  return balanceDueDate(departureDate, config.bookingTerms.balanceDueDays, clock.today());
}
