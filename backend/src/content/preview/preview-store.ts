import { createHash } from 'node:crypto';

import type { Clock } from '@storefront/shared/platform/time/clock';

import { newToken } from '../../db/ids';
import type { Database } from '../../db/open-database';
import {
  DOCUMENT_SCHEMAS,
  type ContentDocuments,
  type DocumentOf,
  type PreviewedKind,
} from '../documents/content-documents';

type Preview = Pick<ContentDocuments, PreviewedKind>;

/**
 * Keeps documents for those who have the token, beside what is live.
 *
 * @returns the token; it is stored nowhere
 */
export async function storePreview(
  db: Database,
  { pages, groups }: Preview,
  expiresAt: Date,
): Promise<string> {
  const token = newToken();
  const row = (kind: PreviewedKind, document: Preview[PreviewedKind][number]) => ({
    token_hash: hashOf(token),
    kind,
    id: document.id,
    document: JSON.stringify(document),
    expires_at: expiresAt,
  });
  const rows = [
    ...pages.map((document) => row('pages', document)),
    ...groups.map((document) => row('groups', document)),
  ];
  if (rows.length > 0) await db.insertInto('content_previews').values(rows).execute();
  return token;
}

/** The document under an id that a token shows; `null` when it shows none, or no longer. */
export async function findPreview<K extends PreviewedKind>(
  db: Database,
  kind: K,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: number },
): Promise<DocumentOf<K> | null> {
  const row = await db
    .selectFrom('content_previews')
    .select('document')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? (DOCUMENT_SCHEMAS[kind].parse(row.document) as DocumentOf<K>) : null;
}

/** Takes away what no link shows any more. */
export async function forgetPreviews(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  await db.deleteFrom('content_previews').where('expires_at', '<=', new Date(clock.now())).execute();
}

/** As the token is stored, and as answers that were made for it are found again. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
