import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { MAX_POUNDS, wholePounds } from '../../domain/pricing/pence';
import { flightRowSchema } from '../supplier-rows.schema';

import { looseList } from './loose-fields';

/** One priced departure of a price file (DOM-RES-01). `totalPrice` is pounds per person. */
const priceRowSchema = z
  .object({
    date: isoDateSchema,
    price: z.coerce.number().positive(),
    totalPrice: z.coerce.number().min(1).max(MAX_POUNDS),
    brd: z.string().min(1),
    boardBasis: z.string().min(1),
    nts: z.coerce.number().int().positive(),
    /** Text that starts with the number of nights. */
    duration: z.string(),
    depAPC: z.string().length(3),
    departureId: z.coerce.number().int(),
    departureName: z.string(),
    /** A price without a flight is shown but cannot be booked (DEAL-ST-10). */
    flightData: flightRowSchema.nullish().catch(null),
    reference: z.string().min(1),
    rm1TYP: z.string(),
    /** The name of the room (DEC-120). */
    rm1TYPDESC: z.string().nullish(),
  })
  .transform((row) => ({
    date: row.date,
    pricePerPerson: wholePounds(row.totalPrice),
    boardBasis: row.brd,
    nights: row.nts,
    departureAirportCode: row.depAPC,
    departureId: row.departureId,
    departureName: row.departureName,
    flight: row.flightData ?? null,
    quoteReference: row.reference,
    rooms: [{ code: row.rm1TYP, name: row.rm1TYPDESC ?? '' }],
  }));

/** Response of `GET {backend}/api/prices/{monthFile}` (API-PRICES-01). Invalid rows are left out. */
export const priceFileSchema = z.object({
  success: z.literal(true),
  data: z.object({ Hotels: z.object({ Result: looseList(priceRowSchema) }) }),
});
export type PriceRowWire = z.input<typeof priceRowSchema>;
export type PriceRow = z.output<typeof priceRowSchema>;
