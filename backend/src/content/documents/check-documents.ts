import type { ContentKind } from '../../db/tables';
import type { Supplier } from '../../supplier/supplier';
import { unstorableField } from '@storefront/server-kit/service/unstorable-text';

import {
  CONTENT_KINDS,
  DOCUMENT_SCHEMAS,
  type ContentDocuments,
  type ContentFault,
  type DocumentOf,
  type IncomingFile,
} from './content-documents';

type Checked =
  | { readonly ok: true; readonly documents: ContentDocuments }
  | { readonly ok: false; readonly faults: readonly ContentFault[] };

/**
 * Validates all files and reports all faults together, so that one correction is enough. Also checks that ids are
 * unique and that the supplier has the hotel of each deal.
 */
export async function checkDocuments(files: readonly IncomingFile[], supplier: Supplier): Promise<Checked> {
  const faults: ContentFault[] = [];
  const seen = new Map<string, string>();
  const documents = {
    pages: readKind('pages', files, faults),
    groups: readKind('groups', files, faults),
    deals: readKind('deals', files, faults),
  };
  for (const kind of CONTENT_KINDS) {
    for (const { file, document } of documents[kind]) {
      const firstFile = seen.get(`${kind} ${document.id}`);
      if (firstFile) faults.push({ file, field: 'id', message: `${document.id} is also in ${firstFile}` });
      seen.set(`${kind} ${document.id}`, file);
    }
  }
  const unknownKeys = await unknownHotelKeys(documents.deals, supplier);
  for (const { file, document } of documents.deals) {
    if (unknownKeys.has(document.hotelKey))
      faults.push({ file, field: 'hotelKey', message: `the supplier has no hotel ${document.hotelKey}` });
  }
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    documents: {
      pages: documents.pages.map(({ document }) => document),
      groups: documents.groups.map(({ document }) => document),
      deals: documents.deals.map(({ document }) => document),
    },
  };
}

/** Hotels that are requested from the supplier at a time. */
const BATCH = 20;

async function unknownHotelKeys(
  deals: readonly ReadFile<'deals'>[],
  supplier: Supplier,
): Promise<ReadonlySet<string>> {
  const keys = [...new Set(deals.map(({ document }) => document.hotelKey))];
  const unknown = new Set<string>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const hotels = await Promise.all(batch.map((key) => supplier.findHotel(key)));
    batch.filter((_key, index) => !hotels[index]).forEach((key) => unknown.add(key));
  }
  return unknown;
}

interface ReadFile<K extends ContentKind> {
  readonly file: string;
  readonly document: DocumentOf<K>;
}

function readKind<K extends ContentKind>(
  kind: K,
  files: readonly IncomingFile[],
  faults: ContentFault[],
): readonly ReadFile<K>[] {
  return files.flatMap(({ file, kind: own, document }) => {
    if (own !== kind) return [];
    const unstorable = unstorableField(document);
    if (unstorable !== null) {
      faults.push({ file, field: unstorable, message: 'contains an invalid character' });
      return [];
    }
    const parsed = DOCUMENT_SCHEMAS[kind].safeParse(document);
    if (parsed.success) return [{ file, document: parsed.data }];
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
