import { addDays, monthBounds, type IsoDate } from '../../domain/dates/iso-date';
import { daysSinceMonday } from '../../domain/dates/month-weeks';
import { monthAfter, monthOf } from '../../domain/dates/months';

/** First and last focusable day. */
export interface DayLimits {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

const YEAR = 12;

/**
 * Returns the day to focus after a key press, clamped to the limits; `null` for keys without a function. The keys
 * are those of the ARIA date grid pattern: days, weeks, ends of the week, months, and years with Shift.
 */
export function dayAfterKey(
  key: string,
  shift: boolean,
  from: IsoDate,
  { first, last }: DayLimits,
): IsoDate | null {
  const target = targetOf(key, shift, from);
  if (target === null) return null;
  if (target < first) return first;
  return target > last ? last : target;
}

function targetOf(key: string, shift: boolean, from: IsoDate): IsoDate | null {
  const months = shift ? YEAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -daysSinceMonday(from));
    case 'End':
      return addDays(from, 6 - daysSinceMonday(from));
    case 'PageUp':
      return sameDayOf(monthAfter(monthOf(from), -months), from);
    case 'PageDown':
      return sameDayOf(monthAfter(monthOf(from), months), from);
    default:
      return null;
  }
}

/** Returns the same day of another month, or its last day: 31 May becomes 30 June. */
function sameDayOf(month: string, day: IsoDate): IsoDate {
  const sameDay = `${month}-${day.slice(8, 10)}`;
  const { last } = monthBounds(month);
  return sameDay > last ? last : sameDay;
}
