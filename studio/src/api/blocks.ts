import { blockCatalogueSchema } from '@storefront/shared/contracts/blocks/block-catalogue';
import { z } from 'zod';

import { call } from './call';
import { jsonObjectSchema } from './json';

const catalogueSchema = blockCatalogueSchema.extend({
  /** The live release that renders them; `null`: the backend's own list. */
  release: z.string().nullable(),
  blocks: z.array(blockCatalogueSchema.shape.blocks.element.extend({ defaults: jsonObjectSchema })),
});
export type StudioCatalogue = z.output<typeof catalogueSchema>;

/** Reads the blocks of the live release. */
export const readBlockCatalogue = () => call('/blocks', catalogueSchema);
