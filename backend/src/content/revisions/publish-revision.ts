import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';
import type { ContentSource } from '../live-content';

import { readStates } from './document-state';
import { decidePublication, type ImportDecision } from './import-decision';
import { closePublished } from './review-store';
import type { NewestRevision } from './save-draft';
import { insertPublications, insertRelease, lockContent, withdraw } from './write-revisions';

interface DocumentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

/** A stored revision, and what its publisher has seen of its document. */
export interface SeenRevision extends DocumentKey {
  /** `null` removes the document from the shop. */
  readonly number: number | null;
  /** Newest revision that the publisher has seen. */
  readonly base: number;
}

interface PublicationOptions {
  /** `null`: now. */
  readonly from: Date | null;
  /** `null`: no end. */
  readonly until: Date | null;
  readonly author: string;
  readonly note: string;
}

export interface PublicationRequest extends SeenRevision, PublicationOptions {}

/** Why a document cannot be published: another revision is newer, or `message` states which schedule is in the way. */
export interface Refusal {
  readonly newer: NewestRevision | null;
  readonly message: string | null;
}

export type Published =
  | {
      readonly ok: true;
      /** `null` when the revision is live already. */
      readonly release: number | null;
      readonly notice: string | null;
    }
  | ({ readonly ok: false } & Refusal);

/** Publishes a stored revision, or removes the document, unless somebody has changed it since (DEC-214). */
export async function publishRevision(
  source: ContentSource,
  { from, until, author, note, ...document }: PublicationRequest,
): Promise<Published> {
  const published = await publishTogether(source, [document], { from, until, author, note });
  if (published.ok) return { ok: true, release: published.release, notice: published.notices[0] ?? null };
  const [refused] = published.refused;
  return { ok: false, newer: refused?.newer ?? null, message: refused?.message ?? null };
}

export type PublishedTogether =
  | {
      readonly ok: true;
      /** `null` when all revisions are live already. */
      readonly release: number | null;
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly refused: readonly (DocumentKey & Refusal)[] };

/** Publishes stored revisions as one release, which one undo withdraws, or none of them (DEC-189). */
export async function publishTogether(
  { db, clock }: ContentSource,
  documents: readonly SeenRevision[],
  options: PublicationOptions,
): Promise<PublishedTogether> {
  const { from, until } = options;
  return db.transaction().execute(async (trx) => {
    const now = await lockContent(trx, clock);
    const incoming = documents.map(({ kind, id, number }) => ({
      file: `${kind}/${id}`,
      kind,
      id,
      base: number,
      document: {},
    }));
    const states = await readStates(trx, incoming, now);
    const decided: Decided[] = [];
    const refused: (DocumentKey & Refusal)[] = [];
    for (const [index, document] of documents.entries()) {
      const { kind, id, number, base } = document;
      const state = states[index];
      if (!state) throw new Error(`no state of ${kind}/${id}`);
      const newer = (state.head ?? 0) > base ? await newerRevision(trx, document, base) : null;
      const decision = decidePublication(number, state, { now, from, until });
      if (newer) refused.push({ kind, id, newer, message: null });
      else if (decision.kind === 'conflict') refused.push({ kind, id, newer, message: decision.message });
      else if (decision.kind === 'publish') decided.push({ kind, id, number, decision });
    }
    if (refused.length > 0) return { ok: false, refused };
    const notices = decided.flatMap(({ decision: { notice } }) => notice ?? []);
    const release = decided.length === 0 ? null : await writeRelease(trx, decided, { ...options, now });
    return { ok: true, release, notices };
  });
}

interface Decided extends DocumentKey {
  readonly number: number | null;
  readonly decision: Extract<ImportDecision, { kind: 'publish' }>;
}

async function writeRelease(
  trx: Database,
  decided: readonly Decided[],
  options: PublicationOptions & { readonly now: Date },
): Promise<number> {
  const { from, now } = options;
  const release = await insertRelease(trx, options);
  const replaced = decided.flatMap(({ decision }) => decision.withdraws);
  await withdraw(trx, replaced, now);
  const publications = decided.map(({ kind, id, number, decision }) => ({
    kind,
    id,
    number,
    startsAt: from ?? now,
    endsAt: decision.endsAt,
  }));
  await insertPublications(trx, release, publications, now);
  for (const { kind, id, number } of decided)
    if (number !== null) await closePublished(trx, { kind, id, number }, options);
  return release;
}

/** Withdraws what is scheduled for a document and has not started. @returns the number of withdrawn publications */
export async function cancelSchedule({ db, clock }: ContentSource, key: DocumentKey): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const now = await lockContent(trx, clock);
    const upcoming = await trx
      .selectFrom('content_publications')
      .select('id')
      .where('kind', '=', key.kind)
      .where('document_id', '=', key.id)
      .where('withdrawn_at', 'is', null)
      .where('starts_at', '>', now)
      .execute();
    await withdraw(
      trx,
      upcoming.map(({ id }) => id),
      now,
    );
    return upcoming.length;
  });
}

async function newerRevision(trx: Database, { kind, id }: DocumentKey, base: number) {
  const row = await trx
    .selectFrom('content_revisions')
    .select(['number', 'author', 'created_at as createdAt'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('number', '>', base)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
