import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import { isObject } from './session-after-reload';

/** A field in which a session is not what a page needs. */
export interface UnmetNeed {
  /** Such as `chosen.rooms[0].name`. */
  readonly field: string;
  /** What stands there: `nothing`, a kind such as `a number`, or the very value where only that is wrong. */
  readonly found: string;
  /** What must stand there, such as `a string or null`, `one of "AI", "HB"`. */
  readonly needed: string;
}

// Formats are said a second time, as patterns, by the schemas that we carry. A schema may be newer than we are.
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false });

/**
 * Where a session fails a JSON Schema (2020-12): each field once, in the order of the schema.
 *
 * @throws Error when the schema is none
 */
export function unmetNeeds(needs: Readonly<Record<string, unknown>>, session: unknown): readonly UnmetNeed[] {
  const validate = ajv.compile(needs);
  if (validate(session)) return [];

  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const fields = [...new Set(errors.map(fieldOf))];
  return fields
    .filter((field) => !fields.some((other) => isBelow(other, field)))
    .map((field) => needIn(errors.filter((error) => fieldOf(error) === field)));
}

function needIn(errors: readonly ErrorObject[]): UnmetNeed {
  const [first] = errors;
  if (!first) throw new Error('a field without a fault');
  const kindIsWrong = errors.every(({ keyword }) => keyword === 'type');
  const missing = first.keyword === 'required';
  return {
    field: fieldOf(first),
    found: missing ? 'nothing' : kindIsWrong ? kindOf(first.data) : JSON.stringify(first.data),
    needed: [...new Set(errors.map(neededBy))].join(' or '),
  };
}

function neededBy({ keyword, params, parentSchema, message = '' }: ErrorObject): string {
  if (keyword === 'required') {
    const properties: unknown = parentSchema?.['properties'];
    return kindsIn(isObject(properties) ? properties[String(params['missingProperty'])] : null);
  }
  if (keyword === 'type') return kindsIn({ type: params['type'] });
  if (keyword === 'enum') return oneOf(params['allowedValues']);
  if (keyword === 'const') return JSON.stringify(params['allowedValue']);
  return message.replace(/^must (be |have )?/, '');
}

/** `a string or null` */
function kindsIn(schema: unknown): string {
  if (!isObject(schema)) return 'a value';
  if ('enum' in schema) return oneOf(schema['enum']);
  const { type, anyOf } = schema;
  const branches: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  if (branches.length > 0) return branches.map(kindsIn).join(' or ');
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.map((one) => withArticle(typeof one === 'string' ? one : 'value')).join(' or ');
}

function oneOf(values: unknown): string {
  const list: readonly unknown[] = Array.isArray(values) ? values : [values];
  return `one of ${list.map((value) => JSON.stringify(value)).join(', ')}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return withArticle(Array.isArray(value) ? 'array' : typeof value);
}

function withArticle(kind: string): string {
  if (kind === 'null') return kind;
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** `/chosen/rooms/0` and the missing `name` are `chosen.rooms[0].name`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing = keyword === 'required' ? [String(params['missingProperty'])] : [];
  return [...instancePath.split('/').slice(1), ...missing]
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '');
}

function isBelow(field: string, other: string): boolean {
  return field.startsWith(`${other}.`) || field.startsWith(`${other}[`) || (other === '' && field !== '');
}
