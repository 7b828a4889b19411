import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';

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
  return { day, source: createHmac('sha256', salt).update(networkOf(address)).digest('hex').slice(0, 32) };
}

/** An IPv6 subscriber has a /64 network of addresses and may use any of them. */
function networkOf(address: string): string {
  if (isIP(address) !== 6 || address.startsWith('::')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) groups.push(...Array.from({ length: 8 }, () => '0'));
  return groups.slice(0, 4).join(':');
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
