import { PRICED_RATINGS, type PageEntryWire } from '@storefront/shared/api/content/page.schema';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { Supplier } from '../../supplier/supplier';
import type { PageDocument } from '../documents/page-document.schema';

import { monthsFrom, pageMonthCode } from './month-codes';

const MONTHS_AHEAD = 12;

export type PagePrices = Record<string, Record<string, PageEntryWire>>;

/**
 * Returns the cheapest package of each month and rating, equal to a search for the same departure, nights and board.
 * Past months are omitted; a rating without a hotel is `N/A`.
 */
export async function pagePrices(
  supplier: Supplier,
  page: PageDocument,
  today: IsoDate,
): Promise<PagePrices> {
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
    ['departureMonth', 'starClass'],
  );
  const byMonthAndRating = new Map(
    cheapest.map((found) => [`${found.departureDate.slice(0, 7)} ${found.starClass}`, found]),
  );
  return Object.fromEntries(
    monthsFrom(today, MONTHS_AHEAD).map((month) => {
      const code = pageMonthCode(month);
      const cells = PRICED_RATINGS.map((rating): readonly [string, PageEntryWire] => {
        const own = page.prices[code]?.[rating];
        if (own) return [rating, own === 'N/A' ? { price: 'N/A' } : { ...own, price: `$${own.price}` }];
        const found = byMonthAndRating.get(`${month} ${rating}`);
        if (!found || found.giataId === null) return [rating, 'N/A'];
        const { pricePerPerson, departureDate: date, giataId: giata } = found;
        return [rating, { price: `$${pricePerPerson / 100}`, date, giata }];
      });
      return [code, Object.fromEntries(cells)];
    }),
  );
}
