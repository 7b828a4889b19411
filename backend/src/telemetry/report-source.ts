import { createHmac, randomBytes } from 'node:crypto';

import { clientNetwork } from '@storefront/server-kit/client-network';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

/** Who reports, for one day. */
export interface ReportSource {
  /** Calendar date (UTC). */
  readonly day: string;
  readonly source: string;
}

/**
 * Returns the source of a report: a hash of the network address with a random salt of the day. The address is not
 * stored, and once the salt is deleted nobody can compute the hash again.
 */
export async function reportSource(db: Database, address: string, now: number): Promise<ReportSource> {
  const day = new Date(now).toISOString().slice(0, 10);
  const salt = await saltOf(db, day);
  return {
    day,
    source: createHmac('sha256', salt).update(clientNetwork(address)).digest('hex').slice(0, 32),
  };
}

/** Whether the report comes from this machine. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\./.test(address) || address === '::1';
}

async function saltOf(db: Database, day: string): Promise<string> {
  const stored = await db
    .selectFrom('telemetry_salts')
    .select('salt')
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst();
  if (stored) return stored.salt;
  // Of several first reports of the day, all get the salt of the first one.
  const { rows } = await sql<{ salt: string }>`
    insert into telemetry_salts (day, salt) values (${day}::date, ${randomBytes(32).toString('hex')})
    on conflict (day) do update set salt = telemetry_salts.salt
    returning salt`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no salt.');
  return row.salt;
}
