import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import { isObject } from './session-after-reload';

/** A field of a session that does not match the schema. */
export interface SchemaViolation {
  /** Such as `chosen.rooms[0].name`. */
  readonly field: string;
  /** `nothing`, a type such as `a number`, or the value if only the value is wrong. */
  readonly found: string;
  /** Such as `a string or null` or `one of "AI", "HB"`. */
  readonly expected: string;
}

// Our schemas repeat formats as patterns. Not strict: the schema of a newer release may have unknown keywords.
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false });

/**
 * Validates a session against a JSON Schema (2020-12).
 *
 * @returns each invalid field once, in schema order
 * @throws Error when the schema is invalid
 */
export function schemaViolations(
  schema: Readonly<Record<string, unknown>>,
  session: unknown,
): readonly SchemaViolation[] {
  const validate = ajv.compile(schema);
  if (validate(session)) return [];

  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const fields = [...new Set(errors.map(fieldOf))];
  return fields
    .filter((field) => !fields.some((other) => isNestedIn(other, field)))
    .map((field) => violationFrom(errors.filter((error) => fieldOf(error) === field)));
}

function violationFrom(errors: readonly ErrorObject[]): SchemaViolation {
  const [first] = errors;
  if (!first) throw new Error('a violation needs at least one error');
  const isWrongType = errors.every(({ keyword }) => keyword === 'type');
  const missing = first.keyword === 'required';
  return {
    field: fieldOf(first),
    found: missing ? 'nothing' : isWrongType ? describeType(first.data) : JSON.stringify(first.data),
    expected: [...new Set(errors.map(expectedBy))].join(' or '),
  };
}

function expectedBy({ keyword, params, parentSchema, message = '' }: ErrorObject): string {
  if (keyword === 'required') {
    const properties: unknown = parentSchema?.['properties'];
    return describeTypes(isObject(properties) ? properties[String(params['missingProperty'])] : null);
  }
  if (keyword === 'type') return describeTypes({ type: params['type'] });
  if (keyword === 'enum') return oneOf(params['allowedValues']);
  if (keyword === 'const') return JSON.stringify(params['allowedValue']);
  return message.replace(/^must (be |have )?/, '');
}

/** Such as `a string or null`. */
function describeTypes(schema: unknown): string {
  if (!isObject(schema)) return 'a value';
  if ('enum' in schema) return oneOf(schema['enum']);
  const { type, anyOf } = schema;
  const branches: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  if (branches.length > 0) return branches.map(describeTypes).join(' or ');
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.map((one) => withArticle(typeof one === 'string' ? one : 'value')).join(' or ');
}

function oneOf(values: unknown): string {
  const list: readonly unknown[] = Array.isArray(values) ? values : [values];
  return `one of ${list.map((value) => JSON.stringify(value)).join(', ')}`;
}

function describeType(value: unknown): string {
  if (value === null) return 'null';
  return withArticle(Array.isArray(value) ? 'array' : typeof value);
}

function withArticle(kind: string): string {
  if (kind === 'null') return kind;
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** Converts a JSON pointer: `/chosen/rooms/0` with the missing property `name` becomes `chosen.rooms[0].name`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing = keyword === 'required' ? [String(params['missingProperty'])] : [];
  return [...instancePath.split('/').slice(1), ...missing]
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '');
}

function isNestedIn(field: string, other: string): boolean {
  return field.startsWith(`${other}.`) || field.startsWith(`${other}[`) || (other === '' && field !== '');
}
