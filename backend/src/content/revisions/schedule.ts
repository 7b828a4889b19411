import { ApiError } from '../../http/api-error';
import type { ContentSource } from '../live-content';

import type { TouchedDocument } from './import-content';
import { namedDocuments } from './document-names';
import { lockContent } from './write-revisions';

export interface ScheduledPublication {
  readonly release: number;
  /** `pages/antalya`, as in the folder of an export. */
  readonly document: string;
  /** `null` for a removal. */
  readonly revision: number | null;
  readonly author: string;
  readonly note: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isLive: boolean;
}

/** Returns the publications that start or end later, in the order of their next bound. */
export async function readSchedule({ db, clock }: ContentSource): Promise<readonly ScheduledPublication[]> {
  const now = new Date(clock.now());
  const rows = await db
    .selectFrom('content_publications as p')
    .innerJoin('content_releases as made', 'made.id', 'p.release_id')
    .select(['p.kind', 'p.document_id', 'p.number', 'p.release_id', 'p.starts_at', 'p.ends_at'])
    .select(['made.author', 'made.note'])
    .where('p.withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('p.starts_at', '>', now), eb('p.ends_at', '>', now)]))
    .orderBy('p.starts_at')
    .orderBy('p.id')
    .execute();
  const names = await namedDocuments(
    db,
    rows.map(({ kind, document_id: id }) => ({ kind, id })),
  );
  return rows.map((row) => ({
    release: row.release_id,
    document: names.get(`${row.kind} ${row.document_id}`) ?? `${row.kind}/${row.document_id}`,
    revision: row.number,
    author: row.author,
    note: row.note,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    isLive: row.starts_at <= now,
  }));
}

/**
 * Withdraws all publications of a release in one transaction. What they replaced is live again; later releases stay.
 *
 * @returns the documents of the release
 * @throws ApiError 404 for an unknown release, 409 for one that is undone or the first content of the shop
 */
export async function undoRelease(
  { db, clock }: ContentSource,
  releaseId: number,
  author: string,
): Promise<readonly TouchedDocument[]> {
  return db.transaction().execute(async (trx) => {
    const now = await lockContent(trx, clock);
    const release = await trx
      .selectFrom('content_releases')
      .select(['undone_at', 'undone_by', 'can_undo'])
      .where('id', '=', releaseId)
      .executeTakeFirst();
    if (!release) throw new ApiError(404, 'unknown-release', `There is no release ${releaseId}.`);
    if (release.undone_at)
      throw new ApiError(409, 'undone', `Release ${releaseId} was already undone by ${release.undone_by}.`);
    if (!release.can_undo)
      throw new ApiError(409, 'first-release', `Release ${releaseId} is the first content of the shop.`);
    await trx
      .updateTable('content_releases')
      .set({ undone_at: now, undone_by: author })
      .where('id', '=', releaseId)
      .execute();
    return trx
      .updateTable('content_publications')
      .set({ withdrawn_at: now })
      .where('release_id', '=', releaseId)
      .where('withdrawn_at', 'is', null)
      .returning(['kind', 'document_id as id'])
      .execute();
  });
}
