type Json = unknown;
type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns a stored session as the shell parses it on page load: fields outside of the schema are dropped, and
 * missing fields get the schema's default.
 *
 * @param schema JSON Schema of the stored session, from the shell's fixtures
 */
export function sessionAfterReload(schema: Schema, value: Json): Json {
  const shape = matchingBranch(schema, value);
  if (Array.isArray(value)) {
    const { items } = shape;
    return isObject(items) ? value.map((entry) => sessionAfterReload(items, entry)) : value;
  }
  const { properties } = shape;
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      if (!isObject(field)) return [];
      if (name in value) return [[name, sessionAfterReload(field, value[name])]];
      return 'default' in field ? [[name, field['default']]] : [];
    }),
  );
}

/** Selects the branch of an `anyOf` that has the type of the value. */
function matchingBranch(schema: Schema, value: Json): Schema {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return anyOf.filter(isObject).find(({ type }) => type === kind) ?? schema;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
