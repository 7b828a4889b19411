import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';

const integer = z.coerce.number().int();

/** The query of `GET {api}/dpSearch.php` without its room fields (API-DPSEARCH-02). */
export const searchQuerySchema = z.object({
  MaxResults: integer.min(1).max(7000).default(7000),
  departureId: integer.min(-100).max(10_000),
  destinationId: integer.min(1).max(100_000),
  dateMin: isoDateSchema,
  dateMax: isoDateSchema,
  durationMin: integer.min(1).max(28),
  durationMax: integer.min(1).max(28),
  boardType: z
    .string()
    .regex(/^\d{0,2}$/, 'must be a board id')
    .default(''),
  rating: z
    .string()
    .regex(/^[1-5]{1,5}$/, 'must list star classes')
    .default('12345'),
  hotelKey: z.string().min(1).max(40).optional(),
});
