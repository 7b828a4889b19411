import type { PageBlocksWire } from '@storefront/shared/api/content/page-blocks.schema';
import { holidayPageSchema, type HolidayPageWire } from '@storefront/shared/api/content/page.schema';
import { boardName, boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';

import type { Database } from '../db/open-database';
import { findPicturesIn, type LibraryPicture } from '../media/library/library-pictures';
import { pictureIdIn, picturePath } from '../media/library/picture-reference';

import { blocksAt, resolveBlocks } from './blocks/resolve-blocks';
import type { ContentDeps } from './content-deps';
import { findDocument, type StoredDocument } from './content-store';
import { dealResponse, type DealDeps } from './deal-response';
import { findPageBySlug, pagePath } from './documents/page-address';
import type { PageDocument } from './documents/page-document.schema';
import { pagePrices, pagePricesSchema, type PagePrices } from './prices/page-prices';
import { dailyPrices } from './prices/price-snapshots';

export type { ContentDeps };

const isPageId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/** `GET /api/getPage/{pageId}`, by id or slug: returns `null` for an unknown one. */
export async function pageResponse(deps: DealDeps, pageId: string): Promise<HolidayPageWire | null> {
  const id = isPageId(pageId) ? pageId : await findPageBySlug(deps, pageId);
  const stored = id === null ? null : await findDocument(deps, 'pages', id);
  return stored && buildPage(deps, stored);
}

export async function buildPage(
  deps: DealDeps,
  { document, updatedAt }: StoredDocument<'pages'>,
): Promise<HolidayPageWire> {
  const { prices, madeAt } = await pricesOfPage(deps, { document, updatedAt });
  return serializePage(document, prices, madeAt, ...(await pageReferences(deps, document)));
}

/** Returns the prices of a page for today, and computes them when they are missing. */
export function pricesOfPage(
  deps: ContentDeps,
  { document, updatedAt }: Pick<StoredDocument<'pages'>, 'document' | 'updatedAt'>,
) {
  const { supplier, clock } = deps;
  return dailyPrices(
    deps,
    { kind: 'pages', id: document.id, documentAt: updatedAt, day: clock.today() },
    pagePricesSchema,
    () => pagePrices(supplier, document, clock.today()),
  );
}

/** Returns what a page refers to beside its prices: its main picture and its blocks. */
export async function pageReferences(
  deps: DealDeps,
  document: PageDocument,
): Promise<readonly [LibraryPicture | null, PageBlocksWire | null]> {
  const livePage = async (id: string) => {
    const stored = await findDocument(deps, 'pages', id);
    // Without its own blocks: two pages may refer to each other.
    const page =
      stored && (await buildPage(deps, { ...stored, document: { ...stored.document, blocks: [] } }));
    return (page && holidayPageSchema.parse(page).data) ?? null;
  };
  const liveDeal = async (id: string) => (await dealResponse(deps, id))?.deal.data ?? null;
  const sources = { findPictures: findPicturesIn(deps.db), livePage, liveDeal };
  const blocks = blocksAt(document.blocks, deps.preview?.at ?? null);
  return Promise.all([pictureOf(deps.db, document), resolveBlocks(blocks, sources)]);
}

/** Returns the main picture of a page; `null` when it is not in the library, or not any more. */
async function pictureOf(db: Database, { heroImage }: PageDocument): Promise<LibraryPicture | null> {
  const id = pictureIdIn(heroImage);
  return id === null ? null : ((await findPicturesIn(db)([id])).get(id) ?? null);
}

/**
 * Returns a page in its wire format.
 *
 * @param blocks `null` for the standard sections, and where only the prices are needed
 */
export function serializePage(
  document: PageDocument,
  priceData: PagePrices,
  madeAt: Date,
  picture: LibraryPicture | null,
  blocks: PageBlocksWire | null = null,
): HolidayPageWire {
  return {
    success: true,
    message: null,
    data: {
      destinationName: document.destinationName,
      // Releases from before pages without a destination accept no other value, and show the page (DEC-415).
      destinationId: document.destinationId ?? ANY_DESTINATION.id,
      fromId: document.fromId,
      nights: document.nights,
      boardBasisId: boardSearchId(document.boardBasis),
      boardBasisName: boardName(document.boardBasis),
      content: document.content,
      ...heroOf(document, picture),
      ...(blocks && { blocks }),
      ...addressOf(document),
      ...seoOf(document),
      updatedAt: madeAt.toISOString(),
      priceData,
    },
  };
}

/** A page without a slug has the path that was requested. */
function addressOf({ id, slug }: PageDocument) {
  return slug === null ? {} : { id, path: pagePath({ id, slug }) };
}

function seoOf({ seoTitle: title, seoDescription: description, isIndexed }: PageDocument) {
  return title === null && description === null && isIndexed
    ? {}
    : { seo: { title, description, isIndexed } };
}

/** Without its picture a page has that of its destination, to which a caption does not apply. */
function heroOf({ heroImage, heroCaption }: PageDocument, picture: LibraryPicture | null) {
  if (picture)
    return {
      heroImage: picturePath(picture),
      heroAlternative: picture.isDecorative ? '' : picture.alternative,
      heroCaption: heroCaption || picture.caption,
      heroCredit: picture.credit,
    };
  const own = pictureIdIn(heroImage) === null ? heroImage : null;
  return {
    heroImage: own,
    // The page names the place that the drawing of a destination shows.
    heroAlternative: own === null ? null : '',
    heroCaption: own === null ? '' : heroCaption,
    heroCredit: '',
  };
}
