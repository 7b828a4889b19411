import { z } from 'zod';

import { blockSchema } from '../../contracts/blocks/block';

import { cardPriceSchema } from './card-prices.schema';

/** What a block names by its picture reference. */
const blockPictureSchema = z.object({
  /** An http(s) URL or a path of the backend. */
  src: z.string(),
  /** Empty for a decorative picture. */
  alternative: z.string(),
  credit: z.string(),
});
export type BlockPicture = z.output<typeof blockPictureSchema>;

const blockPageSchema = z.object({
  name: z.string(),
  destinationId: z.number().int(),
  price: cardPriceSchema,
  /** Absent: the path with its id. */
  path: z.string().optional(),
});

/**
 * The blocks of a landing page, and what they refer to by the values of their properties. Prices in texts are replaced
 * by those of the day. A reference without an entry leads to nothing.
 */
export const pageBlocksSchema = z.object({
  list: z.array(blockSchema),
  pictures: z.record(z.string(), blockPictureSchema),
  pages: z.record(z.string(), blockPageSchema),
  /** Instants by the times of the UK that blocks state. */
  times: z.record(z.string(), z.iso.datetime()),
});
export type PageBlocks = z.output<typeof pageBlocksSchema>;
export type PageBlocksWire = z.input<typeof pageBlocksSchema>;
