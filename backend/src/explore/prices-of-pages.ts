import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { holidayPageSchema, type HolidayPage } from '@storefront/shared/api/content/page.schema';
import { dayTemperature } from '@storefront/shared/domain/catalogue/climate';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { allDocuments } from '../content/content-store';
import type { ContentSource } from '../content/live-content';
import { serializePage } from '../content/page-response';
import { pageMonthCode } from '../content/prices/month-codes';
import { pagePricesSchema } from '../content/prices/page-prices';
import { hasForm } from '../content/prices/price-snapshots';

import { cheapestFirst } from './month-of-destinations';

/**
 * Returns the destination pages with the prices that are stored for today. A page whose prices are still to be computed
 * is left out, because computing all of them takes a supplier minutes.
 */
export async function pagesWithPrices(
  source: ContentSource,
  today: IsoDate,
): Promise<readonly HolidayPage[]> {
  const [documents, stored] = await Promise.all([
    allDocuments(source, 'pages'),
    source.db
      .selectFrom('price_snapshots')
      .selectAll()
      .where('kind', '=', 'pages')
      .where('day', '=', today)
      .execute(),
  ]);
  const byId = new Map(stored.map((snapshot) => [snapshot.id, snapshot]));
  return documents.flatMap(({ document }) => {
    const snapshot = byId.get(document.id);
    if (!snapshot || !hasForm(pagePricesSchema, snapshot.prices)) return [];
    const page = serializePage(document, snapshot.prices, snapshot.made_at, null);
    return holidayPageSchema.parse(page).data ?? [];
  });
}

/** Returns the lowest price of each destination in a month, cheapest first. */
export function monthOfPages(
  pages: readonly HolidayPage[],
  month: string,
  today: IsoDate,
): readonly ExploreDestination[] {
  const cheapest = new Map<number, ExploreDestination>();
  for (const { destinationId, fromId: departureId, nights, priceData } of pages) {
    for (const cell of Object.values(priceData[pageMonthCode(month)] ?? {})) {
      if (!cell || cell.date <= today) continue;
      const held = cheapest.get(destinationId);
      if (held && held.price <= cell.pricePerPerson) continue;
      cheapest.set(destinationId, {
        destinationId,
        price: cell.pricePerPerson,
        departureDate: cell.date,
        nights,
        departureId,
        flightMinutes: null,
        hotels: null,
        temperature: dayTemperature(destinationId, month),
      });
    }
  }
  return cheapestFirst([...cheapest.values()]);
}
