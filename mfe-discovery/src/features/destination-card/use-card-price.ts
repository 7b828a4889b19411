import { fetchPage } from '@storefront/shared/api/content/fetch-page';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { cardPrice } from '@storefront/shared/domain/deals/card-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

/** What a destination costs and for how long; `null` for each that is not known. */
export interface CardPrice {
  readonly price: Pence | null;
  readonly nights: number | null;
  readonly boardName: string | null;
}

/** A card without price data, whatever kept it away: nothing is said of it (ERR-19). */
const UNPRICED: CardPrice = { price: null, nights: null, boardName: null };

/**
 * Asks for the page of one destination, each card for itself and all at once (API-PAGE-02). What was answered
 * in the last minutes is taken from this page's memory.
 *
 * @returns `null` while it is not known
 */
export function useCardPrice(pageId: string): CardPrice | null {
  const { config, results } = useRuntime();
  const [price, setPrice] = useState<CardPrice | null>(null);

  useEffect(() => {
    const key = `cardPrice ${pageId}`;
    const known = results.get(key);
    if (isCardPrice(known)) {
      setPrice(known);
      return;
    }
    const left = new AbortController();
    void fetchPage(config, pageId, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      const found = answer.ok && answer.value ? priceOf(answer.value) : UNPRICED;
      if (answer.ok) results.set(key, found);
      setPrice(found);
    });
    return () => left.abort();
  }, [config, pageId, results]);

  return price;
}

/** Nights and board stand for a price: without one they are left out (DOM-CARDPRICE-03). */
function priceOf({ priceData, nights, boardBasisName }: HolidayPage): CardPrice {
  const price = cardPrice(priceData);
  if (price === null) return UNPRICED;
  return { price, nights, boardName: boardBasisName || null };
}

function isCardPrice(value: unknown): value is CardPrice {
  return typeof value === 'object' && value !== null && 'price' in value && 'boardName' in value;
}
