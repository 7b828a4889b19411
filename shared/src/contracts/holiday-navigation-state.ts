import { z } from 'zod';

const number = z.number().nullable().catch(null);

/**
 * What results hand on in the navigation state when a holiday is opened, so that its page has a head at once
 * and after a reload (HD-Q-04, DEC-11). Whatever does not fit counts as not handed on: the address is enough.
 */
export const holidayNavigationStateSchema = z.object({
  deal: z.object({
    title: z.string().min(1),
    location: z.string().catch(''),
    starClass: z.number().min(0).max(5).catch(0),
    reviewScore: number,
    reviewCount: number,
  }),
  /** The results that the holiday was found in. A path of this site alone. */
  searchPath: z
    .string()
    .regex(/^\/search\?[^\s\\]*$/)
    .nullish()
    .catch(null),
});
export type HolidayNavigationState = z.output<typeof holidayNavigationStateSchema>;

/** Reads `location.state`. */
export function readHolidayNavigationState(state: unknown): HolidayNavigationState | null {
  const parsed = holidayNavigationStateSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
