import type { FindPictures, LibraryPicture } from '../../media/library/library-pictures';
import { pictureIdIn } from '../../media/library/picture-reference';
import type { Supplier } from '../../supplier/supplier';

import {
  CONTENT_KINDS,
  type ContentDocuments,
  type ContentFault,
  type IncomingDocument,
  type IncomingFile,
} from './content-documents';
import { linkFaults, type FindPaths } from './check-links';
import { readKinds, type ReadFile, type ReadFiles } from './read-files';

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
  readonly findPaths: FindPaths;
}

/**
 * Validates all files and reports all faults together, so that one correction is enough. Also checks that ids are
 * unique, that the supplier has the hotel of each deal and the media library each picture, and that links lead to pages.
 */
export async function checkDocuments(
  files: readonly IncomingFile[],
  { supplier, findPictures, findPaths }: CheckDeps,
): Promise<Checked> {
  const faults: ContentFault[] = [];
  const seen = new Map<string, string>();
  const documents = readKinds(files, faults);
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
  faults.push(...(await pictureFaults(documents, findPictures)));
  faults.push(...(await linkFaults(documents, findPaths)));
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
      pages: documents.pages.map(documentOf),
      groups: documents.groups.map(documentOf),
      deals: documents.deals.map(documentOf),
      home: documents.home.map(documentOf),
      navigation: documents.navigation.map(documentOf),
      footer: documents.footer.map(documentOf),
      texts: documents.texts.map(documentOf),
      notices: documents.notices.map(documentOf),
      redirects: documents.redirects.map(documentOf),
    },
  };
}

function documentOf<T>({ document }: { readonly document: T }): T {
  return document;
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
  { pages, home, texts }: ReadFiles,
  findPictures: FindPictures,
): Promise<readonly ContentFault[]> {
  const used = [
    ...[...pages, ...home].map(({ file, document }) => ({
      file,
      field: 'heroImage',
      picture: document.heroImage,
    })),
    ...texts.flatMap(({ file, document }) =>
      document.sections.map(({ picture }, index) => ({ file, field: `sections.${index}.picture`, picture })),
    ),
  ].flatMap(({ picture, ...place }) => {
    const id = pictureIdIn(picture);
    return id === null ? [] : [{ ...place, id }];
  });
  const pictures = await findPictures(used.map(({ id }) => id));
  return used.flatMap(({ file, field, id }) => {
    const message = pictureFault(pictures.get(id));
    return message === null ? [] : [{ file, field, message }];
  });
}

function pictureFault(picture: LibraryPicture | undefined): string | null {
  if (!picture) return 'is not a picture of the library';
  const hasText = picture.isDecorative || picture.alternative !== '';
  return hasText ? null : `${picture.name} has no alternative text and is not marked as decorative`;
}
