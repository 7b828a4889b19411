import { cardPriceOf, UNPRICED_CARD } from '@storefront/shared/api/content/card-price-of';
import type { CardPrice } from '@storefront/shared/api/content/card-prices.schema';
import { fetchPage } from '@storefront/shared/api/content/fetch-page';
import { createRuntimeCache, useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import { requestCardPrices } from './request-card-prices';

const pricesOfPages = createRuntimeCache<CardPrice>();
const pendingPages = createRuntimeCache<Promise<CardPrice | null> | null>();

/**
 * Loads the from-price of one destination for its card. All cards share one request; against a back office without
 * that endpoint the page of each destination is requested once, all in parallel (API-PAGE-02). Responses are cached in
 * memory for some minutes.
 *
 * @param rendered price in the HTML document, which stays when the request fails; `null` when it has none
 * @returns `null` while loading
 */
export function useCardPrice(pageId: string, rendered: CardPrice | null): CardPrice | null {
  const runtime = useRuntime();
  const [price, setPrice] = useState<CardPrice | null>(rendered);
  const hasRendered = rendered !== null;

  useEffect(() => {
    const left = new AbortController();
    void loadCardPrice(runtime, pageId, hasRendered, left.signal).then((loaded) => {
      if (left.signal.aborted) return;
      setPrice((current) => loaded ?? current ?? UNPRICED_CARD);
    });
    return () => left.abort();
  }, [runtime, pageId, hasRendered]);

  return price;
}

/**
 * Returns `null` after a failure.
 *
 * @param hasRendered the document has a price: a failed refresh is not repeated for each card
 */
async function loadCardPrice(
  runtime: StorefrontRuntime,
  pageId: string,
  hasRendered: boolean,
  signal: AbortSignal,
): Promise<CardPrice | null> {
  const cached = pricesOfPages.get(runtime, pageId);
  if (cached) return cached;
  const prices = await requestCardPrices(runtime);
  if (prices) return prices[pageId] ?? UNPRICED_CARD;
  if (hasRendered) return null;
  const price = await requestOne(runtime, pageId, signal);
  if (price) pricesOfPages.set(runtime, pageId, price);
  return price;
}

/** Concurrent calls for one page share a request: all cards leave the page together, so any signal may abort it. */
function requestOne(
  runtime: StorefrontRuntime,
  pageId: string,
  signal: AbortSignal,
): Promise<CardPrice | null> {
  const pending = pendingPages.get(runtime, pageId);
  if (pending) return pending;
  const request = requestPrice(runtime, pageId, signal).finally(() =>
    pendingPages.set(runtime, pageId, null),
  );
  pendingPages.set(runtime, pageId, request);
  return request;
}

async function requestPrice(
  { config }: StorefrontRuntime,
  pageId: string,
  signal: AbortSignal,
): Promise<CardPrice | null> {
  if (signal.aborted) return null;
  const response = await fetchPage(config, pageId, signal);
  if (!response.ok) return null;
  return response.value ? cardPriceOf(response.value) : UNPRICED_CARD;
}
