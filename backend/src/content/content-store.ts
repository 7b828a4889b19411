import { sql } from 'kysely';

import type { ContentKind } from '../db/tables';
import type { Database } from '../db/open-database';

import type { ContentDocuments, DocumentOf } from './documents/content-documents';
import { DOCUMENT_SCHEMAS } from './documents/content-documents';

export interface StoredDocument<K extends ContentKind> {
  readonly document: DocumentOf<K>;
  readonly updatedAt: Date;
}

/** Returns a document, or `null` for an unknown id. */
export async function findDocument<K extends ContentKind>(
  db: Database,
  kind: K,
  id: string,
): Promise<StoredDocument<K> | null> {
  const row = await db
    .selectFrom('content')
    .select(['document', 'updated_at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readDocument(kind, row) : null;
}

export async function allDocuments<K extends ContentKind>(
  db: Database,
  kind: K,
): Promise<readonly StoredDocument<K>[]> {
  const rows = await db
    .selectFrom('content')
    .select(['document', 'updated_at'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map((row) => readDocument(kind, row));
}

export async function exportContent(db: Database): Promise<ContentDocuments> {
  const [pages, groups, deals] = [
    await allDocuments(db, 'pages'),
    await allDocuments(db, 'groups'),
    await allDocuments(db, 'deals'),
  ];
  return {
    pages: pages.map(({ document }) => document),
    groups: groups.map(({ document }) => document),
    deals: deals.map(({ document }) => document),
  };
}

export interface ImportOutcome {
  readonly changed: readonly { readonly kind: ContentKind; readonly id: string }[];
  readonly removed: readonly { readonly kind: ContentKind; readonly id: string }[];
}

/**
 * Writes all documents or none. Unchanged documents keep their `updatedAt` and with it their prices.
 *
 * @param exact deletes stored documents that are not among them
 */
export async function importContent(
  db: Database,
  documents: ContentDocuments,
  { exact, now }: { readonly exact: boolean; readonly now: Date },
): Promise<ImportOutcome> {
  const all = (['pages', 'groups', 'deals'] as const).flatMap((kind) =>
    documents[kind].map((document) => ({ kind, id: document.id, document: JSON.stringify(document) })),
  );
  return db.transaction().execute(async (trx) => {
    const changed: ImportOutcome['changed'][number][] = [];
    for (const { kind, id, document } of all) {
      const { rows } = await sql`
        insert into content (kind, id, document, updated_at) values (${kind}, ${id}, ${document}, ${now})
        on conflict (kind, id) do update set document = excluded.document, updated_at = excluded.updated_at
          where content.document is distinct from excluded.document
        returning id`.execute(trx);
      if (rows.length > 0) changed.push({ kind, id });
    }
    const kept = new Set(all.map(({ kind, id }) => `${kind} ${id}`));
    const stored = exact ? await trx.selectFrom('content').select(['kind', 'id']).execute() : [];
    const removed = stored.filter(({ kind, id }) => !kept.has(`${kind} ${id}`));
    for (const { kind, id } of removed) {
      await trx.deleteFrom('content').where('kind', '=', kind).where('id', '=', id).execute();
    }
    await trx
      .updateTable('content_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    return { changed, removed };
  });
}

/** Parses a stored document: it may have been validated by an earlier version of the schema. */
export function readDocument<K extends ContentKind>(
  kind: K,
  row: { readonly document: unknown; readonly updated_at: Date },
): StoredDocument<K> {
  return { document: DOCUMENT_SCHEMAS[kind].parse(row.document), updatedAt: row.updated_at };
}
