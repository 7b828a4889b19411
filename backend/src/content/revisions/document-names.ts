import { z } from 'zod';

import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';
import { ApiError } from '../../http/api-error';
import { CONTENT_KINDS } from '../documents/content-documents';

const namedSchema = z.looseObject({ destinationName: z.string().optional() });

/** Returns the name of a document's file in an export, without its extension. */
export function fileNameOf(document: object, id: string): string {
  const { destinationName } = namedSchema.parse(document);
  return (destinationName ?? id).toLowerCase().replaceAll(/[^\w]+/g, '-');
}

interface DocumentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

/** Returns the path of each document in an export, such as `pages/antalya`, by `kind id`. */
export async function namedDocuments(
  db: Database,
  keys: readonly DocumentKey[],
): Promise<ReadonlyMap<string, string>> {
  const requested = new Set(keys.map(({ kind, id }) => `${kind} ${id}`));
  const rows = requested.size === 0 ? [] : await heads(db);
  return new Map(
    rows
      .filter(({ kind, id }) => requested.has(`${kind} ${id}`))
      .map(({ kind, id, name }) => [`${kind} ${id}`, `${kind}/${name}`]),
  );
}

/**
 * Returns the document of a name such as `pages/antalya`, `content/pages/antalya.json` or `deals/101`, whose last part
 * is the file name of its newest revision or its id.
 *
 * @throws ApiError 404 for an unknown document, 409 for a name of several documents
 */
export async function findNamedDocument(db: Database, name: string): Promise<DocumentKey> {
  const [folder, file = ''] = name
    .replace(/\.json$/, '')
    .split('/')
    .slice(-2);
  const kind = CONTENT_KINDS.find((one) => one === folder);
  const found = kind ? (await heads(db)).filter((row) => row.kind === kind) : [];
  const byId = found.find(({ id }) => id === file);
  const byName = found.filter((row) => row.name === file);
  const [first] = byId ? [byId] : byName;
  if (!first) throw new ApiError(404, 'unknown-document', `There is no document ${name}.`);
  if (!byId && byName.length > 1) {
    const ids = byName.map(({ id }) => `${first.kind}/${id}`).join(', ');
    throw new ApiError(409, 'several-documents', `Several documents have the name ${name}: ${ids}.`);
  }
  return { kind: first.kind, id: first.id };
}

async function heads(db: Database) {
  const rows = await db
    .selectFrom('content_documents as d')
    .innerJoin('content_revisions as r', (join) =>
      join
        .onRef('r.kind', '=', 'd.kind')
        .onRef('r.document_id', '=', 'd.id')
        .onRef('r.number', '=', 'd.head'),
    )
    .select(['d.kind', 'd.id'])
    .select((eb) =>
      eb.fn<string | null>('jsonb_extract_path_text', ['r.document', eb.val('destinationName')]).as('title'),
    )
    .execute();
  return rows.map(({ kind, id, title }) => ({
    kind,
    id,
    name: fileNameOf(title === null ? {} : { destinationName: title }, id),
  }));
}
