import { z } from 'zod';

import { isoDateSchema, localDateTimeSchema } from '../domain/dates/iso-date';
import type { Flight } from '../domain/flights/flight';
import type { HotelResult } from '../domain/hotels/hotel-result';
import { MAX_POUNDS, wholePounds } from '../domain/pricing/pence';
import type { NamedRoom } from '../domain/rooms/room-lines';

/*
 * Rows of the supplier's responses, from XML attributes or JSON properties (DOM-SRD-01, DOM-FLT-01). The transforms
 * replace the supplier's field names. Every value may be a string.
 */

const MAX_NIGHTS = 60;

const optionalNumber = (min: number, max: number) =>
  z.coerce.number().min(min).max(max).nullish().catch(null);
const roomField = z.string().nullish();

/** A `Result` row: one priced package. `price` is pounds per person. */
export const resultRowSchema = z
  .object({
    reference: z.string().min(1),
    price: z.coerce.number().min(1).max(MAX_POUNDS),
    departureDate: isoDateSchema,
    nts: z.coerce.number().int().positive().max(MAX_NIGHTS),
    brd: z.string().trim().min(1),
    depAPC: z.string().length(3),
    arrAPC: z.string().length(3),
    fltId: z.string().default(''),
    rm1HTL: z.string().min(1),
    rm1HTLKEY: z.string().min(1),
    rm1Giata: z.coerce.number().int().nonnegative().catch(0),
    rm1RES: z.string().default(''),
    rm1RTG: z.coerce.number().min(0).max(5).catch(0),
    rm1GiataTaRating: optionalNumber(0, 5),
    rm1GiataTaReviewCount: optionalNumber(0, 1_000_000_000),
    rm1TYP: z.string().default(''),
    rm2TYP: roomField,
    rm3TYP: roomField,
    rm4TYP: roomField,
    rm5TYP: roomField,
    rm1TYPDESC: z.string().default(''),
    // Beside the specified fields (DEC-120).
    rm2TYPDESC: roomField,
    rm3TYPDESC: roomField,
    rm4TYPDESC: roomField,
    rm5TYPDESC: roomField,
  })
  .transform((row): HotelResult => ({
    quoteReference: row.reference,
    hotelName: row.rm1HTL,
    pricePerPerson: wholePounds(row.price),
    location: row.rm1RES,
    nights: row.nts,
    departureDate: row.departureDate,
    boardBasis: row.brd,
    starClass: row.rm1RTG,
    departureAirportCode: row.depAPC,
    arrivalAirportCode: row.arrAPC,
    flightId: row.fltId,
    rooms: namedRooms([
      [row.rm1TYP, row.rm1TYPDESC],
      [row.rm2TYP, row.rm2TYPDESC],
      [row.rm3TYP, row.rm3TYPDESC],
      [row.rm4TYP, row.rm4TYPDESC],
      [row.rm5TYP, row.rm5TYPDESC],
    ]),
    hotelKey: row.rm1HTLKEY,
    giataId: row.rm1Giata,
    reviewScore: row.rm1GiataTaRating ?? null,
    reviewCount: row.rm1GiataTaReviewCount ?? null,
  }));

type RoomFields = readonly [code: string | null | undefined, description: string | null | undefined];

/** A room without a description has that of a room with the same code. Only rooms after the last known one are left out. */
function namedRooms(fields: readonly RoomFields[]): readonly NamedRoom[] {
  const last = fields.findLastIndex(([code, description]) => Boolean(code) || Boolean(description));
  return fields.slice(0, last + 1).map(([code, description]) => ({
    code: code ?? '',
    name: description || (code && fields.find(([other, name]) => other === code && name)?.[1]) || '',
  }));
}

/** Weight and price of a bag when the flight has none (DOM-FLT-02, PRICE-05). */
const DEFAULT_BAG_KG = 20;
const DEFAULT_BAG_POUNDS = 30;

/** A `Flight` row: a return flight. Prices are pounds per person, times are local to the airport. */
export const flightRowSchema = z
  .object({
    fltId: z.string().min(1),
    depAPC: z.string().length(3),
    arrAPC: z.string().length(3),
    obdepDate: localDateTimeSchema,
    obarrDate: localDateTimeSchema,
    ibdepDate: localDateTimeSchema,
    ibarrDate: localDateTimeSchema,
    fltCOST: z.coerce.number().nonnegative().max(MAX_POUNDS),
    obfltsupp: z.string().default(''),
    obfltno: z.string().default(''),
    ibfltsupp: z.string().default(''),
    ibfltno: z.string().default(''),
    bagWeightKg: optionalNumber(0, 100),
    adultBagCOST: optionalNumber(0, MAX_POUNDS),
    childBagCOST: optionalNumber(0, MAX_POUNDS),
    bag: z.string().default(''),
  })
  .transform((row): Flight => {
    const adultBag = row.adultBagCOST ?? DEFAULT_BAG_POUNDS;
    return {
      flightId: row.fltId,
      departureAirportCode: row.depAPC,
      arrivalAirportCode: row.arrAPC,
      outboundDepartsAt: row.obdepDate,
      outboundArrivesAt: row.obarrDate,
      inboundDepartsAt: row.ibdepDate,
      inboundArrivesAt: row.ibarrDate,
      pricePerPerson: wholePounds(row.fltCOST),
      outboundFlightNumber: row.obfltno,
      outboundAirlineCode: row.obfltsupp,
      inboundFlightNumber: row.ibfltno,
      inboundAirlineCode: row.ibfltsupp,
      bagWeightKg: row.bagWeightKg ?? DEFAULT_BAG_KG,
      adultBagPrice: wholePounds(adultBag),
      childBagPrice: wholePounds(row.childBagCOST ?? adultBag),
      bagCode: row.bag,
    };
  });

/** A `Result` row as the supplier sends it. */
export type ResultRow = z.input<typeof resultRowSchema>;
/** A `Flight` row as the supplier sends it. */
export type FlightRow = z.input<typeof flightRowSchema>;
