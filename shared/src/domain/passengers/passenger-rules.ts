import { isoDateSchema, type IsoDate } from '../dates/iso-date';

import { emailAddressSchema } from './email-address';

/** Titles of the passenger forms. */
export const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms'] as const;

/** A date of birth as entered. */
export interface DateParts {
  readonly day: string;
  /** 1 to 12. */
  readonly month: string;
  readonly year: string;
}

/** Returns the date of birth, or `null` when it does not exist, is in the future or is more than 120 years ago. */
export function dateOfBirth({ day, month, year }: DateParts, today: IsoDate): IsoDate | null {
  // The schema accepts digits alone: four, two and two.
  const parsed = isoDateSchema.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.success && isPossibleBirth(parsed.data, today) ? parsed.data : null;
}

/** Returns whether a date of birth is neither in the future nor more than 120 years ago. */
export function isPossibleBirth(date: IsoDate, today: IsoDate): boolean {
  return date <= today && Number(date.slice(0, 4)) >= Number(today.slice(0, 4)) - 120;
}

/** Returns whether the backend accepts the email address (PAX-VAL-09). */
export function isEmail(text: string): boolean {
  return emailAddressSchema.safeParse(text).success;
}

/** Returns whether the text has at least ten digits, spaces, plus signs, brackets and hyphens, seven of them digits (PAX-VAL-11, DEC-147). */
export function isPhone(text: string): boolean {
  return /^[\d\s+()-]{10,}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;
}
