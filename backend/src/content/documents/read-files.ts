import { unstorableField } from '@storefront/server-kit/service/unstorable-text';

import type { ContentKind } from '../../db/tables';

import { DOCUMENT_SCHEMAS, type ContentFault, type DocumentOf, type IncomingFile } from './content-documents';
import { splitRevision } from './split-revision';

export interface ReadFile<K extends ContentKind> {
  readonly file: string;
  readonly document: DocumentOf<K>;
  readonly revision: number | null;
}

export type ReadFiles = { readonly [K in ContentKind]: readonly ReadFile<K>[] };

/** Parses the files of each kind, and adds the faults of those that are not valid. */
export function readKinds(files: readonly IncomingFile[], faults: ContentFault[]): ReadFiles {
  return {
    pages: readKind('pages', files, faults),
    groups: readKind('groups', files, faults),
    deals: readKind('deals', files, faults),
    home: readKind('home', files, faults),
    navigation: readKind('navigation', files, faults),
    footer: readKind('footer', files, faults),
    texts: readKind('texts', files, faults),
    notices: readKind('notices', files, faults),
    redirects: readKind('redirects', files, faults),
    newsletter: readKind('newsletter', files, faults),
    claims: readKind('claims', files, faults),
    lists: readKind('lists', files, faults),
  };
}

function readKind<K extends ContentKind>(
  kind: K,
  files: readonly IncomingFile[],
  faults: ContentFault[],
): readonly ReadFile<K>[] {
  return files.flatMap(({ file, kind: own, document: content }) => {
    if (own !== kind) return [];
    const { document, revision } = splitRevision(content);
    const unstorable = unstorableField(document);
    if (unstorable !== null) {
      faults.push({ file, field: unstorable, message: 'contains an invalid character' });
      return [];
    }
    const parsed = DOCUMENT_SCHEMAS[kind].safeParse(document);
    if (parsed.success) return [{ file, document: parsed.data, revision }];
    for (const issue of parsed.error.issues) {
      const unknown = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
      faults.push({
        file,
        field: [...issue.path, ...unknown].map(String).join('.') || 'document',
        message: issue.code === 'unrecognized_keys' ? 'is not a field of this kind' : issue.message,
      });
    }
    return [];
  });
}
