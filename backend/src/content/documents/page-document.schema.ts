import { byRating, monthCodeSchema } from '@storefront/shared/api/content/page.schema';
import { isoDateSchema } from '@storefront/shared/domain/dates/iso-date';
import { z } from 'zod';

import { boardCode, destinationId, html, pictureUrl } from './fields';

/** Replaces the supplier's price of a cell; `'N/A'` marks a cell that is sold by phone. */
const ownPriceSchema = z.union([
  z.literal('N/A'),
  z.strictObject({
    price: z.number().int().positive().max(99_999),
    date: isoDateSchema,
    giata: z.number().int().positive(),
  }),
]);

/**
 * A destination's landing page as the content team edits it. Prices are the supplier's of the day for these nights, this
 * board and this departure, except for the cells in `prices`.
 */
export const pageDocumentSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hex characters'),
  destinationId,
  destinationName: z.string().trim().min(1).max(80),
  fromId: z.number().int(),
  nights: z.number().int().min(1).max(28),
  boardBasis: boardCode,
  content: html,
  heroImage: pictureUrl.nullable(),
  prices: z.record(monthCodeSchema, byRating(ownPriceSchema)).default({}),
});
export type PageDocument = z.output<typeof pageDocumentSchema>;
