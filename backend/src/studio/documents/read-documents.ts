import { sql } from 'kysely';
import { z } from 'zod';

import type { ContentKind } from '../../db/tables';
import { CONTENT_KINDS } from '../../content/documents/content-documents';
import type { ContentSource } from '../../content/live-content';
import { documentTitle } from '../../db/document-title';

const instant = z.coerce.date().transform((date) => date.toISOString());

const stateSchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  title: z.string(),
  /** Readable address of a landing page; `null` without one. */
  slug: z.string().nullable(),
  /** Highest revision number, its author and time. */
  head: z.number(),
  changedBy: z.string(),
  changedAt: instant,
  /** The newest revision has never been live and is not scheduled. */
  hasDraft: z.boolean(),
  /** `null`: not on the site. */
  live: z.object({ number: z.number(), startsAt: instant, endsAt: instant.nullable() }).nullable(),
  /** What starts later; `number: null` for the end of the document. */
  upcoming: z.array(
    z.object({
      number: z.number().nullable(),
      startsAt: instant,
      endsAt: instant.nullable(),
      author: z.string(),
    }),
  ),
  /** The open review, or the last one as long as it was sent back and its document still has a draft. */
  review: z
    .object({
      id: z.number(),
      /** Revision that was submitted; a higher `head` is a change since. */
      number: z.number(),
      requestedBy: z.string(),
      requestedAt: instant,
      note: z.string(),
      returnedBy: z.string().nullable(),
      returnedAt: instant.nullable(),
      comment: z.string(),
    })
    .nullable(),
});
export type StudioDocument = z.output<typeof stateSchema>;

/** Returns all documents with their states, or one of them, ordered by title. */
export async function readDocuments(
  { db, clock }: ContentSource,
  only: { readonly kind: ContentKind; readonly id: string } | null = null,
): Promise<readonly StudioDocument[]> {
  const now = new Date(clock.now());
  const filter = only ? sql`d.kind = ${only.kind} and d.id = ${only.id}` : sql`true`;
  const { rows } = await sql`
    select d.kind, d.id, d.head, r.author as "changedBy", r.created_at as "changedAt",
      ${documentTitle('r')} as title, r.document->>'slug' as slug,
      not exists (select 1 from content_publications p where p.kind = d.kind and p.document_id = d.id
        and p.number = d.head and (p.withdrawn_at is null or p.withdrawn_at > p.starts_at)) as "hasDraft",
      case when live.number is null then null else
        jsonb_build_object('number', live.number, 'startsAt', live.starts_at, 'endsAt', live.ends_at) end as live,
      (select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'startsAt', p.starts_at, 'endsAt', p.ends_at,
          'author', made.author) order by p.starts_at, p.id), '[]')
        from content_publications p join content_releases made on made.id = p.release_id
        where p.kind = d.kind and p.document_id = d.id and p.withdrawn_at is null and p.starts_at > ${now}) as upcoming,
      (select jsonb_build_object('id', v.id, 'number', v.number, 'requestedBy', v.requested_by,
          'requestedAt', v.requested_at, 'note', v.note, 'returnedBy', v.decided_by, 'returnedAt', v.decided_at,
          'comment', v.comment)
        from content_reviews v where v.kind = d.kind and v.document_id = d.id and (v.decision is null
          or (v.decision = 'returned' and v.id = (select max(l.id) from content_reviews l
            where l.kind = d.kind and l.document_id = d.id)
            and not exists (select 1 from content_publications p where p.kind = d.kind and p.document_id = d.id
              and p.number = d.head and (p.withdrawn_at is null or p.withdrawn_at > p.starts_at))))) as review
    from content_documents d
    join content_revisions r on r.kind = d.kind and r.document_id = d.id and r.number = d.head
    left join lateral (
      select p.number, p.starts_at, p.ends_at from content_publications p
      where p.kind = d.kind and p.document_id = d.id and p.withdrawn_at is null and p.starts_at <= ${now}
        and (p.ends_at is null or p.ends_at > ${now})
      order by p.starts_at desc, p.id desc limit 1) live on true
    where ${filter}
    order by title, d.kind, d.id`.execute(db);
  return z.array(stateSchema).parse(rows);
}

/** Returns the revision that an editor goes on with: a draft, what is scheduled, what is live, or else the newest one. */
export function openRevision({ head, hasDraft, live, upcoming }: StudioDocument): number {
  if (hasDraft) return head;
  const next = upcoming.find(({ number }) => number === head);
  return next?.number ?? live?.number ?? head;
}
