import { z } from 'zod';

import {
  chosenPackageSchema,
  extrasSchema,
  heldQuoteSchema,
} from '../../contracts/booking-session/booking-session.schema';
import { occupancySchema } from '../../domain/occupancy/occupancy';

/** `POST {backend}/api/quotes`: asks for the price of a package with its extras. Amounts in pence. */
export const quoteRequestSchema = z.object({
  /** The supplier's reference of the package. */
  reference: z.string().min(1).max(200),
  /** The flight that was chosen; the one of the reference when it is left out. */
  flightId: z.string().min(1).max(200).optional(),
  rooms: occupancySchema,
  extras: extrasSchema,
});
export type QuoteRequest = z.input<typeof quoteRequestSchema>;

/** The holiday as the server understood it, so that the storefront books what it shows. */
export const quotedHolidaySchema = chosenPackageSchema;

export const quoteAnswerSchema = heldQuoteSchema.extend({ holiday: quotedHolidaySchema });
export type QuoteAnswer = z.output<typeof quoteAnswerSchema>;
