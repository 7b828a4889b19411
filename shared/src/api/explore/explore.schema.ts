import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { penceSchema } from '../../domain/pricing/pence';

/** `yyyy-MM` */
export const exploreMonthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month, yyyy-MM');

/** The cheapest holiday of a destination in a month. */
const exploreDestinationSchema = z.object({
  destinationId: z.number().int().positive(),
  /** Per person, for the party of `basis`. */
  price: penceSchema,
  departureDate: isoDateSchema,
  nights: z.number().int().min(1),
  /** The airport of this price; an airport group where the price is that of a destination page. */
  departureId: z.number().int(),
  /** Of the outbound flight; `null` where it is not known. */
  flightMinutes: z.number().int().positive().nullable(),
  /** Hotels with a departure in this month; `null` where they were not counted. */
  hotels: z.number().int().positive().nullable(),
  /** Usual highest temperature of a day in this month, in °C. */
  temperature: z.number().int().nullable(),
});
export type ExploreDestination = z.output<typeof exploreDestinationSchema>;

/** Response of `GET {backend}/api/explore`: where one can go in a month, cheapest first. */
export const exploreSchema = z.object({
  month: exploreMonthSchema,
  /**
   * `request`: the prices are for the party, nights and airports of the request. `pages`: the supplier has no prices by
   * destination, so they are those of the destination pages, for two adults; nights and airports are in each entry.
   */
  basis: z.enum(['request', 'pages']),
  /** Twelve months with their lowest price; `null` for a month without departures and for one that is not known yet. */
  months: z.array(z.object({ month: exploreMonthSchema, price: penceSchema.nullable() })),
  /** False while prices of other months are being computed: a later request has them. */
  isComplete: z.boolean(),
  destinations: z.array(exploreDestinationSchema),
});
export type ExploreWire = z.input<typeof exploreSchema>;
export type Explore = z.output<typeof exploreSchema>;
