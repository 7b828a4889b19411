import type { PictureText } from '@storefront/shared/api/content/picture-text.schema';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

import type { Database } from '../db/open-database';
import { findPicturesIn } from '../media/library/library-pictures';
import { pictureText } from '../media/library/photograph-texts';
import { pictureIdIn } from '../media/library/picture-reference';

import type { DealDocument } from './documents/deal-document.schema';

type PictureFields = Pick<DealDocument, 'images' | 'featuredImage'>;

/** Pictures of the library that deals name, by their ids. */
export type DealPictures = ReadonlyMap<string, PictureText>;

/** Finds the pictures of the library in some deals, by one query. */
export async function findDealPictures(
  { db, publicUrl }: { readonly db: Database; readonly publicUrl: string },
  deals: readonly PictureFields[],
): Promise<DealPictures> {
  const ids = deals
    .flatMap(({ images, featuredImage }) => [...(images ?? []), featuredImage])
    .map(pictureIdIn)
    .filter((id) => id !== null);
  const found = await findPicturesIn(db)([...new Set(ids)]);
  return new Map([...found].map(([id, picture]) => [id, pictureText(picture, publicUrl)]));
}

/**
 * Returns the pictures of a deal: its own ones, or those of its hotel. A picture that the library does not have is left
 * out, and a deal whose pictures are all missing has those of its hotel.
 */
export function picturesOfDeal(
  { images: own, featuredImage }: PictureFields,
  hotel: Pick<HotelRecord, 'images' | 'pictureTexts'> | null,
  library: DealPictures,
) {
  const urlOf = (text: string) => {
    const id = pictureIdIn(text);
    return id === null ? text : (library.get(id)?.url ?? null);
  };
  const ownImages = (own ?? []).map(urlOf).filter((url) => url !== null);
  const images = own?.length === 0 || ownImages.length > 0 ? ownImages : (hotel?.images ?? []);
  const texts = [...library.values(), ...(hotel?.pictureTexts ?? [])];
  return {
    images,
    featuredImage: (featuredImage === null ? null : urlOf(featuredImage)) ?? images[0] ?? null,
    pictureTexts: texts.filter(({ url }) => images.includes(url)),
  };
}
