import { departureIdOf } from '../../domain/catalogue/airports';
import { cardPrice } from '../../domain/deals/card-price';
import { priceBasis } from '../../domain/deals/price-basis';

import type { CardPrice } from './card-prices.schema';
import type { HolidayPage } from './page.schema';

/** A card without price data; failures show no message (ERR-19). */
export const UNPRICED_CARD: CardPrice = { price: null, nights: null, boardName: null, basis: null };

/** Nights, board and basis describe the price and are omitted without one (DOM-CARDPRICE-03). */
export function cardPriceOf({ priceData, nights, boardBasisName, fromId }: HolidayPage): CardPrice {
  const price = cardPrice(priceData);
  if (price === null) return UNPRICED_CARD;
  const cheapest = Object.values(priceData)
    .flatMap((ratings) => Object.values(ratings))
    .find((entry) => entry?.pricePerPerson === price);
  return {
    price,
    nights,
    boardName: boardBasisName || null,
    basis: cheapest
      ? priceBasis(departureIdOf(cheapest.departureAirportCode ?? '') ?? fromId, cheapest.date)
      : null,
  };
}
