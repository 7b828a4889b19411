import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';

/** A new revision with its publication. */
export interface NewRevision {
  readonly kind: ContentKind;
  readonly id: string;
  readonly number: number;
  readonly basedOn: number | null;
  readonly document: object;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Who decided, and why. */
export interface Decision {
  readonly author: string;
  readonly note: string;
  readonly now: Date;
}

/** Clocks of processes may differ by this much. */
const MAX_SKEW_MS = 5_000;

/**
 * Locks content for writing until the transaction ends, and starts a new version of the cached responses. Changes of
 * content are few, so they wait for each other.
 *
 * @returns the instant of this change, which is later than that of the change before
 */
export async function lockContent(trx: Database, clock: Pick<Clock, 'now'>): Promise<Date> {
  await sql`
    insert into content_state (id, version, seeded_at) values (1, 1, ${new Date(clock.now())})
    on conflict (id) do update set version = content_state.version + 1`.execute(trx);
  const last = await trx
    .selectFrom('content_releases')
    .select('created_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const now = clock.now();
  const next = (last?.created_at.getTime() ?? 0) + 1;
  return new Date(next > now && next <= now + MAX_SKEW_MS ? next : now);
}

/**
 * Keeps imports and publications waiting until the transaction ends, without a new version of the cached responses.
 * Several writers of drafts may hold it together.
 */
export async function lockForDraft(trx: Database, now: Date): Promise<void> {
  await sql`insert into content_state (id, version, seeded_at) values (1, 1, ${now}) on conflict (id) do nothing`.execute(
    trx,
  );
  await trx.selectFrom('content_state').select('id').forShare().execute();
}

export async function insertRelease(
  trx: Database,
  { author, note, now }: Decision,
  { canUndo = true }: { readonly canUndo?: boolean } = {},
): Promise<number> {
  const { id } = await trx
    .insertInto('content_releases')
    .values({ author, note, created_at: now, can_undo: canUndo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revisions of one statement, which must end within the time limit of statements. */
const BATCH = 500;

/** Inserts revisions and their publications. */
export async function insertRevisions(
  trx: Database,
  releaseId: number,
  revisions: readonly NewRevision[],
  decision: Decision,
): Promise<void> {
  for (let start = 0; start < revisions.length; start += BATCH)
    await insertBatch(trx, releaseId, revisions.slice(start, start + BATCH), decision);
}

async function insertBatch(
  trx: Database,
  releaseId: number,
  revisions: readonly NewRevision[],
  { author, note, now }: Decision,
): Promise<void> {
  const values = JSON.stringify(revisions);
  const rows = sql`jsonb_to_recordset(${values}::jsonb) as r(kind text, id text, number int, "basedOn" int,
    document jsonb, "startsAt" timestamptz, "endsAt" timestamptz)`;
  await sql`
    insert into content_documents (kind, id, head) select kind, id, number from ${rows}
    on conflict (kind, id) do update set head = excluded.head`.execute(trx);
  await sql`
    insert into content_revisions (kind, document_id, number, based_on, document, author, note, created_at)
    select kind, id, number, "basedOn", document, ${author}::text, ${note}::text, ${now}::timestamptz
    from ${rows}`.execute(trx);
  await sql`
    insert into content_publications (kind, document_id, number, release_id, starts_at, ends_at, decided_at)
    select kind, id, number, ${releaseId}::int, "startsAt", "endsAt", ${now}::timestamptz from ${rows}`.execute(
    trx,
  );
}

/** A publication of a stored revision; `number: null` removes the document from the shop. */
export interface NewPublication {
  readonly kind: ContentKind;
  readonly id: string;
  readonly number: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Inserts publications of revisions that are stored already, and removals. */
export async function insertPublications(
  trx: Database,
  releaseId: number,
  publications: readonly NewPublication[],
  now: Date,
): Promise<void> {
  if (publications.length === 0) return;
  await trx
    .insertInto('content_publications')
    .values(
      publications.map(({ kind, id, number, startsAt, endsAt }) => ({
        kind,
        document_id: id,
        number,
        release_id: releaseId,
        starts_at: startsAt,
        ends_at: endsAt,
        decided_at: now,
      })),
    )
    .execute();
}

/** Takes publications out of the timeline; what they replaced is live again. */
export async function withdraw(trx: Database, publicationIds: readonly number[], now: Date): Promise<void> {
  if (publicationIds.length === 0) return;
  await trx
    .updateTable('content_publications')
    .set({ withdrawn_at: now })
    .where('id', 'in', publicationIds)
    .where('withdrawn_at', 'is', null)
    .execute();
}
