import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { z } from 'zod';

import type { Supplier } from '../../supplier/supplier';
import type { DealDocument } from '../documents/deal-document.schema';

const ANY_LONDON = -1;
/** Searched when no London airport flies to the destination. */
const MANCHESTER = 26;

export const dealPriceSchema = z.object({
  /** Pounds per person, equal to the price in the search. */
  pounds: z.number().positive(),
  date: z.string(),
  board: z.string(),
  airport: z.string(),
});
export type DealPrice = z.output<typeof dealPriceSchema>;

/** Returns the cheapest departure of a deal in its window; `null` when it is sold out. */
export async function dealPrice(
  supplier: Supplier,
  deal: DealDocument,
  today: IsoDate,
): Promise<DealPrice | null> {
  for (const departureId of [ANY_LONDON, MANCHESTER]) {
    const [found] = await supplier.cheapestPackages(
      {
        destinationId: ANY_DESTINATION.id,
        departureId,
        hotelKey: deal.hotelKey,
        dateMin: addDays(today, deal.departures.fromDays),
        dateMax: addDays(today, deal.departures.toDays),
        durationMin: deal.nights,
        durationMax: deal.nights,
        boardType: deal.boardBasis === null ? '' : boardSearchId(deal.boardBasis),
        rating: '12345',
        rooms: DEFAULT_OCCUPANCY,
      },
      [],
    );
    if (found)
      return {
        pounds: found.pricePerPerson / 100,
        date: found.departureDate,
        board: found.boardBasis,
        airport: found.flight.departureAirportCode,
      };
  }
  return null;
}

/**
 * Returns the wire field `startingPrice`. The storefront adds the mark-up of the period of the cheapest date
 * (DOM-MARKUP-01), and the sum must equal the price in the search.
 */
export function startingPriceOf(deal: DealDocument, price: DealPrice): number {
  if (deal.startingPrice !== null) return deal.startingPrice;
  const period = deal.markupPrices.find(
    ({ startDate, endDate }) => startDate <= price.date && price.date <= endDate,
  );
  return Math.max(1, price.pounds - (period?.markup ?? 0));
}
