import { chosenPackageSchema } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { occupancySchema } from '@storefront/shared/domain/occupancy/occupancy';
import { z } from 'zod';

/**
 * `POST {api}/getPackagePrice`: the price check before a booking. The specification shows no such call;
 * Reason: docs/adr/0016-supplier-interface.md.
 */
export const packagePriceRequestSchema = z.object({
  reference: z.string().min(1).max(200),
  /** Replaces the flight of the reference. */
  flightId: z.string().min(1).max(200).optional(),
  rooms: occupancySchema,
});

/** The package at its present price, in pence. */
export const packagePriceResponseSchema = z.object({ package: chosenPackageSchema });

/** Error codes of the call: 404 for an unknown reference, 409 for the others. */
export const NO_PRICE_REASONS = ['unknown-reference', 'expired', 'sold-out', 'departed'] as const;
