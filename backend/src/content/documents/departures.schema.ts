import { z } from 'zod';

import { SCHOOL_HOLIDAYS } from '../school-holidays/school-holidays';

/**
 * Departures of the holidays of a group or a deal: days from today, or calendar months or school holidays of the next
 * twelve months. A stay is within the school holidays as a whole (DEC-144).
 */
export const departuresSchema = z.union([
  z
    .strictObject({ fromDays: z.number().int().min(1), toDays: z.number().int().max(548) })
    .refine(({ fromDays, toDays }) => fromDays <= toDays, {
      message: 'is before fromDays',
      path: ['toDays'],
    }),
  z.strictObject({ months: z.array(z.number().int().min(1).max(12)).min(1).max(12) }),
  z.strictObject({
    schoolHolidays: z.array(z.enum(SCHOOL_HOLIDAYS)).min(1).max(SCHOOL_HOLIDAYS.length),
  }),
]);
export type Departures = z.output<typeof departuresSchema>;
