import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';

import { wholeBasis } from '../../parts/priced-hotel/entry-basis';

/** Returns the line below a group's name: its lowest price with everything that the price is for (DEC-145). */
export function groupLead(group: HolidayGroup): string {
  const entries = group.destinations
    .flatMap(({ priceData }) => Object.values(priceData))
    .flatMap((byRating) => Object.values(byRating))
    .filter((entry) => entry !== null && entry !== undefined);
  const [lowest] = entries.toSorted((one, other) => one.pricePerPerson - other.pricePerPerson);
  if (!lowest) return 'Flight and hotel in one booking.';
  const basis = wholeBasis({ ...lowest, boardName: boardName(lowest.boardBasis) }, group.fromId, group);
  return `Flight and hotel in one booking, from ${formatPounds(lowest.pricePerPerson)}pp: ${basis}.`;
}
