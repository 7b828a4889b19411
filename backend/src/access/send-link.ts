import { sendLinkRequestSchema } from '@storefront/shared/api/manage/access';
import { sql } from 'kysely';

import { newId } from '../db/ids';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';

/** The links of one request work for this time. */
const LINK_MS = 30 * 60_000;
/** One mail of a booking within this time, however often it is requested. */
const PAUSE_MS = 5 * 60_000;
const MAX_BOOKINGS = 10;

/**
 * `POST /api/manage/send-link`: queues a mail with a link for each booking of an address. One statement, which does the
 * same for an address without a booking.
 */
export async function sendBookingLinks(db: Database, now: number, body: unknown): Promise<{ success: true }> {
  const { email } = parseInput(sendLinkRequestSchema, body);
  const letter = JSON.stringify({ linkUntil: now + LINK_MS });
  const id = newId();
  await sql`
    insert into outbox (id, order_id, kind, cause, letter, message_id, state, tries, next_try_at)
    select ${id}::text || '-' || row_number() over (), found.id, 'link', ${String(Math.floor(now / PAUSE_MS))}::text,
      ${letter}::jsonb, '<' || ${id}::text || '-' || row_number() over () || '@bookings>', 'queued', 0,
      ${new Date(now)}::timestamptz
    from (
      select orders.id from orders join lead_passengers on lead_passengers.id = orders.lead_passenger_id
      where lower(lead_passengers.details->>'email') = ${email.trim().toLowerCase()} and lead_passengers.erased_at is null
      order by orders.created_at desc limit ${MAX_BOOKINGS}
    ) found
    on conflict (order_id, kind, cause) do nothing`.execute(db);
  return { success: true };
}
