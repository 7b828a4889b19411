import { sql } from 'kysely';

import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';
import { ApiError } from '../../http/api-error';
import type { ContentSource } from '../live-content';

import { lockForDraft } from './write-revisions';

export interface Draft {
  readonly kind: ContentKind;
  readonly id: string;
  /** Newest revision that the author has seen; `null` for a new document. */
  readonly base: number | null;
  readonly document: object;
  readonly author: string;
  readonly note: string;
}

/** The newest revision of a document. */
export interface NewestRevision {
  readonly number: number;
  readonly author: string;
  readonly createdAt: Date;
}

type SavedDraft =
  | { readonly ok: true; readonly saved: NewestRevision }
  | { readonly ok: false; readonly newer: NewestRevision };

/**
 * Stores a revision without a publication. It need not be valid: only its publication must be. Nothing is written when
 * there is a newer revision than the author has seen, and none is added when the newest one is the same (DEC-214).
 *
 * @throws ApiError 404 for an unknown document
 */
export async function saveDraft({ db, clock }: ContentSource, draft: Draft): Promise<SavedDraft> {
  return db.transaction().execute(async (trx) => {
    const now = new Date(clock.now());
    await lockForDraft(trx, now);
    const head = await lockDocument(trx, draft);
    if (head === 0) return { ok: true, saved: await insertDraft(trx, draft, head, now) };
    const { isEqual, ...newest } = await newestRevision(trx, draft, head);
    if (isEqual) return { ok: true, saved: newest };
    if (head !== draft.base) return { ok: false, newer: newest };
    return { ok: true, saved: await insertDraft(trx, draft, head, now) };
  });
}

/** Locks the row of a document, which writers of drafts wait for. @returns its highest revision; 0 for a new one */
async function lockDocument(trx: Database, { kind, id, base }: Draft): Promise<number> {
  if (base === null)
    await trx
      .insertInto('content_documents')
      .values({ kind, id, head: 0 })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
      .execute();
  const row = await trx
    .selectFrom('content_documents')
    .select('head')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'unknown-document', `There is no document ${kind}/${id}.`);
  return row.head;
}

async function newestRevision(trx: Database, { kind, id, document }: Draft, head: number) {
  const row = await trx
    .selectFrom('content_revisions')
    .select(['number', 'author', 'created_at as createdAt'])
    .select(sql<boolean>`document = ${JSON.stringify(document)}::jsonb`.as('isEqual'))
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '=', head)
    .executeTakeFirstOrThrow();
  return row;
}

async function insertDraft(
  trx: Database,
  { kind, id, document, author, note }: Draft,
  head: number,
  now: Date,
): Promise<NewestRevision> {
  const number = head + 1;
  await trx
    .updateTable('content_documents')
    .set({ head: number })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('content_revisions')
    .values({
      kind,
      document_id: id,
      number,
      based_on: head === 0 ? null : head,
      document: JSON.stringify(document),
      author,
      note,
      created_at: now,
    })
    .execute();
  return { number, author, createdAt: now };
}
