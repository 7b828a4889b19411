import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import {
  DEAL_AIRPORT_CODES,
  departureIdOf,
  LONDON_CODES,
} from '@storefront/shared/domain/catalogue/airports';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { dealParty, TWO_ADULTS, type PricedParty } from '@storefront/shared/domain/deals/deal-party';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { z } from 'zod';

import type { Supplier } from '../../supplier/supplier';
import type { DealDocument } from '../documents/deal-document.schema';

import { departureWindows } from './departure-windows';
import { monthsFrom } from './month-codes';

const ANY_LONDON = -1;
/** Searched when no London airport flies to the destination. */
const MANCHESTER = 26;
/** London airports that deal pages offer. */
const LONDON_IDS = LONDON_CODES.map(departureIdOf).filter((id) => id !== null);

export const dealPriceSchema = z.object({
  /** Pounds per person, equal to the price in the search. */
  pounds: z.number().positive(),
  date: z.string(),
  board: z.string(),
  airport: z.string(),
  /** Absent in prices of older releases, which are all for two adults. */
  children: z.number().int().optional(),
});
export type DealPrice = z.output<typeof dealPriceSchema>;

/** Returns the party that a deal is priced for (DEC-482). */
export function roomsOf({ pricingMode, onlineChildAges }: DealDocument): Occupancy {
  return dealParty({ pricingMode, childAges: onlineChildAges });
}

/** Returns the number of guests of that party. */
export function partyOf(deal: DealDocument): PricedParty {
  const [{ adults, children } = TWO_ADULTS] = roomsOf(deal);
  return { adults, children };
}

/** Returns whether a stored price is for the party of its deal. */
export function isForParty(price: DealPrice | null, deal: DealDocument): boolean {
  return price === null || (price.children ?? 0) === partyOf(deal).children;
}

/** Returns the cheapest departure of a deal for its party in its windows; `null` when it is sold out. */
export async function dealPrice(
  supplier: Supplier,
  deal: DealDocument,
  today: IsoDate,
): Promise<DealPrice | null> {
  const windows = dealWindows(deal, today);
  const cheapestFrom = async (departureIds: readonly number[]): Promise<DealPrice | null> => {
    const found = [];
    for (const departureId of departureIds)
      for (const window of windows) found.push(await cheapestIn(supplier, deal, departureId, window));
    return found.reduce(
      (best, one) => (best === null || (one !== null && one.pounds < best.pounds) ? one : best),
      null,
    );
  };
  const price = (await cheapestFrom([ANY_LONDON])) ?? (await cheapestFrom([MANCHESTER]));
  if (price === null || DEAL_AIRPORT_CODES.includes(price.airport)) return price;
  // Southend has no price file, so the deal page could not show the price.
  return (await cheapestFrom(LONDON_IDS)) ?? cheapestFrom([MANCHESTER]);
}

/** Returns a deal's departures within the months that have price files: its page shows no others. */
export function dealWindows(
  deal: Pick<DealDocument, 'departures' | 'nights' | 'priceMonths'>,
  today: IsoDate,
): ReturnType<typeof departureWindows> {
  const windows = departureWindows(deal, deal.nights, today);
  const lastMonth = monthsFrom(today, deal.priceMonths).at(-1);
  if (lastMonth === undefined) return windows;
  const { last: end } = monthBounds(lastMonth);
  return windows
    .filter(([first]) => first <= end)
    .map(([first, last]) => [first, last < end ? last : end] as const);
}

async function cheapestIn(
  supplier: Supplier,
  deal: DealDocument,
  departureId: number,
  [dateMin, dateMax]: readonly [IsoDate, IsoDate],
): Promise<DealPrice | null> {
  const [found] = await supplier.cheapestPackages(
    {
      destinationId: ANY_DESTINATION.id,
      departureId,
      hotelKey: deal.hotelKey,
      dateMin,
      dateMax,
      durationMin: deal.nights,
      durationMax: deal.nights,
      boardType: deal.boardBasis === null ? '' : boardSearchId(deal.boardBasis),
      rating: '12345',
      rooms: roomsOf(deal),
    },
    [],
  );
  return found
    ? {
        pounds: found.pricePerPerson / 100,
        date: found.departureDate,
        board: found.boardBasis,
        airport: found.flight.departureAirportCode,
        children: partyOf(deal).children,
      }
    : null;
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
