import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { penceSchema } from '../../domain/pricing/pence';

/**
 * An address of this site alone. A browser reads `//` and `/\` as another site's, and drops tabs and line
 * ends inside an address, which would make one of them out of `/⇥/`.
 */
const sitePathSchema = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

/** A picture that is no address is no reason to lose the hotel. */
const pictureSchema = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/)
  .nullable()
  .catch(null);

/**
 * A hotel as a shopper saved it, version 1 of the stored form. Remotes of different ages read it: a field is
 * never renamed, and a new one means a new version, since an older remote writes back only what stands here.
 */
export const shortlistEntrySchema = z.object({
  giataId: z.number().int().positive(),
  name: z.string().min(1),
  /** `Resort, Region` */
  location: z.string(),
  pictureUrl: pictureSchema,
  starClass: z.number().nonnegative(),
  /** 0 to 5; `null` without reviews. */
  reviewScore: z.number().min(0).max(5).nullable().catch(null),
  /** As it was when it was saved. */
  pricePerPerson: penceSchema.nonnegative(),
  guests: z.number().int().positive(),
  /** Board code such as `AI`. */
  boardBasis: z.string(),
  departureDate: isoDateSchema,
  nights: z.number().int().positive(),
  /** Search id of the departure; below zero a group of airports. */
  departureId: z.number().int(),
  /** The holiday's own page. */
  path: sitePathSchema,
  /** The search that it was saved from. */
  searchPath: sitePathSchema,
  /** Instant in milliseconds. */
  savedAt: z.number().int().nonnegative(),
});
export type ShortlistEntry = z.output<typeof shortlistEntrySchema>;

/** What is saved of a hotel; the moment is added by whoever saves it. */
export type ShortlistCandidate = Omit<ShortlistEntry, 'savedAt'>;
