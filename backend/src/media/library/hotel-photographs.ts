import type { PictureText } from '@storefront/shared/api/content/picture-text.schema';

import type { Database } from '../../db/open-database';
import type { Supplier } from '../../supplier/supplier';

import { PICTURE_FIELDS } from './library-pictures';
import { pictureText } from './photograph-texts';

/** Returns the photographs that name a hotel, the first uploaded first. */
export type HotelPhotographs = (giataId: number) => Promise<readonly PictureText[]>;

/** Reads the photographs of hotels from the media library (ADR 97). */
export function hotelPhotographs(db: Database, publicUrl: string): HotelPhotographs {
  return async (giataId) => {
    const rows = await db
      .selectFrom('pictures')
      .select(PICTURE_FIELDS)
      .where('giata_id', '=', giataId)
      .orderBy('uploaded_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => pictureText(row, publicUrl));
  };
}

/** A hotel record, as the supplier sends it or as the shop reads it. */
interface Illustrated {
  readonly images?: string[] | null | undefined;
}

/** Puts photographs before the supplier's pictures of the hotel. */
export function withPhotographs<T extends Illustrated>(
  record: T,
  photographs: readonly PictureText[],
): T & { readonly images: string[]; readonly pictureTexts?: PictureText[] } {
  const images = [...photographs.map(({ url }) => url), ...(record.images ?? [])];
  return photographs.length === 0
    ? { ...record, images }
    : { ...record, images, pictureTexts: [...photographs] };
}

/** Returns the supplier with the photographs of the media library in its hotel records. */
export function supplierWithPhotographs(supplier: Supplier, photographsOf: HotelPhotographs): Supplier {
  return {
    ...supplier,
    hotelRecord: async (giataId) => {
      const [record, photographs] = await Promise.all([
        supplier.hotelRecord(giataId),
        photographsOf(giataId),
      ]);
      return record && withPhotographs(record, photographs);
    },
  };
}
