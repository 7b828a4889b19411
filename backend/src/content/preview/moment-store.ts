import { newToken } from '../../db/ids';
import type { Database } from '../../db/open-database';
import type { IncomingDocument } from '../documents/content-documents';
import type { ContentPreview } from '../live-content';

import { hashToken } from './preview-store';

/** A preview of the whole site, for the holders of its token. */
export interface StoredMoment extends ContentPreview {
  readonly expiresAt: Date;
  /** Number of documents that are not published. */
  readonly drafts: number;
}

export interface NewMoment {
  readonly at: Date | null;
  readonly drafts: readonly Pick<IncomingDocument, 'kind' | 'id' | 'document'>[];
  readonly author: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores a preview of the whole site. @returns the token, of which only the hash is stored */
export async function storeMoment(
  db: Database,
  { at, drafts, author, now, expiresAt }: NewMoment,
): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('content_moments')
      .values({ token_hash: hash, at, author, created_at: now, expires_at: expiresAt })
      .execute();
    const rows = drafts.map(({ kind, id, document }) => ({
      token_hash: hash,
      kind,
      id,
      document: JSON.stringify(document),
      expires_at: expiresAt,
    }));
    if (rows.length > 0) await trx.insertInto('content_previews').values(rows).execute();
  });
  return token;
}

/** Returns the preview of a token; `null` for an unknown or expired one. @param now milliseconds since 1970 */
export async function findMoment(db: Database, token: string, now: number): Promise<StoredMoment | null> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('content_moments as m')
    .select(['m.at', 'm.expires_at'])
    .select((eb) =>
      eb
        .selectFrom('content_previews as v')
        .whereRef('v.token_hash', '=', 'm.token_hash')
        .select((count) => count.fn.countAll<number>().as('drafts'))
        .as('drafts'),
    )
    .where('m.token_hash', '=', tokenHash)
    .where('m.expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? { at: row.at, expiresAt: row.expires_at, drafts: Number(row.drafts ?? 0), tokenHash } : null;
}
