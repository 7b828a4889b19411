import { pluralize } from '../occupancy/occupancy';

import type { BookedExtras } from './booked-holiday';
import type { BookingRow } from './booking-row';

const TRANSFER_NAMES = {
  NO_TRANSFER: 'None',
  SHUTTLE: 'Shuttle, return',
  PRIVATE: 'Private, return',
} as const;

/**
 * Returns the extras in the order and wording of every checkout step, the email and the confirmation (PAY-04).
 * Extras that were not chosen have a row too; the cruise board has one only on a cruise.
 */
export function extraRows({ cruiseBoard, holdBags, transfer, tours }: BookedExtras): readonly BookingRow[] {
  return [
    ...(cruiseBoard ? [{ label: 'Cruise board', value: cruiseBoard.boardType }] : []),
    {
      label: 'Hold baggage',
      value: holdBags === 0 ? 'None added' : `${pluralize(holdBags, 'bag', 'bags')} of 23 kg`,
    },
    { label: 'Transfer', value: TRANSFER_NAMES[transfer] },
    { label: 'Tours', value: tours.length === 0 ? 'None' : tours.map(({ name }) => name).join(', ') },
  ];
}
