import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';
import { penceSchema } from '../domain/pricing/pence';

import { storedPathSchema, storedPictureUrlSchema } from './stored-urls';

/** Key in local storage. The value is JSON: `{ version, entries }`. */
export const SHORTLIST_KEY = 'shortlist';

/** Version of the stored format. Raise it together with a migration in `runtime/shortlist-store`. */
export const SHORTLIST_VERSION = 1;

/** Saving another hotel removes the oldest one. */
export const SHORTLIST_MAX_ENTRIES = 30;

/**
 * A saved hotel in version 1 of the stored format. Releases of different age read it: never rename a field, and
 * raise the version for a new one, since an older release writes back only the fields of its own version.
 */
export const shortlistEntrySchema = z.object({
  giataId: z.number().int().positive(),
  name: z.string().min(1),
  /** `Resort, Region` */
  location: z.string(),
  pictureUrl: storedPictureUrlSchema,
  /** Official star class. */
  starClass: z.number().nonnegative(),
  /** 0 to 5; `null` without reviews. */
  reviewScore: z.number().min(0).max(5).nullable().catch(null),
  /** Price at the time of saving. */
  pricePerPerson: penceSchema.nonnegative(),
  guests: z.number().int().positive(),
  /** Board code such as `AI`. */
  boardBasis: z.string(),
  departureDate: isoDateSchema,
  nights: z.number().int().positive(),
  /** Departure id of the search; negative for a group of airports. */
  departureId: z.number().int(),
  /** Path of the holiday details. */
  path: storedPathSchema,
  /** Path of the search in which the hotel was saved. */
  searchPath: storedPathSchema,
  /** Milliseconds since 1970. */
  savedAt: z.number().int().nonnegative(),
});
export type ShortlistEntry = z.output<typeof shortlistEntrySchema>;

/** A hotel to save. The store adds `savedAt`. */
export type ShortlistCandidate = Omit<ShortlistEntry, 'savedAt'>;
