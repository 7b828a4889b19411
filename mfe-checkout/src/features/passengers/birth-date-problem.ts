import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { MONTH_NAMES } from '@storefront/shared/domain/dates/month-names';
import { dateOfBirth, type DateParts } from '@storefront/shared/domain/passengers/passenger-rules';

export type DatePart = keyof DateParts;

export interface BirthDateProblem {
  /** The specified text (PAX-VAL-05, PAX-VAL-06). */
  readonly message: string;
  /** The specific mistake (usability rule 44); `null` when the message is specific enough. */
  readonly detail: string | null;
  /** The fields to correct. The first one receives the focus. */
  readonly parts: readonly [DatePart, ...DatePart[]];
}

/** Returns what is wrong with a date of birth, or `null` when it is valid. */
export function birthDateProblem(birth: DateParts, today: IsoDate): BirthDateProblem | null {
  const [missing, ...more] = PARTS.filter((part) => birth[part] === '');
  if (missing && more.length === 2) {
    return { message: 'Date of birth is required', detail: null, parts: [missing, ...more] };
  }
  if (missing) {
    const detail = [missing, ...more].map((part) => PART_REQUESTS[part]).join('. ');
    return { message: INVALID, detail, parts: [missing, ...more] };
  }
  if (dateOfBirth(birth, today) !== null) return null;
  return { message: INVALID, ...explainInvalidDate(birth, today) };
}

const PARTS: readonly DatePart[] = ['day', 'month', 'year'];
const INVALID = 'Please enter a valid date of birth';

const PART_REQUESTS: Readonly<Record<DatePart, string>> = {
  day: 'Choose a day',
  month: 'Choose a month',
  year: 'Enter a year',
};

function explainInvalidDate(
  { day, month, year }: DateParts,
  today: IsoDate,
): Pick<BirthDateProblem, 'detail' | 'parts'> {
  if (!/^\d{4}$/.test(year)) {
    return { detail: 'Enter the year with four digits, such as 1985', parts: ['year'] };
  }
  const name = `${day} ${MONTH_NAMES[Number(month) - 1] ?? ''}`;
  if (day === '29' && month === '2' && !isCalendarDate(day, month, year)) {
    return { detail: `${name} ${year} does not exist`, parts: ['day', 'month', 'year'] };
  }
  if (!isCalendarDate(day, month, '2000'))
    return { detail: `${name} does not exist`, parts: ['day', 'month'] };
  if (`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` > today) {
    const isLaterYear = year > today.slice(0, 4);
    return { detail: 'This date is in the future', parts: isLaterYear ? ['year'] : ['day', 'month', 'year'] };
  }
  return { detail: 'Check the year: this is too long ago', parts: ['year'] };
}

/** Compares with the last day of that year, so that a date in the future is not rejected here. */
function isCalendarDate(day: string, month: string, year: string): boolean {
  return dateOfBirth({ day, month, year }, `${year}-12-31`) !== null;
}
