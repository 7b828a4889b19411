import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';
import { ApiError } from '../../http/api-error';
import type { ContentSource } from '../live-content';

import { documentDifferences, type FieldDifference } from './document-differences';
import { findNamedDocument } from './document-names';

/** A draft has never been published. */
export type RevisionState = 'draft' | 'live' | 'scheduled' | 'past' | 'withdrawn';

export interface RevisionEntry {
  readonly number: number;
  readonly author: string;
  readonly note: string;
  readonly createdAt: string;
  readonly state: RevisionState;
  /** Its publication; `null` for a draft. */
  readonly release: number | null;
  readonly publishedBy: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Returns the revisions of a document, the newest first. @throws ApiError 404 for an unknown document */
export async function readHistory(
  { db, clock }: ContentSource,
  name: string,
): Promise<readonly RevisionEntry[]> {
  const { kind, id } = await findNamedDocument(db, name);
  const now = new Date(clock.now());
  const rows = await db
    .selectFrom('content_revisions as r')
    .leftJoin('content_publications as p', (join) =>
      join
        .onRef('p.kind', '=', 'r.kind')
        .onRef('p.document_id', '=', 'r.document_id')
        .onRef('p.number', '=', 'r.number'),
    )
    .leftJoin('content_releases as made', 'made.id', 'p.release_id')
    .select(['r.number', 'r.author', 'r.note', 'r.created_at', 'made.author as published_by'])
    .select(['p.id as publication', 'p.release_id', 'p.starts_at', 'p.ends_at', 'p.withdrawn_at'])
    .where('r.kind', '=', kind)
    .where('r.document_id', '=', id)
    .orderBy('r.number', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  const live = await livePublication(db, { kind, id }, now);
  const entries = rows.map((row) => ({
    number: row.number,
    author: row.author,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    state: stateOf(row, live, now),
    release: row.release_id,
    publishedBy: row.published_by,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
  }));
  const numbers = [...new Set(entries.map(({ number }) => number))];
  return numbers.flatMap((number) => lastingEntry(entries.filter((entry) => entry.number === number)));
}

/** A revision that was published several times has the state of the publication that counts most. */
function lastingEntry(entries: readonly RevisionEntry[]): readonly RevisionEntry[] {
  const [first] = IMPORTANCE.flatMap((state) => entries.filter((entry) => entry.state === state));
  return first ? [first] : [];
}

const IMPORTANCE = ['live', 'scheduled', 'past', 'withdrawn', 'draft'] as const;

function stateOf(
  row: {
    readonly publication: number | null;
    readonly starts_at: Date | null;
    readonly withdrawn_at: Date | null;
  },
  live: number | null,
  now: Date,
): RevisionState {
  if (row.starts_at === null) return 'draft';
  if (row.withdrawn_at) return 'withdrawn';
  if (row.publication === live) return 'live';
  return row.starts_at > now ? 'scheduled' : 'past';
}

interface DocumentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

async function livePublication(db: Database, { kind, id }: DocumentKey, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('content_publications')
    .select('id')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the fields in which two revisions differ. @throws ApiError 404 for an unknown document or revision */
export async function readDifferences(
  db: Database,
  {
    document: name,
    before,
    after,
  }: { readonly document: string; readonly before: number; readonly after: number },
): Promise<readonly FieldDifference[]> {
  const key = await findNamedDocument(db, name);
  return documentDifferences(await readRevision(db, key, before), await readRevision(db, key, after));
}

/** Returns the document of a revision. @throws ApiError 404 for an unknown revision */
export async function readRevision(
  db: Database,
  { kind, id }: DocumentKey,
  number: number,
): Promise<unknown> {
  const row = await db
    .selectFrom('content_revisions')
    .select('document')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'unknown-revision', `${kind}/${id} has no revision ${number}.`);
  return row.document;
}
