import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import type { Tables } from './tables';

/** The schema of one release, as far as statements of that release depend on it. */
export const schemaSchema = z.object({
  columns: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      type: z.string(),
      /** An `insert` must name it. */
      required: z.boolean(),
    }),
  ),
  /** Unique indexes and constraints, by table; `insert … on conflict` names their columns. */
  rules: z.array(z.object({ table: z.string(), definition: z.string() })),
});
export type Schema = z.output<typeof schemaSchema>;

/** Reads the schema of a migrated database. Works with PostgreSQL and with the embedded database. */
export async function readSchema(db: Kysely<Tables>): Promise<Schema> {
  const columns = await sql`
    select table_name as "table", column_name as "column", udt_name as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as required
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
    order by table_name, column_name`.execute(db);
  const rules = await sql`
    select tablename as "table", regexp_replace(indexdef, '^.* USING ', '') as definition from pg_indexes
    where schemaname = 'public' and tablename not like 'kysely_%' and indexdef like 'CREATE UNIQUE%'
    union
    select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')
    order by 1, 2`.execute(db);
  return schemaSchema.parse({ columns: columns.rows, rules: rules.rows });
}

/**
 * Returns why statements of a release may fail on a newer schema: what they read or write is missing or has another type, or a row
 * that they write is refused. New tables, new columns with a default, and new indexes are compatible.
 */
export function incompatibilities(released: Schema, present: Schema): readonly string[] {
  const tables = new Set(released.columns.map(({ table }) => table));
  const now = new Map(present.columns.map((column) => [`${column.table}.${column.column}`, column]));
  const before = new Map(released.columns.map((column) => [`${column.table}.${column.column}`, column]));
  const rulesNow = new Set(present.rules.map(({ table, definition }) => `${table}: ${definition}`));
  const rulesBefore = new Set(released.rules.map(({ table, definition }) => `${table}: ${definition}`));
  return [
    ...released.columns.flatMap(({ table, column, type }) => {
      const found = now.get(`${table}.${column}`);
      if (!found) return [`${table}.${column} is missing`];
      return found.type === type ? [] : [`${table}.${column} is ${found.type} instead of ${type}`];
    }),
    ...present.columns
      .filter(({ table, column, required }) => {
        const wasRequired = before.get(`${table}.${column}`)?.required === true;
        return tables.has(table) && required && !wasRequired;
      })
      .map(({ table, column }) => `${table}.${column} is required, and the release before does not write it`),
    ...[...rulesBefore]
      .filter((rule) => isUnique(rule) && !rulesNow.has(rule))
      .map((rule) => `${rule} was removed`),
    ...present.rules
      .filter(({ table, definition }) => tables.has(table) && !rulesBefore.has(`${table}: ${definition}`))
      .map(({ table, definition }) => `${table}: ${definition} may refuse rows of the release before`),
  ];
}

/** Removed checks and references only allow more. */
function isUnique(rule: string): boolean {
  return !/: (?:CHECK|FOREIGN KEY) /.test(rule);
}
