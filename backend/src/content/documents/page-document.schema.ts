import { byRating, monthCodeSchema } from '@storefront/shared/api/content/page.schema';
import { isoDateSchema } from '@storefront/shared/domain/dates/iso-date';
import { z } from 'zod';

import { blockListSchema } from '../blocks/block-list.schema';

import {
  boardCode,
  destinationId,
  html,
  pictureReference,
  seoDescription,
  seoTitle,
  shortText,
  SLUG,
  socialPicture,
} from './fields';

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
export const pageDocumentSchema = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hex characters'),
    destinationId: destinationId.nullable().meta({
      title: 'Destination',
      description: 'Its prices and deals. A page without a destination is made of blocks.',
    }),
    destinationName: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .meta({ title: 'Name', description: 'The headline is Holidays to … with this name.' }),
    slug: z
      .string()
      .max(40)
      .regex(SLUG, 'has lower-case letters and digits, with - between words')
      .nullable()
      .default(null)
      .meta({
        title: 'Readable address',
        description:
          'Such as city-breaks-in-may, for /page/city-breaks-in-may. Earlier addresses lead to the new one.',
      }),
    seoTitle: seoTitle.nullable().default(null),
    seoDescription: seoDescription.nullable().default(null),
    isIndexed: z.boolean().default(true).meta({
      title: 'In search engines',
      description: 'A page that is not is left out of the sitemap.',
    }),
    socialPicture,
    fromId: z.number().int().meta({
      title: 'Departure airport',
      description: 'Id of an airport or a group of airports; -1 is any London airport.',
    }),
    nights: z.number().int().min(1).max(28).meta({ title: 'Nights' }),
    boardBasis: boardCode.meta({ title: 'Board' }),
    blocks: blockListSchema.default([]).meta({
      title: 'Blocks',
      description: 'Without blocks the page shows its standard sections.',
      control: 'blocks',
    }),
    content: html.meta({
      title: 'Text',
      description: 'HTML of the standard sections. A page of blocks does not show it.',
    }),
    heroImage: pictureReference.nullable().meta({ title: 'Main picture' }),
    heroCaption: shortText.default('').meta({
      title: 'Caption',
      description: 'A line below the main picture. The credit of the picture follows it.',
    }),
    prices: z.record(monthCodeSchema, byRating(ownPriceSchema)).default({}).meta({
      title: 'Own prices',
      description: 'Replaces prices of the supplier, by month and stars: see the guide of the content team.',
    }),
  })
  .refine(({ destinationId: id, blocks }) => id !== null || blocks.length > 0, {
    path: ['blocks'],
    error: 'a page without a destination needs blocks',
  });
export type PageDocument = z.output<typeof pageDocumentSchema>;
