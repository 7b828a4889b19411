import { z } from 'zod';

const giataIds = z.array(z.coerce.number().int().nonnegative()).max(7000);
const includeMeta = z.boolean().optional();

/** Bodies of the supplier's look-ups (specification 7). */
export const resortsRequestSchema = z.object({ giataIds, includeMeta });
export const sortRequestSchema = z.object({ giataIds, order: z.enum(['asc', 'desc']) });
export const filterRequestSchema = z.object({
  giataIds,
  filters: z.array(z.string().max(200)).max(400),
  includeMeta,
});
