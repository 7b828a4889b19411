import { blockSchema, MAX_BLOCKS, type Block } from '@storefront/shared/contracts/blocks/block';
import { definitionOf } from '@storefront/shared/contracts/blocks/block-definitions';
import { migrateBlock } from '@storefront/shared/contracts/blocks/read-block';
import { z } from 'zod';

/**
 * One block, raised to the current version of its type. A block of an unknown type or of a newer version stays as it is,
 * so that a rollback of the backend loses nothing; `blockFaults` reports it before it is published.
 */
const storedBlockSchema = z.unknown().transform((raw, context): Block => {
  const parsed = blockSchema.safeParse(raw);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: 'custom', path, message, input: raw });
    return z.NEVER;
  }
  const definition = definitionOf(parsed.data.type);
  if (!definition || parsed.data.v > definition.version) return parsed.data;
  const block = migrateBlock(parsed.data, definition);
  const props = definition.schema.strict().safeParse(block.props);
  if (props.success) return { ...block, props: props.data };
  for (const issue of props.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
    const message = unknown.length > 0 ? 'is not a field of this block' : issue.message;
    context.issues.push({ code: 'custom', path: ['props', ...issue.path, ...unknown], message, input: raw });
  }
  return z.NEVER;
});

/** The blocks of a page, in their order on it. Empty: the page shows its standard sections. */
export const blockListSchema = z
  .array(storedBlockSchema)
  .max(MAX_BLOCKS, `has room for ${MAX_BLOCKS} blocks`)
  .superRefine((blocks, context) => {
    const ids = blocks.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'is the id of another block too' });
    });
  });
