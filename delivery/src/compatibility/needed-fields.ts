import { isObject } from './session-after-reload';

type Schema = Readonly<Record<string, unknown>>;

/** The fields that code reads, as a tree; an entry of an array has the name `[]`. */
type FieldTree = Map<string, FieldTree>;

/**
 * Returns the part of a JSON Schema that code with these reads depends on. A field that the schema does not know is
 * required with any type: code that reads past its contract needs a writer for it.
 *
 * @param fields such as `chosen.rooms[].name`
 */
export function neededFields(schema: Schema, fields: readonly string[]): Schema {
  const root: FieldTree = new Map();
  for (const field of fields) {
    let tree = root;
    for (const step of field.replaceAll('[]', '.[]').split('.')) {
      const next = tree.get(step) ?? new Map<string, FieldTree>();
      tree.set(step, next);
      tree = next;
    }
  }
  return needsOf(schema, root);
}

/** Rules such as a minimum length belong to the schema of the store, which parses the session; code needs a type. */
const KEPT = ['type', 'enum', 'const'];

function needsOf(schema: Schema, fields: FieldTree): Schema {
  const { anyOf, properties, items, required } = schema;
  if (Array.isArray(anyOf))
    return { anyOf: anyOf.filter(isObject).map((branch) => needsOf(branch, fieldsOf(branch, fields))) };
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => KEPT.includes(key)));
  const entry = fields.get('[]');
  if (entry) return { ...kept, items: needsOf(isObject(items) ? items : {}, entry) };
  if (fields.size === 0) return kept;

  const declared = isObject(properties) ? properties : {};
  const names = [...fields.keys()].sort();
  const optional = (name: string) =>
    name in declared && !(Array.isArray(required) && required.includes(name));
  return {
    ...kept,
    properties: Object.fromEntries(
      names.map((name) => {
        const property = declared[name];
        return [
          name,
          needsOf(isObject(property) ? property : {}, fields.get(name) ?? new Map<string, FieldTree>()),
        ];
      }),
    ),
    required: names.filter((name) => !optional(name)),
  };
}

/** A branch of another type, such as null, has none of the fields. */
function fieldsOf({ type }: Schema, fields: FieldTree): FieldTree {
  const isRead = fields.has('[]') ? type === 'array' : type === 'object';
  return isRead ? fields : new Map<string, FieldTree>();
}
