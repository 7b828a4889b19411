import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

const PAGE_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'june', 'july', 'aug', 'sept', 'oct', 'nov', 'dec'];

/** Returns `sept27` for `2027-09`, the spelling of a page's prices (DOM-HPG-02). */
export function pageMonthCode(month: string): string {
  return `${PAGE_MONTHS[Number(month.slice(5, 7)) - 1] ?? ''}${month.slice(2, 4)}`;
}

/** Returns `sep2027` for `2027-09`, the spelling of a deal's price files (DOM-DBI-03). */
export function dealMonthCode(month: string): string {
  return `${(PAGE_MONTHS[Number(month.slice(5, 7)) - 1] ?? '').slice(0, 3)}${month.slice(0, 4)}`;
}

/** Returns `2027-09` for `sep2027`; `null` for any other text. */
export function monthOfDealCode(code: string): string | null {
  const match = /^(?<name>[a-z]{3})(?<year>20\d{2})$/.exec(code);
  const index = PAGE_MONTHS.findIndex((name) => name.slice(0, 3) === match?.groups?.['name']);
  return match && index >= 0 ? `${match.groups?.['year']}-${String(index + 1).padStart(2, '0')}` : null;
}

/** Returns the month of a date and the following months, as `yyyy-MM`. */
export function monthsFrom(date: IsoDate, count: number): readonly string[] {
  const first = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, later) => {
    const month = first + later;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
