/** Rows as one list for each field: field names are written once, and a list of one value stands for all rows. */
export interface Columns<T> {
  readonly count: number;
  /** Empty without rows. */
  readonly fields: { readonly [K in keyof T]?: readonly T[K][] };
}

/** Converts rows that all have the same fields, for the document: a month has 1,000 packages. */
export function toColumns<T extends object>(rows: readonly T[]): Columns<T> {
  const fields: { [K in keyof T]?: readonly T[K][] } = {};
  const [first] = rows;
  for (const key in first) {
    const values = rows.map((row) => row[key]);
    fields[key] = values.every((value) => isEqual(value, values[0])) ? values.slice(0, 1) : values;
  }
  return { count: rows.length, fields };
}

/**
 * Restores the rows.
 *
 * @throws Error when a list has another length
 */
export function fromColumns<T extends object>({ count, fields }: Columns<T>): T[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, values = []] of Object.entries<readonly unknown[] | undefined>(fields)) {
    rows.forEach((row, index) => {
      row[key] = values[values.length === 1 ? 0 : index];
    });
  }
  const complete = rows.filter((row): row is Record<string, unknown> & T => isRow<T>(row, fields));
  if (complete.length !== count)
    throw new Error(`${count - complete.length} of ${count} rows are incomplete`);
  return complete;
}

function isRow<T extends object>(row: Record<string, unknown>, fields: Columns<T>['fields']): boolean {
  for (const key in fields) if (row[key] === undefined) return false;
  return true;
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
