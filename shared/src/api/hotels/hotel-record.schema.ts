import { z } from 'zod';

import { isPictureUrl } from '../content/loose-fields';
import { pictureTextsSchema, type PictureText } from '../content/picture-text.schema';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const number = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const names = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const flags = z
  .record(z.string(), z.boolean())
  .nullish()
  .transform((value) => value ?? {});

/** Data of the review service (DOM-HTL-04). */
const reviewDetailsSchema = z.object({
  name: text,
  rating: number,
  num_reviews: number,
  web_url: text,
  see_all_photos: text,
  description: text,
  address_obj: z.object({ address_string: text }).nullish(),
  latitude: number,
  longitude: number,
  amenities: names,
  styles: names,
  awards: z.array(z.union([z.string(), z.object({ display_name: z.string() })])).nullish(),
  trip_types: z
    .array(z.object({ name: z.string(), localized_name: z.string(), value: z.coerce.number() }))
    .nullish(),
  review_rating_count: z.record(z.string(), z.coerce.number()).nullish(),
  subratings: z
    .array(z.object({ localized_name: z.string(), value: z.coerce.number(), rating_image_url: text }))
    .nullish(),
  ranking_data: z.object({ ranking_string: text, geo_location_name: text }).nullish(),
  rating_image_url: text,
});

/** Response of `GET {api}/getBackOfficeHotelByGiataId/{giataId}` (DOM-HTL-01 to 05). */
export const hotelRecordWireSchema = z.object({
  images: names,
  pictureTexts: pictureTextsSchema,
  hotelDetails: z.object({
    hotelName: z.string(),
    location: text,
    region: text,
    resort: text,
    starRating: number,
    hotelDescription: text,
    taRating: number,
    taRatingCount: number,
    taDetails: reviewDetailsSchema.nullish(),
  }),
  facility: z.object({ facilities: flags, room_facilities: flags }).nullish(),
});
export type HotelRecordWire = z.input<typeof hotelRecordWireSchema>;

/** The record as the storefront uses it: only http(s) pictures (DOM-HTL-02) and only amenities that are true (DOM-HTL-05). */
export const hotelRecordSchema = hotelRecordWireSchema.transform(
  ({ images, pictureTexts, hotelDetails, facility }) => ({
    images: images.filter(isPictureUrl),
    ...textsOf(pictureTexts),
    hotelName: hotelDetails.hotelName,
    location: hotelDetails.location,
    region: hotelDetails.region,
    resort: hotelDetails.resort,
    starClass: hotelDetails.starRating,
    description: hotelDetails.hotelDescription,
    reviewScore: hotelDetails.taRating ?? hotelDetails.taDetails?.rating ?? null,
    reviewCount: hotelDetails.taRatingCount ?? hotelDetails.taDetails?.num_reviews ?? null,
    reviews: hotelDetails.taDetails ?? null,
    amenities: [
      ...trueFlags(facility?.facilities ?? {}, 'facility_'),
      ...trueFlags(facility?.room_facilities ?? {}, 'room_'),
    ],
  }),
);
export type HotelRecord = z.output<typeof hotelRecordSchema>;

/** Response of the call: `null` for a hotel that is sold without a record (DEC-395). */
export const hotelResponseSchema = hotelRecordSchema.nullable();

/** Texts of the photographs among the pictures; no field without them. */
function textsOf(pictureTexts: PictureText[] | undefined): { readonly pictureTexts?: PictureText[] } {
  return pictureTexts ? { pictureTexts } : {};
}

/** Returns the names of the flags that are true: `facility_outdoor_pool` becomes `Outdoor pool`. */
function trueFlags(all: Record<string, boolean>, prefix: string): string[] {
  return Object.entries(all)
    .filter(([name, on]) => on && name.startsWith(prefix))
    .map(([name]) => name.slice(prefix.length).replaceAll('_', ' '))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}
