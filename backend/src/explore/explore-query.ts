import { readRoomsParam } from '@storefront/shared/api/explore/explore-rooms';
import { exploreMonthSchema } from '@storefront/shared/api/explore/explore.schema';
import { z } from 'zod';

const integer = z.coerce.number().int();

/** The query of `GET /api/explore`. */
export const exploreQuerySchema = z.object({
  departureId: integer.min(-100).max(10_000),
  nights: integer.min(1).max(28),
  month: exploreMonthSchema,
  /** Adults and ages of the children of each room, such as `2-4-11,1`. */
  rooms: z
    .string()
    .max(100)
    .transform((text, context) => {
      const rooms = readRoomsParam(text);
      if (rooms) return rooms;
      context.addIssue({ code: 'custom', message: 'must be rooms such as 2-4-11,1' });
      return z.NEVER;
    }),
});
export type ExploreQuery = z.output<typeof exploreQuerySchema>;
