import { z } from 'zod';

import { BLOCK_CATEGORIES, type BlockDefinition } from './block';

/**
 * The blocks that one release of a remote renders, as its build states them (`blocks.<hash>.json` of the release). The
 * studio generates its forms from the catalogue of the live release, and the release check compares it with the blocks
 * that live content uses.
 */
export const blockCatalogueSchema = z.object({
  /** Version of this format. */
  contract: z.literal(1),
  blocks: z.array(
    z.object({
      type: z.string(),
      version: z.number().int().min(1),
      label: z.string(),
      description: z.string(),
      category: z.enum(BLOCK_CATEGORIES),
      /** JSON schema of the properties, with labels and controls. */
      schema: z.record(z.string(), z.unknown()),
      defaults: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type BlockCatalogue = z.output<typeof blockCatalogueSchema>;

/** `GET {backend}/admin/content/blocks`: the types of blocks in content that is live, or will be. */
export const blockUsesSchema = z.object({
  blocks: z.array(
    z.object({
      type: z.string(),
      /** Highest version of it. */
      version: z.number().int(),
      /** Documents such as `pages/antalya`. */
      documents: z.array(z.string()),
    }),
  ),
});
export type BlockUse = z.output<typeof blockUsesSchema>['blocks'][number];

/**
 * Returns the catalogue of these definitions.
 *
 * @param toJsonSchema `z.toJSONSchema` for the input of a schema; the shell does not share it, so that pages do not load it
 */
export function describeBlocks(
  definitions: Readonly<Record<string, BlockDefinition>>,
  toJsonSchema: (schema: z.ZodObject) => object,
): BlockCatalogue {
  return {
    contract: 1,
    blocks: Object.entries(definitions).map(
      ([type, { version, label, description, category, schema, defaults }]) => ({
        type,
        version,
        label,
        description,
        category,
        schema: { ...toJsonSchema(schema) },
        defaults,
      }),
    ),
  };
}
