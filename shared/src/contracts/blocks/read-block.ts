import type { Block, BlockDefinition } from './block';

/**
 * Raises the properties of a stored block to the current version of its type. A block of a newer version, or of a type
 * without a definition, stays as it is.
 */
export function migrateBlock(
  block: Block,
  definition: Pick<BlockDefinition, 'version' | 'migrations'> | null,
): Block {
  if (!definition || block.v >= definition.version) return block;
  const steps = (definition.migrations ?? []).slice(block.v - 1, definition.version - 1);
  const props = steps.reduce<Block['props']>((raised, migrate) => ({ ...migrate(raised) }), block.props);
  return { ...block, v: definition.version, props };
}
