import { addDays, type IsoDate } from '../../domain/dates/iso-date';

interface CancellationCharge {
  readonly daysBefore: number;
  readonly charge: string;
  /** The same as a number, where the terms have one: the deposit, or a percentage of the total price. */
  readonly share?: 'deposit' | number | null | undefined;
}

/** A cancellation charge and the days before departure to which it applies. */
export interface CancellationPeriod extends Pick<CancellationCharge, 'charge' | 'share'> {
  /** `30 to 59 days` */
  readonly days: string;
  /** The last day to which it applies. */
  readonly until: IsoDate;
}

/** Returns the periods from the longest time before departure to the shortest, without gaps between them. */
export function cancellationPeriods(
  charges: readonly CancellationCharge[],
  departureDate: IsoDate,
): readonly CancellationPeriod[] {
  const longestFirst = charges.toSorted((one, other) => other.daysBefore - one.daysBefore);
  return longestFirst.map(({ daysBefore, charge, share }, index) => ({
    days: formatDayRange(daysBefore, longestFirst[index - 1]?.daysBefore ?? null),
    until: addDays(departureDate, -daysBefore),
    charge,
    share,
  }));
}

/** @param previousDaysBefore start of the previous period, which lasts longer before departure; `null` for the first */
function formatDayRange(daysBefore: number, previousDaysBefore: number | null): string {
  if (previousDaysBefore === null) return daysBefore === 0 ? 'At any time' : `${daysBefore} days or more`;
  if (daysBefore === 0) return `Fewer than ${previousDaysBefore} days`;
  return previousDaysBefore - 1 === daysBefore
    ? `${daysBefore} days`
    : `${daysBefore} to ${previousDaysBefore - 1} days`;
}
