import { cardPrice } from '../../domain/deals/card-price';

import type { CardPrice } from './card-prices.schema';
import type { HolidayPage } from './page.schema';

/** A card without price data; failures show no message (ERR-19). */
export const UNPRICED_CARD: CardPrice = { price: null, nights: null, boardName: null };

/** Nights and board describe the price and are omitted without one (DOM-CARDPRICE-03). */
export function cardPriceOf({ priceData, nights, boardBasisName }: HolidayPage): CardPrice {
  const price = cardPrice(priceData);
  if (price === null) return UNPRICED_CARD;
  return { price, nights, boardName: boardBasisName || null };
}
