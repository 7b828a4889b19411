import type { Block } from '@storefront/shared/contracts/blocks/block';
import { z } from 'zod';

import type { FindPictures, LibraryPicture } from '../../media/library/library-pictures';
import { pictureIdIn } from '../../media/library/picture-reference';
import type { Supplier } from '../../supplier/supplier';
import { claimFaults, type FindClaims } from './check-claims';
import { blockFaults, type DocumentExists } from '../blocks/block-faults';
import { valuesOf } from '../blocks/block-values';

import {
  CONTENT_KINDS,
  type ContentDocuments,
  type ContentFault,
  type IncomingDocument,
  type IncomingFile,
} from './content-documents';
import { linkFaults, type FindPaths } from './check-links';
import { slugFaults, withoutDestination, type FindSlugs } from './check-pages';
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
  readonly documentExists: DocumentExists;
  readonly findPaths: FindPaths;
  /** Returns the pages that are live or scheduled with one of these slugs. */
  readonly findSlugs: FindSlugs;
  /** Returns the claims as they are on the site, and whether each one has ended. */
  readonly findClaims: FindClaims;
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
 * unique, that the supplier has the hotel of each deal and the media library each picture, and that links lead to pages.
 */
export async function checkDocuments(
  files: readonly IncomingFile[],
  { supplier, findPictures, documentExists, findPaths, findSlugs, findClaims }: CheckDeps,
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
  faults.push(...(await pictureFaults(picturesIn(documents), findPictures)));
  const exists = existsIn(files, documentExists);
  for (const { file, document } of documents.pages) {
    const inBlocks = await blockFaults(document.blocks, exists);
    const all = [...inBlocks, ...withoutDestination(document)];
    faults.push(...all.map((fault) => ({ file, ...fault })));
  }
  faults.push(...(await slugFaults(documents.pages, findSlugs)));
  faults.push(...(await linkFaults(documents, findPaths)));
  faults.push(...(await claimFaults(documents, findClaims)));
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
      newsletter: documents.newsletter.map(documentOf),
      claims: documents.claims.map(documentOf),
      lists: documents.lists.map(documentOf),
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

/** A picture of the library that a field of a document names. */
interface UsedPicture {
  readonly file: string;
  readonly field: string;
  readonly id: string;
}

function picturesIn({ pages, groups, deals, home, texts, lists }: ReadFiles): readonly UsedPicture[] {
  const fields = [
    ...[...pages, ...home, ...lists].map(({ file, document }) => ({
      file,
      field: 'heroImage',
      text: document.heroImage,
    })),
    ...[...pages, ...groups, ...deals, ...home, ...texts, ...lists].map(({ file, document }) => ({
      file,
      field: 'socialPicture',
      text: document.socialPicture,
    })),
    ...pages.flatMap(({ file, document }) =>
      picturesInBlocks(document.blocks).map((used) => ({ file, ...used })),
    ),
    ...texts.flatMap(({ file, document }) =>
      document.sections.map(({ picture }, index) => ({
        file,
        field: `sections.${index}.picture`,
        text: picture,
      })),
    ),
    ...deals.flatMap(({ file, document }) => [
      { file, field: 'featuredImage', text: document.featuredImage },
      ...(document.images ?? []).map((text, index) => ({ file, field: `images.${index}`, text })),
    ]),
  ];
  return fields.flatMap(({ file, field, text }) => {
    const id = pictureIdIn(text);
    return id === null ? [] : [{ file, field, id }];
  });
}

function picturesInBlocks(blocks: readonly Block[]) {
  return blocks.flatMap((block, index) =>
    valuesOf(block).flatMap(({ control, path, value }) =>
      control === 'picture' ? [{ field: `blocks.${index}.${path}`, text: String(value) }] : [],
    ),
  );
}

/** Pictures that do not exist, and those whose text is missing (DEC-222). */
async function pictureFaults(
  used: readonly UsedPicture[],
  findPictures: FindPictures,
): Promise<readonly ContentFault[]> {
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
