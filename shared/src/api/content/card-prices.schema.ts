import { z } from 'zod';

import { penceSchema } from '../../domain/pricing/pence';

/** Most page ids of one request. */
export const MAX_CARD_PRICES = 60;

/** What the card of a destination shows of its page. Nights, board and basis describe the price and are `null` without one. */
export const cardPriceSchema = z.object({
  /** Whole pence per person. */
  price: penceSchema.nullable(),
  nights: z.number().int().nullable(),
  boardName: z.string().nullable(),
  /** `2 adults, from London Luton, May 2027` */
  basis: z.string().nullable().default(null),
});
export type CardPrice = z.output<typeof cardPriceSchema>;

/** Response of `GET {backend}/api/card-prices`: an entry for each requested id, `null` where there is no such page. */
export const cardPricesSchema = z.object({
  success: z.literal(true),
  data: z.record(z.string(), cardPriceSchema.nullable()),
});
export type CardPricesWire = z.input<typeof cardPricesSchema>;
export type CardPrices = z.output<typeof cardPricesSchema>['data'];
