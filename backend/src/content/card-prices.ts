import { cardPriceOf, UNPRICED_CARD } from '@storefront/shared/api/content/card-price-of';
import {
  MAX_CARD_PRICES,
  type CardPrice,
  type CardPricesWire,
} from '@storefront/shared/api/content/card-prices.schema';
import { holidayPageSchema, type HolidayPageWire } from '@storefront/shared/api/content/page.schema';
import { z } from 'zod';

/** Page ids, separated by commas. */
export const cardPricesQuerySchema = z.object({
  ids: z
    .string()
    .max(4_000)
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(z.string().min(1).max(200)).max(MAX_CARD_PRICES)),
});

/**
 * `GET /api/card-prices`. A page whose prices cannot be computed has an entry without a price, so that it does not
 * take the prices of all others with it.
 *
 * @param findPage response of `getPage`; `null` for an unknown id
 */
export async function cardPricesResponse(
  pageIds: readonly string[],
  findPage: (pageId: string) => Promise<HolidayPageWire | null>,
): Promise<CardPricesWire> {
  const entries = await Promise.all(
    pageIds.map(async (pageId) => [pageId, await priceOf(pageId).catch(() => UNPRICED_CARD)] as const),
  );
  return { success: true, data: Object.fromEntries(entries) };

  async function priceOf(pageId: string): Promise<CardPrice | null> {
    const page = await findPage(pageId);
    const data = page && holidayPageSchema.parse(page).data;
    return data ? cardPriceOf(data) : null;
  }
}
