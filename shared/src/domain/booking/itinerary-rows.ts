import { formatDayWithYear } from '../dates/format-day';
import { addDays, type IsoDate } from '../dates/iso-date';

import type { BookedCruise } from './booked-holiday';
import type { BookingRow } from './booking-row';

const ACTION_NAMES = {
  'check-in': 'check-in',
  'check-out': 'check-out',
  arrive: 'arrive',
  depart: 'sail',
  dock: 'dock',
} as const satisfies Record<BookedCruise['itinerary'][number]['actions'][number]['type'], string>;

/** Returns the days of a voyage with their ports and times: `Day 1, Sat 12 Jun 2027`, `Athens: check-in 13:00, sail 18:00`. */
export function itineraryRows(
  cruise: BookedCruise | null | undefined,
  departureDate: IsoDate,
): readonly BookingRow[] {
  return (cruise?.itinerary ?? [])
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, title, actions }) => ({
      label: `Day ${day}, ${formatDayWithYear(addDays(departureDate, day - 1))}`,
      value: [title, actions.map(({ type, time }) => `${ACTION_NAMES[type]} ${time}`).join(', ')]
        .filter(Boolean)
        .join(': '),
    }));
}
