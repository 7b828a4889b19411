type Json = Readonly<Record<string, unknown>>;
type Step = string;
export type FieldPath = readonly Step[];

/** Path segment that matches every entry of a list. */
const EACH = '*';

/** Returns the paths of the leaf fields that a JSON Schema requires. */
export function neededFields(schema: Json, path: FieldPath = []): readonly FieldPath[] {
  const { properties, items, required } = objectBranch(schema);
  if (isJson(items) && 'properties' in items) return neededFields(items, [...path, EACH]);
  if (!isJson(properties) || Object.keys(properties).length === 0) return [path];
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([name, field]) => {
    const own = [...path, name];
    if (!isJson(field)) return [];
    const inside = neededFields(field, own);
    // An optional object is not required itself, but its required fields are whenever it exists.
    return names.includes(name) ? inside : inside.filter(({ length }) => length > own.length);
  });
}

/** Returns the value without fields that the schema does not name. */
export function strippedTo(schema: Json, value: unknown): unknown {
  const { properties, items } = objectBranch(schema);
  if (Array.isArray(value)) return isJson(items) ? value.map((entry) => strippedTo(items, entry)) : value;
  if (!isJson(value) || !isJson(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const named = properties[name];
      return isJson(named) ? [[name, strippedTo(named, field)]] : [];
    }),
  );
}

/** Returns the value without one field; in a list, without that field in every entry. */
export function without([name, ...deeper]: FieldPath, value: unknown): unknown {
  if (name === EACH) return Array.isArray(value) ? value.map((entry) => without(deeper, entry)) : value;
  if (!isJson(value) || name === undefined || !(name in value)) return value;
  const { [name]: field, ...others } = value;
  return deeper.length === 0 ? others : { ...value, [name]: without(deeper, field) };
}

/** Returns the object branch of a schema "object or null". */
function objectBranch(schema: Json): Json {
  const branches: readonly unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return branches.filter(isJson).find(({ type }) => type === 'object') ?? schema;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
