import { blockUsesSchema, type BlockUse } from '@storefront/shared/contracts/blocks/block-catalogue';
import { sql } from 'kysely';
import { z } from 'zod';

import type { ContentSource } from '../live-content';

import { namedDocuments } from './document-names';

const rowSchema = z.object({ type: z.string(), version: z.coerce.number().int(), ids: z.array(z.string()) });

/** Returns the types of blocks of every publication that is live, or will be: it may be live again after another one. */
export async function readBlockUses({ db, clock }: ContentSource): Promise<readonly BlockUse[]> {
  const now = new Date(clock.now());
  const { rows } = await sql`
    select block->>'type' as type, max((block->>'v')::int) as version, array_agg(distinct p.document_id) as ids
    from content_publications p
    join content_revisions r on r.kind = p.kind and r.document_id = p.document_id and r.number = p.number
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(r.document->'blocks') when 'array' then r.document->'blocks' else '[]'::jsonb end) as block
    where p.kind = 'pages' and p.withdrawn_at is null and (p.ends_at is null or p.ends_at > ${now})
      and not exists (select 1 from content_publications q where q.kind = p.kind and q.document_id = p.document_id
        and q.withdrawn_at is null and (q.starts_at, q.id) > (p.starts_at, p.id) and q.starts_at <= ${now}
        and (q.ends_at is null or q.ends_at >= p.ends_at))
    group by 1
    order by 1`.execute(db);
  const uses = z.array(rowSchema).parse(rows);
  const names = await namedDocuments(
    db,
    uses.flatMap(({ ids }) => ids.map((id) => ({ kind: 'pages' as const, id }))),
  );
  return blockUsesSchema.shape.blocks.parse(
    uses.map(({ type, version, ids }) => ({
      type,
      version,
      documents: ids.map((id) => names.get(`pages ${id}`) ?? `pages/${id}`),
    })),
  );
}
