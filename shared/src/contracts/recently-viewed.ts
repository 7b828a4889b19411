import { z } from 'zod';

import { penceSchema } from '../domain/pricing/pence';

import { storedPathSchema, storedPictureUrlSchema } from './stored-urls';

/** Key in local storage. The value is JSON: `{ version, entries }`. */
export const RECENTLY_VIEWED_KEY = 'recentlyViewed';

/** Version of the stored format. Raise it together with a migration in `runtime/recently-viewed-store`. */
export const RECENTLY_VIEWED_VERSION = 1;

/** Viewing another holiday removes the oldest one. */
export const RECENTLY_VIEWED_MAX_ENTRIES = 12;

/** Older views are neither shown nor kept. */
export const RECENTLY_VIEWED_MAX_AGE_MS = 30 * 86_400_000;

/**
 * A viewed holiday in version 1 of the stored format. Releases of different age read it: never rename a field, and
 * raise the version for a new one.
 */
export const viewedEntrySchema = z.object({
  /** One per page, such as `deal 184`. */
  id: z.string().min(1),
  name: z.string().min(1),
  location: z.string(),
  pictureUrl: storedPictureUrlSchema,
  /** Price at the time of the view; `null` when the page showed none. */
  pricePerPerson: penceSchema.nonnegative().nullable().catch(null),
  /** Path of the page. */
  path: storedPathSchema,
  /** Milliseconds since 1970. */
  viewedAt: z.number().int().nonnegative(),
});
export type ViewedEntry = z.output<typeof viewedEntrySchema>;

/** A holiday to record. The store adds `viewedAt`. */
export const viewedHolidaySchema = viewedEntrySchema.omit({ viewedAt: true });
export type ViewedHoliday = z.output<typeof viewedHolidaySchema>;
