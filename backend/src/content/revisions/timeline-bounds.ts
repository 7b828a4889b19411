import { sql } from 'kysely';

import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';

/** Bounds that a process keeps; a later one is read after the next change of content. */
const MAX_BOUNDS = 1_000;

/** Returns the instants after `now` at which a publication starts or ends, in milliseconds, in order. */
export async function boundsAfter(db: Database, now: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom(boundsOf(db).as('bounds'))
    .select('at')
    .distinct()
    .where('at', '>', new Date(now))
    .orderBy('at')
    .limit(MAX_BOUNDS)
    .execute();
  return rows.map(({ at }) => at.getTime());
}

/**
 * Returns the documents that a schedule has changed after `from`, up to and including `to`. An import that is live at
 * once is not one of them.
 */
export async function documentsChangedBySchedule(
  db: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly { readonly kind: ContentKind; readonly id: string }[]> {
  return db
    .selectFrom(boundsOf(db).as('bounds'))
    .select(['kind', 'document_id as id'])
    .distinct()
    .where('at', '>', from)
    .where('at', '<=', to)
    .where('is_scheduled', '=', true)
    .execute();
}

function boundsOf(db: Database) {
  return db
    .selectFrom('content_publications as s')
    .where('s.withdrawn_at', 'is', null)
    .select([
      's.kind',
      's.document_id',
      's.starts_at as at',
      sql<boolean>`s.starts_at > s.decided_at`.as('is_scheduled'),
    ])
    .unionAll(
      db
        .selectFrom('content_publications as e')
        .where('e.withdrawn_at', 'is', null)
        .where('e.ends_at', 'is not', null)
        .select([
          'e.kind',
          'e.document_id',
          sql<Date>`e.ends_at`.as('at'),
          sql<boolean>`true`.as('is_scheduled'),
        ]),
    );
}
