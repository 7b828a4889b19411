import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { dealPrice } from '@storefront/shared/domain/deals/deal-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** Returns the starting price of a deal, including the mark-up of its cheapest date, as on its card. */
export function fromPrice(
  dealId: string,
  { startingPrice, cheapestDate, markups }: Pick<Deal, 'startingPrice' | 'cheapestDate' | 'markups'>,
): Pence | null {
  if (startingPrice === null || cheapestDate === null) return null;
  return dealPrice({ dealId, startingPrice, cheapestDate, markups });
}
