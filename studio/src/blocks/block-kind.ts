import type { StudioCatalogue } from '../api/blocks';
import { schemaNodeSchema, type SchemaNode } from '../fields/schema-node';

/** A type of block that the live release renders. */
export type BlockKind = Omit<StudioCatalogue['blocks'][number], 'schema'> & { readonly schema: SchemaNode };

/** Returns the types of blocks of a catalogue, with the schemas from which their forms are generated. */
export function blockKinds({ blocks }: StudioCatalogue): readonly BlockKind[] {
  return blocks.map((block) => ({ ...block, schema: schemaNodeSchema.parse(block.schema) }));
}
