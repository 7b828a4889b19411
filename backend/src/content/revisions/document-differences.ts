export interface FieldDifference {
  /** Path of the field, such as `prices.jan27.4.date`. */
  readonly field: string;
  /** JSON of the value; `null` for a field that this revision does not have. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns the fields in which two documents differ, in the order of the first one. Lists are compared by place. */
export function documentDifferences(before: unknown, after: unknown, path = ''): readonly FieldDifference[] {
  if (isNested(before) && isNested(after) && Array.isArray(before) === Array.isArray(after)) {
    const [first, second] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    return [...new Set([...first.keys(), ...second.keys()])].flatMap((field) =>
      documentDifferences(first.get(field), second.get(field), path === '' ? field : `${path}.${field}`),
    );
  }
  const [first, second] = [textOf(before), textOf(after)];
  return first === second ? [] : [{ field: path, before: first, after: second }];
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
