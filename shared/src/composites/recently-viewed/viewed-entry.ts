import { z } from 'zod';

import { penceSchema } from '../../domain/pricing/pence';
import { shortlistEntrySchema } from '../shortlist/shortlist-entry';

/**
 * A holiday that a shopper has looked at, version 1 of the stored form. Remotes of different ages read it: a
 * field is never renamed, and a new one means a new version.
 */
export const viewedEntrySchema = z.object({
  /** One for each page, such as `deal 184`. */
  id: z.string().min(1),
  name: z.string().min(1),
  location: z.string(),
  // The same care for addresses as in the shortlist.
  pictureUrl: shortlistEntrySchema.shape.pictureUrl,
  /** As it was then; `null` where none was known. */
  pricePerPerson: penceSchema.nonnegative().nullable().catch(null),
  path: shortlistEntrySchema.shape.path,
  /** Instant in milliseconds. */
  viewedAt: z.number().int().nonnegative(),
});
export type ViewedEntry = z.output<typeof viewedEntrySchema>;

/** What is noted of a holiday; the moment is added by whoever notes it. */
export const viewedHolidaySchema = viewedEntrySchema.omit({ viewedAt: true });
export type ViewedHoliday = z.output<typeof viewedHolidaySchema>;
