import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../../db/open-database';
import { defaultFieldsOf, type IncomingDocument } from '../documents/content-documents';

const publicationSchema = z.object({
  id: z.number(),
  number: z.number().nullable(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date().nullable(),
  author: z.string(),
});

const stateSchema = z.object({
  /** Highest revision number; `null` for a new document. */
  head: z.number().nullable(),
  liveNumber: z.number().nullable(),
  liveEndsAt: z.date().nullable(),
  isRemoved: z.boolean(),
  equalsBase: z.boolean(),
  equalsLive: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: z.date().nullable(),
  /** Publications that have not started. */
  upcoming: z.array(publicationSchema),
});
export type DocumentState = z.output<typeof stateSchema>;
export type UpcomingPublication = z.output<typeof publicationSchema>;

/** Documents of one statement, which must end within the time limit of statements. */
const BATCH = 500;

/** Returns what the database has of the documents of an import, in their order. */
export async function readStates(
  trx: Database,
  incoming: readonly IncomingDocument[],
  now: Date,
): Promise<readonly DocumentState[]> {
  const states: DocumentState[] = [];
  for (let start = 0; start < incoming.length; start += BATCH)
    states.push(...(await readBatch(trx, incoming.slice(start, start + BATCH), now)));
  return states;
}

async function readBatch(trx: Database, incoming: readonly IncomingDocument[], now: Date) {
  // A revision that is older than a field of its kind equals one with the default of the field.
  const values = incoming.map(({ kind, id, base, document }, place) => ({
    place,
    kind,
    id,
    base,
    document,
    defaults: defaultFieldsOf(kind),
  }));
  const { rows } = await sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as i(place int, kind text, id text, base int, document jsonb, defaults jsonb))
    select d.head, live.number as "liveNumber", live.ends_at as "liveEndsAt",
      live.id is not null and live.number is null as "isRemoved",
      coalesce((select i.defaults || r.document = i.document from content_revisions r
        where r.kind = i.kind and r.document_id = i.id and r.number = i.base), false) as "equalsBase",
      coalesce((select i.defaults || r.document = i.document from content_revisions r
        where r.kind = i.kind and r.document_id = i.id and r.number = live.number), false) as "equalsLive",
      change.author as "changedBy", change.at as "changedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'startsAt', p.starts_at,
          'endsAt', p.ends_at, 'author', made.author) order by p.starts_at, p.id), '[]')
        from content_publications p join content_releases made on made.id = p.release_id
        where p.kind = i.kind and p.document_id = i.id and p.withdrawn_at is null and p.starts_at > ${now}) as upcoming
    from incoming i
    left join content_documents d on d.kind = i.kind and d.id = i.id
    left join lateral (
      select p.id, p.number, p.ends_at from content_publications p
      where p.kind = i.kind and p.document_id = i.id and p.withdrawn_at is null and p.starts_at <= ${now}
        and (p.ends_at is null or p.ends_at > ${now})
      order by p.starts_at desc, p.id desc limit 1) live on true
    left join lateral (
      select coalesce(case when p.withdrawn_at is not null then made.undone_by end, made.author) as author,
        greatest(p.decided_at, p.withdrawn_at) as at
      from content_publications p join content_releases made on made.id = p.release_id
      where p.kind = i.kind and p.document_id = i.id and p.starts_at <= ${now}
      order by greatest(p.decided_at, p.withdrawn_at) desc, p.id desc limit 1) change on true
    order by i.place`.execute(trx);
  return z.array(stateSchema).parse(rows);
}
