import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

/** Statements of a list have a text for each of its lengths, so the number of texts has no limit of its own. */
const MAX_PREPARED = 300;
/** What the server can plan once. Everything else runs once per process. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

const numberOfText = new Map<string, number>();
const numberOfClient = new WeakMap<pg.PoolClient, number>();
let clients = 0;

/**
 * Returns the name under which a connection prepares a statement; `undefined` for one that is not prepared. A prepared
 * statement is parsed and planned once per connection. Names differ between connections: all connections of the embedded
 * database are one session.
 */
export function statementName(client: pg.PoolClient, text: string): string | undefined {
  if (!PLANNED.test(text)) return undefined;
  let statement = numberOfText.get(text);
  if (statement === undefined) {
    if (numberOfText.size >= MAX_PREPARED) return undefined;
    numberOfText.set(text, (statement = numberOfText.size));
  }
  let connection = numberOfClient.get(client);
  if (connection === undefined) {
    connection = clients;
    clients += 1;
    numberOfClient.set(client, connection);
  }
  return `${connection}-${statement}`;
}

/**
 * Returns a list of texts as a parameter whose length the planner does not see. With a length that it sees, it makes a new
 * plan for each execution of a prepared statement, which takes longer than to run it.
 * The outer cast makes it an array for `any`, which would read a query as rows.
 */
export function planOnce(texts: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`(select ${[...texts]}::text[])::text[]`;
}

/**
 * Limit of a lateral subquery that looks up a row by its key. It keeps the planner from joining the whole table instead: the
 * plan of a prepared statement is made while tables are small, and a scan of them becomes slower with every order.
 */
export const ONE_ROW = sql.lit(1);
