import {
  pageEntryWireSchema,
  PRICED_RATINGS,
  type PageEntryWire,
} from '@storefront/shared/api/content/page.schema';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { z } from 'zod';

import type { Supplier } from '../../supplier/supplier';
import type { PageDocument } from '../documents/page-document.schema';

import { recordCheck, withGiataId, type PackageWithRecord } from './hotel-records';
import { monthsFrom, pageMonthCode } from './month-codes';
import { varyHotels, type MonthHotels, type Rating } from './vary-hotels';

const MONTHS_AHEAD = 12;

/** Prices by month code and rating. */
export const pagePricesSchema = z.record(z.string(), z.record(z.string(), pageEntryWireSchema));
export type PagePrices = z.input<typeof pagePricesSchema>;

/**
 * Returns a cheap package of each month and rating, at the price of a search for the same departure, nights and board:
 * the cheapest one, or one of a hotel that the block beside it does not have (`varyHotels`). Past months are omitted; a
 * rating without a hotel is `N/A`. A page without a destination has none.
 */
export async function pagePrices(
  supplier: Supplier,
  page: PageDocument,
  today: IsoDate,
): Promise<PagePrices> {
  if (page.destinationId === null) return {};
  const cheapest = await supplier.cheapestPackages(
    {
      destinationId: page.destinationId,
      departureId: page.fromId,
      dateMin: addDays(today, 1),
      dateMax: monthBounds(monthsFrom(today, MONTHS_AHEAD).at(-1) ?? today.slice(0, 7)).last,
      durationMin: page.nights,
      durationMax: page.nights,
      boardType: boardSearchId(page.boardBasis),
      rating: PRICED_RATINGS.join(''),
      rooms: DEFAULT_OCCUPANCY,
    },
    ['departureMonth', 'hotelKey'],
  );
  const months = monthsFrom(today, MONTHS_AHEAD);
  const chosen = await chooseHotels(supplier, months, withGiataId(cheapest));
  return Object.fromEntries(
    months.map((month) => {
      const code = pageMonthCode(month);
      const cells = PRICED_RATINGS.map((rating): readonly [string, PageEntryWire] => {
        const own = page.prices[code]?.[rating];
        if (own) return [rating, own === 'N/A' ? { price: 'N/A' } : { ...own, price: `$${own.price}` }];
        const found = chosen.get(month)?.[rating];
        if (!found) return [rating, 'N/A'];
        const { pricePerPerson, departureDate: date, giataId: giata, flight } = found;
        const airport = flight.departureAirportCode;
        return [rating, { price: `$${pricePerPerson / 100}`, date, giata, airport }];
      });
      return [code, Object.fromEntries(cells)];
    }),
  );
}

/** Chooses hotels that have a record: a hotel without one leaves its place to the next. */
async function chooseHotels(
  supplier: Supplier,
  months: readonly string[],
  packages: readonly PackageWithRecord[],
): Promise<ReturnType<typeof varyHotels<PackageWithRecord>>> {
  const hasRecord = recordCheck(supplier);
  let left = packages;
  for (;;) {
    const chosen = varyHotels(months.map((month) => ({ month, hotels: hotelsOf(left, month) })));
    const ids = new Set([...chosen.values()].flatMap((choice) => Object.values(choice)).map(idOf));
    const checks = await Promise.all([...ids].map(async (id) => [id, await hasRecord(id)] as const));
    const missing = new Set(checks.filter(([, hasRecord]) => !hasRecord).map(([id]) => id));
    if (missing.size === 0) return chosen;
    left = left.filter((found) => !missing.has(found.giataId));
  }
}

function idOf({ giataId }: PackageWithRecord): number {
  return giataId;
}

/** Hotels of a month by rating, the cheapest first. */
function hotelsOf(
  packages: readonly PackageWithRecord[],
  month: string,
): MonthHotels<PackageWithRecord>['hotels'] {
  const ofMonth = packages
    .filter(({ departureDate }) => departureDate.startsWith(month))
    .toSorted((one, other) => one.pricePerPerson - other.pricePerPerson || one.giataId - other.giataId);
  const ofRating = (rating: Rating) => ofMonth.filter(({ starClass }) => String(starClass) === rating);
  return { '3': ofRating('3'), '4': ofRating('4'), '5': ofRating('5') };
}
