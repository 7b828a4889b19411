import { z } from 'zod';

const optionalNumber = z.number().nullable().catch(null);

/**
 * The navigation state (`location.state`) with which the results open a holiday. The details page shows its heading
 * from it immediately and after a reload (HD-Q-04, DEC-11). Invalid state counts as absent: the URL is sufficient.
 */
export const holidayNavigationStateSchema = z.object({
  deal: z.object({
    title: z.string().min(1),
    location: z.string().catch(''),
    starClass: z.number().min(0).max(5).catch(0),
    reviewScore: optionalNumber,
    reviewCount: optionalNumber,
  }),
  /** Path of the results that contain the holiday. */
  searchPath: z
    .string()
    .regex(/^\/search\?[^\s\\]*$/)
    .nullish()
    .catch(null),
});
export type HolidayNavigationState = z.output<typeof holidayNavigationStateSchema>;

/** Parses `location.state`. Returns `null` when it is absent or invalid. */
export function readHolidayNavigationState(state: unknown): HolidayNavigationState | null {
  const parsed = holidayNavigationStateSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
