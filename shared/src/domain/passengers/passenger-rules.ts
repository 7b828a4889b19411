import { isoDateSchema, type IsoDate } from '../dates/iso-date';

import { emailAddressSchema } from './email-address';

export const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms'] as const;

/** A date of birth as it is entered. */
export interface DateParts {
  readonly day: string;
  /** 1 to 12. */
  readonly month: string;
  readonly year: string;
}

/** The date, or `null` when the parts are no real day; nobody is older than 120 years. */
export function dateOfBirth({ day, month, year }: DateParts, today: IsoDate): IsoDate | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const parsed = isoDateSchema.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (!parsed.success || parsed.data > today) return null;
  return Number(year) >= Number(today.slice(0, 4)) - 120 ? parsed.data : null;
}

/** No spaces, something on both sides of the @, a dot behind it (PAX-VAL-09): exactly what the service takes. */
export function isEmail(text: string): boolean {
  return emailAddressSchema.safeParse(text).success;
}

/** At least ten characters of digits, spaces, plus, brackets and hyphens (PAX-VAL-11). */
export function isPhone(text: string): boolean {
  return /^[\d\s+()-]{10,}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;
}
