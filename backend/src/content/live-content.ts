import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

export interface ContentSource {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Reads what a preview of the whole site shows instead of what is live now. */
  readonly preview?: ContentPreview | undefined;
}

export interface ContentPreview {
  /** `null`: as the site is when it is requested. */
  readonly at: Date | null;
  /** Its documents in `content_previews` replace those of the site. */
  readonly tokenHash: string;
}

/**
 * Query of the documents that are live at an instant, each by lookups in an index. Nothing is written when a
 * publication starts or ends.
 *
 * `updated_at` is the last change that shoppers see: the start of this publication, or the end of another one over it.
 */
export function liveContent({ db, clock, preview }: ContentSource) {
  const at = preview?.at ?? new Date(clock.now());
  const published = publishedContent(db, at);
  if (!preview) return published.as('content');
  const drafts = db
    .selectFrom('content_previews as v')
    .where('v.token_hash', '=', preview.tokenHash)
    .select([
      'v.kind',
      'v.id',
      'v.document',
      sql<number>`0`.as('number'),
      sql<Date>`${at}::timestamptz`.as('updated_at'),
    ]);
  return published
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content_previews as drafted')
            .select('drafted.id')
            .where('drafted.token_hash', '=', preview.tokenHash)
            .whereRef('drafted.kind', '=', 'd.kind')
            .whereRef('drafted.id', '=', 'd.id'),
        ),
      ),
    )
    .unionAll(drafts)
    .as('content');
}

function publishedContent(db: Database, at: Date) {
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
    ]);
}
