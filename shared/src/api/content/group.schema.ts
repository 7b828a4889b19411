import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';

import { looseCode, looseList, looseText } from './loose-fields';
import { airportCodeSchema, byRating, looseGiataSchema, PRICED_RATINGS } from './page.schema';
import { contentPriceSchema, parseContentPrice } from './price-entry.schema';

/** One cell of the price table of a group (DOM-GD-02). */
export const groupEntryWireSchema = z.union([
  z.object({ price: z.literal('N/A') }),
  z.object({
    price: contentPriceSchema,
    date: isoDateSchema,
    giata: looseGiataSchema,
    hotelName: z.string().min(1),
    nights: z.coerce.number().int().min(1).max(60),
    boardBasis: z.string().min(1),
    airport: airportCodeSchema,
  }),
]);
export type GroupEntryWire = z.input<typeof groupEntryWireSchema>;

/** An invalid cell becomes one without a price. */
const groupEntrySchema = groupEntryWireSchema
  .transform((entry) => {
    if (!('date' in entry)) return null;
    const pricePerPerson = parseContentPrice(entry.price);
    if (pricePerPerson === null) return null;
    const { date, giata, hotelName, nights, boardBasis, airport } = entry;
    return {
      pricePerPerson,
      date,
      giataId: giata ?? null,
      hotelName,
      nights,
      boardBasis,
      departureAirportCode: airport ?? null,
    };
  })
  .catch(null);

const groupDestinationSchema = z.object({
  _id: z.string(),
  /** Destination id of the search. */
  id: z.coerce.number().int().positive(),
  name: z.string().min(1),
  /** By night count, then by rating. */
  priceData: z.record(z.string().regex(/^\d{1,2}$/), byRating(groupEntrySchema)),
});

/** Response of `GET {backend}/api/group-destinations/{id}` (API-GROUP-01, DOM-GD-01): a themed group of destinations. */
export const groupSchema = z.object({
  data: z.object({
    _id: z.string().min(1),
    name: z.string().min(1),
    /** HTML. */
    description1: looseText,
    description3: looseText,
    adults: z.coerce.number().int().min(1).max(6),
    children: z.coerce.number().int().min(0).max(4),
    /** Departure airport group of the prices; any London airport unless the back office sends another one. */
    fromId: z.coerce.number().int().default(-1),
    /** Star classes that the group sells; all that have prices unless the back office sends them. */
    starClasses: z.array(z.enum(PRICED_RATINGS)).min(1).nullish().catch(null),
    boardBasisId: looseCode,
    /** Invalid destinations are left out. */
    destinations: looseList(groupDestinationSchema),
  }),
});
export type GroupWire = z.input<typeof groupSchema>;
export type HolidayGroup = z.output<typeof groupSchema>['data'];
