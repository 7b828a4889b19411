import type { HolidayPageWire } from '@storefront/shared/api/content/page.schema';
import { boardName, boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';
import { findPicturesIn, type LibraryPicture } from '../media/library/library-pictures';
import { pictureIdIn, picturePath } from '../media/library/picture-reference';
import type { Supplier } from '../supplier/supplier';

import { findDocument, type StoredDocument } from './content-store';
import type { PageDocument } from './documents/page-document.schema';
import { pagePrices, type PagePrices } from './prices/page-prices';
import { dailyPrices } from './prices/price-snapshots';

export interface ContentDeps {
  readonly db: Database;
  readonly supplier: Supplier;
  readonly clock: Clock;
}

/** `GET /api/getPage/{pageId}`: returns `null` for an unknown id. */
export async function pageResponse(deps: ContentDeps, pageId: string): Promise<HolidayPageWire | null> {
  const stored = await findDocument(deps, 'pages', pageId);
  return stored && buildPage(deps, stored);
}

export async function buildPage(
  { db, supplier, clock }: ContentDeps,
  { document, updatedAt }: StoredDocument<'pages'>,
): Promise<HolidayPageWire> {
  const { prices, madeAt } = await dailyPrices(
    db,
    { kind: 'pages', id: document.id, documentAt: updatedAt, day: clock.today() },
    () => pagePrices(supplier, document, clock.today()),
    clock.now,
  );
  return serializePage(document, prices as PagePrices, madeAt, await pictureOf(db, document));
}

/** Returns the main picture of a page; `null` when it is not in the library, or not any more. */
export async function pictureOf(db: Database, { heroImage }: PageDocument): Promise<LibraryPicture | null> {
  const id = pictureIdIn(heroImage);
  return id === null ? null : ((await findPicturesIn(db)([id])).get(id) ?? null);
}

/** Returns a page in its wire format. */
export function serializePage(
  document: PageDocument,
  priceData: PagePrices,
  madeAt: Date,
  picture: LibraryPicture | null,
): HolidayPageWire {
  return {
    success: true,
    data: {
      destinationName: document.destinationName,
      destinationId: document.destinationId,
      fromId: document.fromId,
      nights: document.nights,
      boardBasisId: boardSearchId(document.boardBasis),
      boardBasisName: boardName(document.boardBasis),
      content: document.content,
      ...heroOf(document, picture),
      updatedAt: madeAt.toISOString(),
      priceData,
    },
  };
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
