import { sql } from 'kysely';

import type { ContentSource } from '../../content/live-content';
import { documentTitle } from '../../db/document-title';
import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';

/** `cancelled`: its documents were withdrawn or replaced one by one before it ended. */
export type ReleaseState = 'scheduled' | 'live' | 'past' | 'undone' | 'cancelled';

/** What was published together, by a person in the studio or by an import. */
export interface ListedRelease {
  readonly id: number;
  readonly author: string;
  readonly note: string;
  readonly createdAt: string;
  readonly undoneBy: string | null;
  /** ISO instants; `null`: not on the site any more, or without an end. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly state: ReleaseState;
  readonly canUndo: boolean;
  readonly documents: readonly {
    readonly kind: ContentKind;
    readonly id: string;
    readonly title: string;
    /** `null`: it was taken off the site. */
    readonly revision: number | null;
  }[];
}

const MAX_RELEASES = 50;

/** Returns the newest releases, the newest first. */
export async function readReleases({ db, clock }: ContentSource): Promise<readonly ListedRelease[]> {
  const now = new Date(clock.now());
  const releases = await db
    .selectFrom('content_releases')
    .select(['id', 'author', 'note', 'created_at', 'undone_by', 'can_undo'])
    .where('can_undo', '=', true)
    .orderBy('id', 'desc')
    .limit(MAX_RELEASES)
    .execute();
  if (releases.length === 0) return [];
  const publications = await publicationsOf(
    db,
    releases.map(({ id }) => id),
  );
  return releases.map((release) => {
    const own = publications.filter(({ release_id: id }) => id === release.id);
    const first = own.find(({ withdrawn_at: withdrawn }) => withdrawn === null);
    const state = release.undone_by === null ? stateAt(now, first) : 'undone';
    return {
      id: release.id,
      author: release.author,
      note: release.note,
      createdAt: release.created_at.toISOString(),
      undoneBy: release.undone_by,
      startsAt: first?.starts_at.toISOString() ?? null,
      endsAt: first?.ends_at?.toISOString() ?? null,
      state,
      canUndo: state === 'live' || state === 'scheduled',
      documents: own.map(({ kind, document_id: id, title, number }) => ({
        kind,
        id,
        title,
        revision: number,
      })),
    };
  });
}

function publicationsOf(db: Database, releaseIds: readonly number[]) {
  return db
    .selectFrom('content_publications as p')
    .innerJoin('content_documents as d', (join) =>
      join.onRef('d.kind', '=', 'p.kind').onRef('d.id', '=', 'p.document_id'),
    )
    .innerJoin('content_revisions as r', (join) =>
      join
        .onRef('r.kind', '=', 'd.kind')
        .onRef('r.document_id', '=', 'd.id')
        .on(sql<boolean>`r.number = coalesce(p.number, d.head)`),
    )
    .select([
      'p.release_id',
      'p.kind',
      'p.document_id',
      'p.number',
      'p.starts_at',
      'p.ends_at',
      'p.withdrawn_at',
    ])
    .select(documentTitle('r').as('title'))
    .where('p.release_id', 'in', releaseIds)
    .orderBy('p.id')
    .execute();
}

interface Bounds {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

function stateAt(now: Date, bounds: Bounds | undefined): ReleaseState {
  if (!bounds) return 'cancelled';
  if (bounds.starts_at > now) return 'scheduled';
  return bounds.ends_at !== null && bounds.ends_at <= now ? 'past' : 'live';
}
