import { z } from 'zod';

const giataIds = z.array(z.coerce.number().int().nonnegative()).max(7000);
const includeMeta = z.boolean().optional();

/** `POST {api}/getResortsByGiataIds` (API-RESORTS-01): names, each once. */
export const resortsRequestSchema = z.object({ giataIds, includeMeta });
export const resortsAnswerSchema = z.object({ resorts: z.array(z.string()) });

/** `POST {api}/sortGiataIdsByTripAdvisorRating` (API-SORT-01). */
export const sortRequestSchema = z.object({ giataIds, order: z.enum(['asc', 'desc']) });

/** `POST {api}/filterHotelsByGiataIdsAndFilters` (API-FILTER-01); spellings of the filters: API-FILTER-02. */
export const filterRequestSchema = z.object({
  giataIds,
  filters: z.array(z.string().max(200)).max(400),
  includeMeta,
});

/** Hotels in order, or those that passed. */
export const giataIdsAnswerSchema = z.object({ giataIds: z.array(z.number().int()) });
