import { sql } from 'kysely';

import type { Database } from '../../db/open-database';

import type { ResponseStore } from './response-store';

/** About 2 GB with responses of 100 kB. */
const MAX_ROWS = 20_000;
const DELETE_BATCH = 1_000;

/** Responses in the database, shared by all processes on it. */
export function postgresResponses(db: Database, now: () => number): ResponseStore {
  return {
    async read(key) {
      const row = await db
        .selectFrom('supplier_responses')
        .select(['content_type', 'body', 'made_at', 'keep_until', 'failed_at'])
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row) return null;
      const { content_type: contentType, body, made_at: madeAt } = row;
      const isKept = body !== null && madeAt !== null && row.keep_until.getTime() > now();
      const response = isKept ? { contentType, body: Buffer.from(body), madeAt: madeAt.getTime() } : null;
      return { response, failedAt: row.failed_at?.getTime() ?? null };
    },
    takeLease: (key, holder, leaseMs) =>
      takeLease(db, key, holder, [new Date(now()), new Date(now() + leaseMs)]),
    async complete(key, { contentType, body, madeAt }, keepUntil) {
      const row = {
        content_type: contentType,
        body,
        made_at: new Date(madeAt),
        keep_until: new Date(keepUntil),
        failed_at: null,
        lease_holder: null,
        lease_until: null,
      };
      await db
        .insertInto('supplier_responses')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },
    async release(key, holder, failedAt) {
      const failure = failedAt === undefined ? {} : { failed_at: new Date(failedAt) };
      await db
        .updateTable('supplier_responses')
        .set({ ...failure, lease_holder: null, lease_until: null })
        .where('key', '=', key)
        .where('lease_holder', '=', holder)
        .execute();
    },
    deleteExpired: () => deleteExpired(db, now),
  };
}

async function takeLease(db: Database, key: string, holder: string, [from, until]: readonly [Date, Date]) {
  const taken = await db
    .insertInto('supplier_responses')
    .values({ key, content_type: '', keep_until: until, lease_holder: holder, lease_until: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ lease_holder: holder, lease_until: until })
        .where((row) =>
          row.or([
            row('supplier_responses.lease_until', 'is', null),
            row('supplier_responses.lease_until', '<=', from),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** In batches, so that no statement holds many row locks; the oldest beyond the limit go as well. */
async function deleteExpired(db: Database, now: () => number): Promise<void> {
  const batch = sql.lit(DELETE_BATCH);
  await sql`delete from supplier_responses where key in (
    select key from supplier_responses where keep_until < ${new Date(now())} limit ${batch})`.execute(db);
  await sql`delete from supplier_responses where key in (
    select key from supplier_responses order by keep_until desc offset ${sql.lit(MAX_ROWS)} limit ${batch})`.execute(
    db,
  );
}
