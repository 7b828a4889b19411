import { randomBytes } from 'node:crypto';

import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a PostgreSQL database where `DATABASE_URL` names a server; `null` stands for the embedded one.
 *
 * @param tables `none` for tests of a first start. Otherwise it is a copy of the server's `template1`, which has all
 *   tables on the temporary server of `npm run test:postgres`.
 */
export async function testDatabase(
  tables: 'none' | 'as-template' = 'as-template',
): Promise<TestDatabase | null> {
  const server = process.env['DATABASE_URL'];
  if (!server) return null;
  const name = `shop_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}${tables === 'none' ? ' template template0' : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
