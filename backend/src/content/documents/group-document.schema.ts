import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { z } from 'zod';

import { departuresSchema } from './departures.schema';
import { boardCode, destinationId, documentId, html, socialPicture } from './fields';

/** A themed group of destinations as the content team edits it. Its prices are the supplier's of the day. */
export const groupDocumentSchema = z.strictObject({
  id: documentId,
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .meta({ title: 'Name', description: 'The headline is this name with the word holidays.' }),
  socialPicture,
  description1: html.meta({ title: 'Text above the deals' }),
  description3: html.meta({ title: 'Text below the deals' }),
  adults: z.number().int().min(1).max(6),
  children: z.number().int().min(0).max(4),
  /** Empty for the cheapest board. */
  boardBasis: z
    .union([z.literal(''), boardCode])
    .meta({ title: 'Board', description: 'Leave it empty for the cheapest board.' }),
  /** Star classes that the group sells; `null` for all that have prices. */
  stars: z
    .array(z.enum(PRICED_RATINGS))
    .min(1)
    .max(PRICED_RATINGS.length)
    .nullable()
    .default(null)
    .meta({ title: 'Star classes' }),
  departures: departuresSchema.meta({ title: 'Departures' }),
  nights: z.array(z.number().int().min(1).max(28)).min(1).max(6),
  /** Higher prices are shown as `N/A` and sold by phone; pounds per person. */
  dearest: z.number().int().positive().nullable().meta({
    title: 'Highest price online',
    description: 'Pounds per person. Higher prices are sold by phone.',
  }),
  destinations: z
    .array(
      z.strictObject({
        destinationId: destinationId.meta({ title: 'Destination' }),
        /** Cells without a price, sold by phone, as nights and rating such as `7-5`. */
        byPhone: z
          .array(z.string().regex(new RegExp(`^\\d{1,2}-(${PRICED_RATINGS.join('|')})$`)))
          .default([])
          .meta({ title: 'By phone', description: 'Nights and stars such as 7-5' }),
      }),
    )
    .min(1)
    .max(20),
});
export type GroupDocument = z.output<typeof groupDocumentSchema>;
