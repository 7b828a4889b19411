import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Guest } from './guests';

const ADULT_AGE = 18;

/** Returns the age in whole years. A birthday on 29 February falls on 1 March in other years, as in UK law. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Returns the date on which the searched ages apply. */
export function returnDate({ inbound }: Pick<ChosenPackage, 'inbound'>): IsoDate {
  return inbound.departsAt.slice(0, 10);
}

/**
 * Returns the warning about an age that differs from the search, without the name ("will be 16 on the day of return,
 * but you searched for a child of 12."), or `null` when it matches. No rule rejects an age (DEC-59).
 *
 * @param birth `null` while there is no valid date
 */
export function ageWarning(
  { childAge }: Pick<Guest, 'childAge'>,
  birth: IsoDate | null,
  returnDay: IsoDate,
): string | null {
  if (birth === null || birth > returnDay) return null;
  const age = ageOn(birth, returnDay);
  const matchesSearch = childAge === null ? age >= ADULT_AGE : age === childAge;
  if (matchesSearch) return null;
  return `will be ${ageText(age)} on the day of return, but you searched for ${describeSearchedGuest(childAge)}.`;
}

/** True for a lead passenger under 18 today. It is a hint and does not block the booking (DEC-59). */
export function isUnderAge(birth: IsoDate | null, today: IsoDate): boolean {
  return birth !== null && birth <= today && ageOn(birth, today) < ADULT_AGE;
}

function describeSearchedGuest(childAge: number | null): string {
  if (childAge === null) return 'an adult';
  return childAge === 0 ? 'a child under 1' : `a child of ${childAge}`;
}

function ageText(age: number): string {
  return age === 0 ? 'under 1' : String(age);
}
