import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { DealDocument } from './documents/deal-document.schema';
import type { GroupDocument } from './documents/group-document.schema';
import type { DealPrice } from './prices/deal-price';
import { departureWindows } from './prices/departure-windows';

interface OfferedDeal extends Pick<DealDocument, 'destinationIds' | 'nights'> {
  /** Official star class of the hotel; `null` when the supplier does not state it. */
  readonly starClass: number | null;
}

/**
 * Returns whether a deal keeps what a group promises: its destinations, departures, board, star classes and highest
 * price (DEC-174). It is judged by the price of the day, so that a deal leaves a group when its cheapest departure does.
 */
export function keepsGroupRule(
  deal: OfferedDeal,
  price: DealPrice,
  group: GroupDocument,
  today: IsoDate,
): boolean {
  return (
    group.destinations.some(({ destinationId }) => deal.destinationIds.includes(destinationId)) &&
    departureWindows(group, deal.nights, today).some(
      ([first, last]) => first <= price.date && price.date <= last,
    ) &&
    (group.boardBasis === '' || group.boardBasis === price.board) &&
    (group.stars === null || group.stars.some((stars) => Number(stars) === deal.starClass)) &&
    price.pounds <= (group.dearest ?? Number.POSITIVE_INFINITY)
  );
}
