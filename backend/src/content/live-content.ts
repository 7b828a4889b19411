import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

export interface ContentSource {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Query of the documents that are live at an instant, each by lookups in an index. Nothing is written when a
 * publication starts or ends.
 *
 * `updated_at` is the last change that shoppers see: the start of this publication, or the end of another one over it.
 */
export function liveContent({ db, clock }: ContentSource, at = new Date(clock.now())) {
  return db
    .selectFrom('content_documents as d')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('content_publications as p')
          .select(['p.number', 'p.starts_at', 'p.ends_at', 'p.release_id'])
          .whereRef('p.kind', '=', 'd.kind')
          .whereRef('p.document_id', '=', 'd.id')
          .where('p.withdrawn_at', 'is', null)
          .where('p.starts_at', '<=', at)
          .where((eb) => eb.or([eb('p.ends_at', 'is', null), eb('p.ends_at', '>', at)]))
          .orderBy('p.starts_at', 'desc')
          .orderBy('p.id', 'desc')
          .limit(1)
          .as('live'),
      (join) => join.onTrue(),
    )
    .innerJoin('content_revisions as r', (join) =>
      join
        .onRef('r.kind', '=', 'd.kind')
        .onRef('r.document_id', '=', 'd.id')
        .onRef('r.number', '=', 'live.number'),
    )
    .select([
      'd.kind',
      'd.id',
      'r.document',
      'r.number',
      sql<Date>`greatest(live.starts_at,
        (select max(e.ends_at) from content_publications e where e.kind = d.kind and e.document_id = d.id
           and e.withdrawn_at is null and e.ends_at <= ${at}),
        (select max(w.withdrawn_at) from content_publications w where w.kind = d.kind and w.document_id = d.id
           and w.withdrawn_at <= ${at} and w.withdrawn_at > w.starts_at))`.as('updated_at'),
    ])
    .as('content');
}
