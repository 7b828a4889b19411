import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';

import { looseCode, looseText } from './loose-fields';
import { contentPriceSchema, parseContentPrice } from './price-entry.schema';

/** Star ratings for which pages and groups have prices (BADGE-03). */
export const PRICED_RATINGS = ['3', '4', '5'] as const;

/** Schema of a price table row: one cell per star rating, each optional. */
export function byRating<T extends z.ZodType>(entry: T) {
  return z.object({ '3': entry.optional(), '4': entry.optional(), '5': entry.optional() });
}

/** A giata id; `null` when it is absent or invalid, which gives the card a stock photo (LAND-ST-06). */
export const looseGiataSchema = z.coerce.number().int().positive().nullish().catch(null);

/** Code of the airport that a price departs from (DEC-171); `null` when the back office does not send it. */
export const airportCodeSchema = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .nullish()
  .catch(null);

/** One cell (DOM-HPG-03): `'N/A'`, an object with the price N/A, or a price with date and giata id. */
export const pageEntryWireSchema = z.union([
  z.literal('N/A'),
  z.object({ price: z.literal('N/A') }),
  z.object({
    price: contentPriceSchema,
    date: isoDateSchema,
    giata: looseGiataSchema,
    airport: airportCodeSchema,
  }),
]);
export type PageEntryWire = z.input<typeof pageEntryWireSchema>;

/** An invalid cell becomes one without a price. */
const pageEntrySchema = pageEntryWireSchema
  .transform((entry) => {
    if (entry === 'N/A' || !('date' in entry)) return null;
    const pricePerPerson = parseContentPrice(entry.price);
    return pricePerPerson === null
      ? null
      : {
          pricePerPerson,
          date: entry.date,
          giataId: entry.giata ?? null,
          departureAirportCode: entry.airport ?? null,
        };
  })
  .catch(null);

/** An http(s) URL or a path of the backend; `null` for every other value. */
const pictureSchema = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/)
  .nullish()
  .catch(null);

/** Text of a picture; empty where there is none. */
const captionSchema = z.string().nullish().catch(null);

/** Month codes such as `jan27` and `sept27` (DOM-HPG-02). */
export const monthCodeSchema = z
  .string()
  .regex(/^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\d{2}$/);

/** Response of `GET {backend}/api/getPage/{pageId}` (API-PAGE-01, DOM-HPG-01): the landing page of a destination. */
export const holidayPageSchema = z.object({
  success: z.boolean(),
  message: z.string().nullish(),
  data: z
    .object({
      destinationName: z.string().min(1),
      /** 1, that of any destination, or 0 on a page of blocks without one: no destination has them (DEC-415). */
      destinationId: z.coerce.number().int().nonnegative(),
      /** Departure airport or airport group of the prices. */
      fromId: z.coerce.number().int(),
      nights: z.coerce.number().int().min(1).max(60),
      /** Empty for any board, and where the back office sends none (LAND-ST-02, DEC-442); so is its name. */
      boardBasisId: looseCode,
      boardBasisName: looseText,
      /** HTML. */
      content: z.string(),
      /** The owner's picture. Without it the page shows a picture of one of its hotels. */
      heroImage: pictureSchema,
      /** Empty for a decorative picture; `null` for the drawing of the destination. */
      heroAlternative: captionSchema,
      heroCaption: captionSchema,
      heroCredit: captionSchema,
      /** A `PageBlocks`, parsed by the code that renders it; absent on a page of standard sections. */
      blocks: z.unknown().optional(),
      /** Id and canonical path of a page with a readable address; absent where both are as requested. */
      id: captionSchema,
      path: captionSchema,
      /** Texts for search engines, parsed by the code that renders them. */
      seo: z.unknown().optional(),
      updatedAt: z.iso.datetime({ offset: true }),
      priceData: z.record(monthCodeSchema, byRating(pageEntrySchema)),
    })
    .nullish(),
});
export type HolidayPageWire = z.input<typeof holidayPageSchema>;
export type HolidayPage = NonNullable<z.output<typeof holidayPageSchema>['data']>;
