import { unstorableField } from '@storefront/server-kit/service/unstorable-text';
import { z } from 'zod';

import type { ContentKind } from '../../db/tables';
import type { FindPictures, LibraryPicture } from '../../media/library/library-pictures';
import { pictureIdIn } from '../../media/library/picture-reference';
import type { Supplier } from '../../supplier/supplier';
import { blockFaults, type DocumentExists } from '../blocks/block-faults';
import { valuesOf } from '../blocks/block-values';

import {
  CONTENT_KINDS,
  DOCUMENT_SCHEMAS,
  type ContentDocuments,
  type ContentFault,
  type DocumentOf,
  type IncomingDocument,
  type IncomingFile,
} from './content-documents';
import { splitRevision } from './split-revision';

type Checked =
  | {
      readonly ok: true;
      readonly documents: ContentDocuments;
      /** The same documents with their files and revisions. */
      readonly incoming: readonly IncomingDocument[];
    }
  | { readonly ok: false; readonly faults: readonly ContentFault[] };

/** What documents refer to. */
export interface CheckDeps {
  readonly supplier: Supplier;
  readonly findPictures: FindPictures;
  readonly documentExists: DocumentExists;
}

/** Returns a check for what is stored, and for what the same files bring. */
function existsIn(files: readonly IncomingFile[], documentExists: DocumentExists): DocumentExists {
  const own = new Set(files.map(({ kind, document }) => `${kind} ${idOf(document)}`));
  return async (kind, id) => own.has(`${kind} ${id}`) || documentExists(kind, id);
}

function idOf(document: unknown): string {
  return z.object({ id: z.string() }).safeParse(document).data?.id ?? '';
}

/**
 * Validates all files and reports all faults together, so that one correction is enough. Also checks that ids are
 * unique, that the supplier has the hotel of each deal and the media library each picture.
 */
export async function checkDocuments(
  files: readonly IncomingFile[],
  { supplier, findPictures, documentExists }: CheckDeps,
): Promise<Checked> {
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
  faults.push(...(await pictureFaults(documents.pages, findPictures)));
  for (const { file, document } of documents.pages)
    faults.push(
      ...(await blockFaults(document.blocks, existsIn(files, documentExists))).map((fault) => ({
        file,
        ...fault,
      })),
    );
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    incoming: CONTENT_KINDS.flatMap((kind) =>
      documents[kind].map(({ file, document, revision }) => ({
        file,
        kind,
        id: document.id,
        document,
        base: revision,
      })),
    ),
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

/** Pictures that do not exist, and those whose text is missing (DEC-222). */
async function pictureFaults(
  pages: readonly ReadFile<'pages'>[],
  findPictures: FindPictures,
): Promise<readonly ContentFault[]> {
  const used = pages.flatMap(({ file, document }) => {
    const own = { path: 'heroImage', value: document.heroImage };
    const inBlocks = document.blocks.flatMap((block, index) =>
      valuesOf(block).flatMap(({ control, path, value }) =>
        control === 'picture' ? [{ path: `blocks.${index}.${path}`, value: String(value) }] : [],
      ),
    );
    return [own, ...inBlocks].flatMap(({ path, value }) => {
      const id = pictureIdIn(value);
      return id === null ? [] : [{ file, id, field: path }];
    });
  });
  const pictures = await findPictures(used.map(({ id }) => id));
  return used.flatMap(({ file, id, field }) => {
    const message = pictureFault(pictures.get(id));
    return message === null ? [] : [{ file, field, message }];
  });
}

function pictureFault(picture: LibraryPicture | undefined): string | null {
  if (!picture) return 'is not a picture of the library';
  const hasText = picture.isDecorative || picture.alternative !== '';
  return hasText ? null : `${picture.name} has no alternative text and is not marked as decorative`;
}

interface ReadFile<K extends ContentKind> {
  readonly file: string;
  readonly document: DocumentOf<K>;
  readonly revision: number | null;
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
