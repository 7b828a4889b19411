import { CONTENT_KINDS, type ContentDocuments } from '../../src/content/documents/content-documents';
import type { ContentSource } from '../../src/content/live-content';
import { importContent, type ImportRequest } from '../../src/content/revisions/import-content';

/** What the tests import unless they state otherwise: documents that replace others and are live at once. */
export const IMPORT_NOW: ImportRequest = {
  author: 'Test',
  note: '',
  exact: false,
  overwrite: true,
  from: null,
  until: null,
  dryRun: false,
};

/** Publishes documents at once, over newer revisions. */
export async function publishContent(
  source: ContentSource,
  documents: Partial<ContentDocuments>,
  options: Partial<ImportRequest> = {},
) {
  const incoming = CONTENT_KINDS.flatMap((kind) =>
    (documents[kind] ?? []).map((document) => ({
      file: `${kind}/${document.id}.json`,
      kind,
      id: document.id,
      document,
      base: null,
    })),
  );
  return importContent(source, incoming, { ...IMPORT_NOW, ...options });
}
