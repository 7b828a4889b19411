import { z } from 'zod';

import { defineBlock } from './block';
import {
  dealReference,
  destinationReference,
  groupReference,
  headline,
  line,
  pageReference,
} from './block-fields';

const category = 'Holidays';

export const dealCards = defineBlock({
  version: 1,
  label: 'Deals',
  description: 'Deals of a destination or a group, or handpicked ones, with the prices of the day.',
  category,
  schema: z.object({
    title: headline(),
    choice: z
      .union([
        z.object({ destinationId: destinationReference }).meta({ title: 'All deals of a destination' }),
        z.object({ groupId: groupReference }).meta({ title: 'All deals of a group' }),
        z
          .object({
            deals: z
              .array(z.object({ dealId: dealReference }))
              .min(1, 'needs a deal')
              .max(12)
              .meta({ title: 'Deals' }),
          })
          .meta({ title: 'Handpicked deals' }),
        z
          .object({
            ofThisPage: z.literal(true).meta({ title: 'Deals of the destination of this page' }),
          })
          .meta({ title: 'All deals of the destination of this page' }),
      ])
      .meta({ title: 'Which deals' }),
    max: z.number().int().min(1).max(12).meta({ title: 'At most' }),
  }),
  defaults: { title: 'Handpicked deals', choice: { ofThisPage: true }, max: 6 },
});

export const destinationCards = defineBlock({
  version: 1,
  label: 'Destinations',
  description: 'Cards of landing pages with their from-prices of the day.',
  category,
  schema: z.object({
    title: headline(),
    cards: z
      .array(z.object({ pageId: pageReference, note: line('Note') }))
      .min(1, 'needs a landing page')
      .max(12)
      .meta({ title: 'Landing pages' }),
  }),
  defaults: { title: 'Where to next?', cards: [] },
});

export const priceByMonth = defineBlock({
  version: 1,
  label: 'Prices by month',
  description: 'The lowest price of each month to the destination of this page, and the hotels behind it.',
  category,
  schema: z.object({ title: headline() }),
  defaults: { title: 'Prices by month' },
});
