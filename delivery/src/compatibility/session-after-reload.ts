type Json = unknown;
type Schema = Readonly<Record<string, unknown>>;

/**
 * What is left of a stored session after a shell has read it, as when a page is loaded again: fields that the
 * shell's schema does not name are dropped, and missing ones get the default of the schema, if it has one.
 *
 * @param schema JSON Schema of the stored session, as a shell's fixtures state it
 */
export function heldBy(schema: Schema, value: Json): Json {
  const shape = branchFor(schema, value);
  if (Array.isArray(value)) {
    const { items } = shape;
    return isObject(items) ? value.map((entry) => heldBy(items, entry)) : value;
  }
  const { properties } = shape;
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      if (!isObject(field)) return [];
      if (name in value) return [[name, heldBy(field, value[name])]];
      return 'default' in field ? [[name, field['default']]] : [];
    }),
  );
}

/** Of a choice such as object or `null`: the one that describes this kind of value. */
function branchFor(schema: Schema, value: Json): Schema {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return anyOf.filter(isObject).find(({ type }) => type === kind) ?? schema;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
