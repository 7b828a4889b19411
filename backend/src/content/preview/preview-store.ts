import { createHash } from 'node:crypto';

import type { Clock } from '@storefront/shared/platform/time/clock';

import type { ContentKind, PreviewedKind } from '../../db/tables';
import { newToken } from '../../db/ids';
import type { Database } from '../../db/open-database';
import { DOCUMENT_SCHEMAS, type ContentDocuments, type DocumentOf } from '../documents/content-documents';

type Preview = Pick<ContentDocuments, PreviewedKind>;

const PREVIEWED_KINDS = [
  'pages',
  'groups',
  'home',
  'texts',
  'newsletter',
] as const satisfies readonly PreviewedKind[];

export function isPreviewed(kind: ContentKind): kind is PreviewedKind {
  return PREVIEWED_KINDS.some((one) => one === kind);
}

/**
 * Stores documents for the holders of a new token. Live content does not change.
 *
 * @returns the token, of which only the hash is stored
 */
export async function storePreview(db: Database, documents: Preview, expiresAt: Date): Promise<string> {
  const token = newToken();
  const row = (kind: PreviewedKind, document: Preview[PreviewedKind][number]) => ({
    token_hash: hashToken(token),
    kind,
    id: document.id,
    document: JSON.stringify(document),
    expires_at: expiresAt,
  });
  const rows = PREVIEWED_KINDS.flatMap((kind) => documents[kind].map((document) => row(kind, document)));
  if (rows.length > 0) await db.insertInto('content_previews').values(rows).execute();
  return token;
}

/** Returns the previewed document with this id; `null` when the token has none, or has expired. */
export async function findPreview<K extends PreviewedKind>(
  db: Database,
  kind: K,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: number },
): Promise<DocumentOf<K> | null> {
  const row = await db
    .selectFrom('content_previews')
    .select('document')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? DOCUMENT_SCHEMAS[kind].parse(row.document) : null;
}

/** Deletes expired previews. */
export async function deleteExpiredPreviews(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  const now = new Date(clock.now());
  await db.deleteFrom('content_previews').where('expires_at', '<=', now).execute();
  await db.deleteFrom('content_moments').where('expires_at', '<=', now).execute();
}

/** Returns the form in which a token is stored and used in cache keys. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
