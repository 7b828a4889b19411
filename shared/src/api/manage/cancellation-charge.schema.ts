import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { penceSchema } from '../../domain/pricing/pence';

/** What a cancellation costs within a period. */
export const cancellationChargeSchema = z.object({
  /** First day; `null` for the first period. */
  from: isoDateSchema.nullable(),
  /** Last day, at most the departure date. */
  until: isoDateSchema,
  /** Such as `the deposit` or `50% of the total price`. */
  basis: z.string(),
  charge: penceSchema,
  /** Whether today is within the period. */
  isNow: z.boolean(),
});
