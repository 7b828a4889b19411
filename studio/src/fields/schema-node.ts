import { z } from 'zod';

import { isObject, type Json, type JsonObject } from '../api/json';

/** The parts of a JSON schema from which a form is generated. */
export interface SchemaNode {
  readonly type?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Special control, such as `html`, `richText`, `destination`, `board`, `picture`, `page`, `deal` or `group`. */
  readonly control?: string | undefined;
  readonly const?: Json | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly default?: Json | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: SchemaNode | undefined;
  readonly anyOf?: readonly SchemaNode[] | undefined;
}

export const schemaNodeSchema: z.ZodType<SchemaNode> = z.lazy(() =>
  z
    .object({
      // A value that may be missing has the type `null` beside its own.
      type: z.union([z.string(), z.array(z.string())]).optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      control: z.string().optional(),
      const: z.custom<Json>().optional(),
      enum: z.array(z.string()).optional(),
      default: z.custom<Json>().optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      maxLength: z.number().optional(),
      minItems: z.number().optional(),
      maxItems: z.number().optional(),
      properties: z.record(z.string(), schemaNodeSchema).optional(),
      required: z.array(z.string()).optional(),
      items: schemaNodeSchema.optional(),
      anyOf: z.array(schemaNodeSchema).optional(),
    })
    .transform(({ type, ...node }) => {
      if (!Array.isArray(type)) return { ...node, type };
      return { ...node, type: undefined, anyOf: type.map((one) => ({ type: one })) };
    }),
);

/** Returns the label of a field: its title, or its name in words. */
export function labelOf(node: SchemaNode, name: string): string {
  const { title } = withoutNull(node).node;
  if (title) return title;
  const label = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Returns the labels on the way to a field: `sections.1.heading` is `Sections 2, Heading`. */
export function fieldLabel(schema: SchemaNode, path: string): string {
  const labels: string[] = [];
  let node: SchemaNode = schema;
  for (const name of path.split('.')) {
    const inner = withoutNull(node).node;
    if (/^\d+$/.test(name)) {
      labels.push(`${labels.pop() ?? ''} ${Number(name) + 1}`.trim());
      node = inner.items ?? {};
    } else {
      node =
        [inner, ...(inner.anyOf ?? [])].find(({ properties }) => properties?.[name])?.properties?.[name] ??
        {};
      labels.push(labelOf(node, name));
    }
  }
  return labels.join(', ');
}

/** Separates `null` from the other alternatives of a node. The label stays at the node itself. */
export function withoutNull(node: SchemaNode): { readonly node: SchemaNode; readonly isNullable: boolean } {
  const { anyOf } = node;
  const others = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (!anyOf || others.length === anyOf.length) return { node, isNullable: false };
  const { anyOf: _all, ...own } = node;
  const [first] = others;
  return {
    node: others.length === 1 && first ? { ...first, ...defined(own) } : { ...own, anyOf: others },
    isNullable: true,
  };
}

function defined(node: SchemaNode): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}

/** Returns the first value of a new item or of an optional part. */
export function emptyValue(node: SchemaNode): Json {
  if (node.default !== undefined) return node.default;
  if (node.const !== undefined) return node.const;
  const { node: present, isNullable } = withoutNull(node);
  if (isNullable) return null;
  if (present.enum) return present.enum[0] ?? '';
  if (present.anyOf) return emptyValue(present.anyOf[0] ?? {});
  return emptyOfType(present);
}

function emptyOfType(node: SchemaNode): Json {
  switch (node.type ?? 'string') {
    case 'object':
      return emptyObject(node);
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(node.minimum ?? 0, 0);
    default:
      return '';
  }
}

/** Returns a new object with the first value of each field. */
export function emptyObject({ properties = {} }: SchemaNode): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, emptyValue(node)]));
}

/** Returns the alternative of a union that a value belongs to, by the names of its fields. */
export function variantOf(variants: readonly SchemaNode[], value: Json): number {
  const names = isObject(value) ? Object.keys(value) : [];
  const index = variants.findIndex(({ properties = {} }) => names.some((name) => name in properties));
  return Math.max(index, 0);
}
