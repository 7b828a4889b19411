import { sql } from 'kysely';
import { z } from 'zod';

import { documentTitle } from '../../db/document-title';
import type { Database } from '../../db/open-database';

const useSchema = z.object({
  picture: z.string(),
  kind: z.enum(['pages', 'groups', 'deals', 'home', 'texts']),
  id: z.string(),
  title: z.string(),
  /** The shop shows it, or will again when another publication ends. */
  isLive: z.boolean(),
});
export type PictureUse = z.output<typeof useSchema>;

/**
 * Returns the documents that refer to pictures: in their newest text, in what is live and in what is scheduled. Earlier
 * revisions do not count, nor a publication that a later one has replaced for good.
 *
 * @param only a picture; `null` for all
 */
export async function readPictureUses(
  db: Database,
  now: Date,
  only: string | null = null,
): Promise<readonly PictureUse[]> {
  const { rows } = await sql`
    select m.reference[1] as picture, d.kind, d.id,
      ${documentTitle('newest')} as title,
      coalesce(bool_or(p.starts_at <= ${now}), false) as "isLive"
    from content_documents d
    join content_revisions newest on newest.kind = d.kind and newest.document_id = d.id and newest.number = d.head
    join content_revisions r on r.kind = d.kind and r.document_id = d.id
    left join content_publications p on p.kind = r.kind and p.document_id = r.document_id and p.number = r.number
      and p.withdrawn_at is null and (p.ends_at is null or p.ends_at > ${now})
      and not exists (select 1 from content_publications q where q.kind = p.kind and q.document_id = p.document_id
        and q.withdrawn_at is null and (q.starts_at, q.id) > (p.starts_at, p.id) and q.starts_at <= ${now}
        and (q.ends_at is null or q.ends_at >= p.ends_at))
    cross join lateral regexp_matches(r.document::text, '"media:([a-z]{16})"', 'g') as m(reference)
    where (r.number = d.head or p.id is not null) and (${only}::text is null or m.reference[1] = ${only})
    group by 1, 2, 3, 4
    order by title, d.kind, d.id`.execute(db);
  return z.array(useSchema).parse(rows);
}
