import type { Block } from '@storefront/shared/contracts/blocks/block';
import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';
import { z } from 'zod';

import { inputSchema } from './input-schema';

/** A value of a block with the control that its field states, such as `picture`. */
export interface BlockValue {
  readonly control: string;
  /** Path within the block, such as `props.pictures.0.picture`. */
  readonly path: string;
  readonly value: string | number;
}

export interface FieldNode {
  readonly control?: string | undefined;
  readonly properties?: Readonly<Record<string, FieldNode>> | undefined;
  readonly items?: FieldNode | undefined;
  readonly anyOf?: readonly FieldNode[] | undefined;
}

const fieldNodeSchema: z.ZodType<FieldNode> = z.lazy(() =>
  z.object({
    control: z.string().optional(),
    properties: z.record(z.string(), fieldNodeSchema).optional(),
    items: fieldNodeSchema.optional(),
    anyOf: z.array(fieldNodeSchema).optional(),
  }),
);

/** Returns the controls that a schema states for its fields. */
export function fieldNodeOf(schema: z.ZodType): FieldNode {
  return fieldNodeSchema.parse(inputSchema(schema));
}

const NODES: ReadonlyMap<string, FieldNode> = new Map(
  Object.entries(BLOCK_DEFINITIONS).map(([type, definition]) => [type, fieldNodeOf(definition.schema)]),
);

/** Returns the values of a block whose fields state a control, in their order; none for an unknown type. */
export function valuesOf({ type, props }: Pick<Block, 'type' | 'props'>): readonly BlockValue[] {
  const node = NODES.get(type);
  return node ? controlledValues(node, props, 'props') : [];
}

/** Returns the values below a path whose fields state a control, in their order. @param path empty for a document */
export function controlledValues(node: FieldNode, value: unknown, path: string): readonly BlockValue[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const control = controlOf(node);
    return control === undefined ? [] : [{ control, path, value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const variants = [node, ...(node.anyOf ?? [])];
  return variants.flatMap(({ items, properties = {} }) =>
    Object.entries(value).flatMap(([name, entry]) => {
      const child = Array.isArray(value) ? items : properties[name];
      return child ? controlledValues(child, entry, path === '' ? name : `${path}.${name}`) : [];
    }),
  );
}

function controlOf({ control, anyOf = [] }: FieldNode): string | undefined {
  return control ?? anyOf.find((one) => one.control !== undefined)?.control;
}
