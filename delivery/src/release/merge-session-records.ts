import type { SessionFixtures, SessionRecords } from '@storefront/shared/contracts/session-fixtures';

import { neededFields } from '../compatibility/needed-fields';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Merges the records of all test files of an app: one session of each distinct shape by command and folder, and one
 * schema of the fields that each folder reads. Independent of the order in which the tests ran.
 *
 * @param contract JSON Schema of the stored session, from the sources that were tested
 */
export function mergeSessionRecords(
  records: readonly SessionRecords[],
  contract: Schema,
): Pick<SessionFixtures, 'writes' | 'reads'> {
  const values = enumValues(contract);
  const writes = new Map<string, SessionFixtures['writes'][number]>();
  for (const { command, by, session } of records.flatMap((one) => one.writes)) {
    const name = `${command} in ${by}`;
    const key = `${name} ${shapeOf(session, values)}`;
    const existing = writes.get(key);
    if (!existing || JSON.stringify(session) < JSON.stringify(existing.session))
      writes.set(key, { name, session });
  }
  const folders = new Map<string, Set<string>>();
  for (const { field, by } of records.flatMap((one) => one.reads)) {
    folders.set(by, (folders.get(by) ?? new Set<string>()).add(field));
  }
  return {
    writes: [...writes].sort(byKey).map(([, write]) => write),
    reads: [...folders]
      .sort(byKey)
      .map(([name, fields]) => ({ name, needs: neededFields(contract, [...fields]) })),
  };
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Two sessions with the same shape pass or fail the same checks: fields, types, and values of enumerations. */
function shapeOf(value: unknown, values: ReadonlySet<unknown>): string {
  if (Array.isArray(value))
    return `[${[...new Set(value.map((one) => shapeOf(one, values)))].sort().join()}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => `${name}:${shapeOf(field, values)}`);
    return `{${fields.sort().join()}}`;
  }
  if (typeof value === 'string' && values.has(value)) return JSON.stringify(value);
  return value === null ? 'null' : typeof value;
}

function enumValues(schema: unknown): ReadonlySet<unknown> {
  if (typeof schema !== 'object' || schema === null) return new Set();
  return new Set(
    Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
      ...(key === 'enum' && Array.isArray(value) ? value : []),
      ...(key === 'const' ? [value] : []),
      ...enumValues(value),
    ]),
  );
}
