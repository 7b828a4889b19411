import { fetchPage } from '@storefront/shared/api/content/fetch-page';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { cardPrice } from '@storefront/shared/domain/deals/card-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { createRuntimeCache, useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

/** From-price, nights and board of a destination; `null` for unknown values. */
export interface CardPrice {
  readonly price: Pence | null;
  readonly nights: number | null;
  readonly boardName: string | null;
}

/** A card without price data; failures show no message (ERR-19). */
const UNPRICED: CardPrice = { price: null, nights: null, boardName: null };

const cardPrices = createRuntimeCache<CardPrice>();

/**
 * Loads the page of one destination for its card, all cards in parallel (API-PAGE-02). Responses are cached in memory
 * for some minutes.
 *
 * @returns `null` while loading
 */
export function useCardPrice(pageId: string): CardPrice | null {
  const runtime = useRuntime();
  const [price, setPrice] = useState<CardPrice | null>(null);

  useEffect(() => {
    const cached = cardPrices.get(runtime, pageId);
    if (cached) {
      setPrice(cached);
      return;
    }
    const left = new AbortController();
    void fetchPage(runtime.config, pageId, left.signal).then((response) => {
      if (left.signal.aborted) return;
      const found = response.ok && response.value ? priceOf(response.value) : UNPRICED;
      if (response.ok) cardPrices.set(runtime, pageId, found);
      setPrice(found);
    });
    return () => left.abort();
  }, [runtime, pageId]);

  return price;
}

/** Nights and board describe the price and are omitted without one (DOM-CARDPRICE-03). */
function priceOf({ priceData, nights, boardBasisName }: HolidayPage): CardPrice {
  const price = cardPrice(priceData);
  if (price === null) return UNPRICED;
  return { price, nights, boardName: boardBasisName || null };
}
