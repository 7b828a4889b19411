import type { ContentKind } from '../db/tables';

import type { DocumentOf } from './documents/content-documents';
import { DOCUMENT_SCHEMAS } from './documents/content-documents';
import { liveContent, type ContentSource } from './live-content';

export interface StoredDocument<K extends ContentKind> {
  readonly document: DocumentOf<K>;
  readonly updatedAt: Date;
  readonly revision: number;
}

/** Returns the live revision of a document; `null` for an unknown id and for one that is not live. */
export async function findDocument<K extends ContentKind>(
  source: ContentSource,
  kind: K,
  id: string,
): Promise<StoredDocument<K> | null> {
  const row = await source.db
    .selectFrom(liveContent(source))
    .select(['document', 'updated_at', 'number'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readDocument(kind, row) : null;
}

/** Returns the live revisions of all documents of a kind, ordered by id. */
export async function allDocuments<K extends ContentKind>(
  source: ContentSource,
  kind: K,
): Promise<readonly StoredDocument<K>[]> {
  const rows = await source.db
    .selectFrom(liveContent(source))
    .select(['document', 'updated_at', 'number'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map((row) => readDocument(kind, row));
}

type Exported<K extends ContentKind> = readonly ({ readonly revision: number } & DocumentOf<K>)[];

/** Returns all live documents, each with its revision number, which an import compares. */
export async function exportContent(
  source: ContentSource,
): Promise<{ readonly [K in ContentKind]: Exported<K> }> {
  return {
    pages: (await allDocuments(source, 'pages')).map(withRevision),
    groups: (await allDocuments(source, 'groups')).map(withRevision),
    deals: (await allDocuments(source, 'deals')).map(withRevision),
    home: (await allDocuments(source, 'home')).map(withRevision),
    navigation: (await allDocuments(source, 'navigation')).map(withRevision),
    footer: (await allDocuments(source, 'footer')).map(withRevision),
    texts: (await allDocuments(source, 'texts')).map(withRevision),
    notices: (await allDocuments(source, 'notices')).map(withRevision),
    redirects: (await allDocuments(source, 'redirects')).map(withRevision),
    newsletter: (await allDocuments(source, 'newsletter')).map(withRevision),
    claims: (await allDocuments(source, 'claims')).map(withRevision),
    lists: (await allDocuments(source, 'lists')).map(withRevision),
  };
}

function withRevision<K extends ContentKind>({
  document,
  revision,
}: StoredDocument<K>): { readonly revision: number } & DocumentOf<K> {
  return { revision, ...document };
}

/** Parses a stored document: it may have been validated by an earlier version of the schema. */
export function readDocument<K extends ContentKind>(
  kind: K,
  row: { readonly document: unknown; readonly updated_at: Date; readonly number: number },
): StoredDocument<K> {
  return {
    document: DOCUMENT_SCHEMAS[kind].parse(row.document),
    updatedAt: row.updated_at,
    revision: row.number,
  };
}
