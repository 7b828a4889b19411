import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Guest } from './guests';

const ADULT_AGE = 18;

/** Whole years; who is born on 29 February has their birthday on 1 March of other years, as UK law has it. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/**
 * What is odd about an age, without the name: "will be 16 on the day of return, but you searched for a child
 * of 12." `null` when it is as searched. Only ever a remark, since no rule refuses an age (DEC-59).
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

/** The one who books must be of age today (DEC-59: a hint, not a refusal). */
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
