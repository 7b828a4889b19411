import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { dealPrice } from '@storefront/shared/domain/deals/deal-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** What a deal starts at, the mark-up of its cheapest date included, as its card says; `null` without one. */
export function fromPrice(
  dealId: string,
  { startingPrice, cheapestDate, markups }: Pick<Deal, 'startingPrice' | 'cheapestDate' | 'markups'>,
): Pence | null {
  if (startingPrice === null || cheapestDate === null) return null;
  return dealPrice({ dealId, startingPrice, cheapestDate, markups });
}
