import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';
import { ApiError } from '../../http/api-error';
import type { ContentSource } from '../live-content';
import type { NewestRevision } from './save-draft';
import { lockForDraft } from './write-revisions';

interface DocumentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

export interface ReviewRequest extends DocumentKey {
  /** Newest revision that its author has seen. */
  readonly base: number;
  readonly author: string;
  readonly note: string;
}

type RequestedReview =
  | { readonly ok: true; readonly review: number }
  | { readonly ok: false; readonly newer: NewestRevision };

/**
 * Submits the newest revision of a document for review. An open review of an earlier revision is replaced.
 *
 * @throws ApiError 404 for an unknown document, 409 when the newest revision is live or scheduled
 */
export async function requestReview(
  { db, clock }: ContentSource,
  { kind, id, base, author, note }: ReviewRequest,
): Promise<RequestedReview> {
  return db.transaction().execute(async (trx) => {
    const now = new Date(clock.now());
    await lockForDraft(trx, now);
    const newest = await lockNewest(trx, { kind, id });
    if (newest.number !== base) return { ok: false, newer: newest };
    if (await isPublished(trx, { kind, id }, base))
      throw new ApiError(409, 'no-draft', 'This text is on the site already, or scheduled.');
    await closeOpen(trx, { kind, id }, { decision: 'withdrawn', author, now, number: base });
    const { id: review } = await trx
      .insertInto('content_reviews')
      .values({ kind, document_id: id, number: base, requested_by: author, requested_at: now, note })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, review };
  });
}

interface Decision {
  readonly decision: 'published' | 'returned' | 'withdrawn';
  readonly author: string;
  readonly now: Date;
  readonly number: number;
  readonly comment?: string;
}

/**
 * Ends an open review without a publication.
 *
 * @throws ApiError 409 when it was decided before
 */
export async function endReview(
  { db, clock }: ContentSource,
  { kind, id }: DocumentKey,
  ended: {
    readonly review: number;
    readonly decision: 'returned' | 'withdrawn';
    readonly author: string;
    readonly comment: string;
  },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { number } = await lockNewest(trx, { kind, id });
    const { review, ...decision } = ended;
    const closed = await closeOpen(
      trx,
      { kind, id },
      { ...decision, number, now: new Date(clock.now()) },
      review,
    );
    if (closed > 0) return;
    const row = await trx
      .selectFrom('content_reviews')
      .select('decided_by')
      .where('id', '=', review)
      .where('kind', '=', kind)
      .where('document_id', '=', id)
      .executeTakeFirst();
    throw row
      ? new ApiError(409, 'review-decided', `${row.decided_by} has decided this review already.`)
      : new ApiError(404, 'unknown-review', 'There is no such review.');
  });
}

/** Ends the open review of a document whose reviewed revision, or a newer one, is published. */
export async function closePublished(
  trx: Database,
  { kind, id, number }: DocumentKey & { readonly number: number },
  { author, now }: Pick<Decision, 'author' | 'now'>,
): Promise<void> {
  await closeOpen(trx, { kind, id }, { decision: 'published', author, now, number });
}

/** @returns the number of reviews that were open */
async function closeOpen(
  trx: Database,
  { kind, id }: DocumentKey,
  { decision, author, now, number, comment = '' }: Decision,
  review?: number,
): Promise<number> {
  let update = trx
    .updateTable('content_reviews')
    .set({ decision, decided_by: author, decided_at: now, decided_number: number, comment })
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('decision', 'is', null)
    .where('number', '<=', number);
  if (review !== undefined) update = update.where('id', '=', review);
  return (await update.returning('id').execute()).length;
}

async function lockNewest(trx: Database, { kind, id }: DocumentKey): Promise<NewestRevision> {
  const document = await trx
    .selectFrom('content_documents')
    .select('head')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!document) throw new ApiError(404, 'unknown-document', `There is no document ${kind}/${id}.`);
  return trx
    .selectFrom('content_revisions')
    .select(['number', 'author', 'created_at as createdAt'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '=', document.head)
    .executeTakeFirstOrThrow();
}

async function isPublished(trx: Database, { kind, id }: DocumentKey, number: number): Promise<boolean> {
  const row = await trx
    .selectFrom('content_publications')
    .select('id')
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '=', number)
    .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('withdrawn_at', '>', eb.ref('starts_at'))]))
    .executeTakeFirst();
  return row !== undefined;
}

/** A review in the history of its document. */
export interface ReviewEntry {
  readonly id: number;
  readonly number: number;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly note: string;
  readonly decision: Decision['decision'] | null;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly decidedNumber: number | null;
  readonly comment: string;
}

/** Returns all reviews of a document, the newest first. */
export async function readReviews(db: Database, { kind, id }: DocumentKey): Promise<readonly ReviewEntry[]> {
  const rows = await db
    .selectFrom('content_reviews')
    .selectAll()
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    note: row.note,
    decision: row.decision,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedNumber: row.decided_number,
    comment: row.comment,
  }));
}
