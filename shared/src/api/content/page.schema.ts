import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';

import { contentPriceSchema, readContentPrice } from './price-entry.schema';

/** Star ratings that a page and a group have prices for (BADGE-03). */
export const PRICED_RATINGS = ['3', '4', '5'] as const;

/** A cell for each rating; one may be missing. */
export function byRating<T extends z.ZodType>(entry: T) {
  return z.object({ '3': entry.optional(), '4': entry.optional(), '5': entry.optional() });
}

/** A hotel that is not named, or not in a way that can be read, is none: its card has a stock photo (LAND-ST-06). */
export const looseGiataSchema = z.coerce.number().int().positive().nullish().catch(null);

/** One cell (DOM-HPG-03): `'N/A'`, an object with price N/A, or price with date and giata id. */
const pageEntryWireSchema = z.union([
  z.literal('N/A'),
  z.object({ price: z.literal('N/A') }),
  z.object({ price: contentPriceSchema, date: isoDateSchema, giata: looseGiataSchema }),
]);
export type PageEntryWire = z.input<typeof pageEntryWireSchema>;

/** A cell that does not fit is one without a price: the others stay. */
const pageEntrySchema = pageEntryWireSchema
  .transform((entry) => {
    if (entry === 'N/A' || !('date' in entry)) return null;
    const pricePerPerson = readContentPrice(entry.price);
    return pricePerPerson === null
      ? null
      : { pricePerPerson, date: entry.date, giataId: entry.giata ?? null };
  })
  .catch(null);

/** A web address, or a path of the backend; whatever else is no picture. */
const pictureSchema = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/)
  .nullish()
  .catch(null);

/** Month codes such as `jan27` and `sept27` (DOM-HPG-02). */
export const monthCodeSchema = z
  .string()
  .regex(/^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\d{2}$/);

/** `GET {backend}/api/getPage/{pageId}` (API-PAGE-01, DOM-HPG-01); one destination's landing page. */
export const holidayPageSchema = z.object({
  success: z.boolean(),
  message: z.string().nullish(),
  data: z
    .object({
      destinationName: z.string().min(1),
      destinationId: z.coerce.number().int().positive(),
      /** Departure airport or group that the prices are for. */
      fromId: z.coerce.number().int(),
      nights: z.coerce.number().int().min(1).max(60),
      boardBasisId: z.coerce.string(),
      boardBasisName: z.string(),
      /** HTML. */
      content: z.string(),
      /** The owner's own picture, else one of the destination's hotels stands in. */
      heroImage: pictureSchema,
      updatedAt: z.iso.datetime({ offset: true }),
      priceData: z.record(monthCodeSchema, byRating(pageEntrySchema)),
    })
    .nullish(),
});
export type HolidayPageWire = z.input<typeof holidayPageSchema>;
export type HolidayPage = NonNullable<z.output<typeof holidayPageSchema>['data']>;
