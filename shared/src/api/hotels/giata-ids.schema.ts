import { z } from 'zod';

/** Hotels of one request. 7,000 is the size of the largest search (CONST-01). */
export const giataIdsSchema = z.array(z.coerce.number().int().nonnegative()).max(7000);

/** Response of the sort and the filter endpoint: giata ids in order. */
export const giataIdsResponseSchema = z.object({ giataIds: z.array(z.number().int()) });

/** Time limit of the requests about many hotels, in milliseconds. */
export const HOTEL_LIST_TIMEOUT_MS = 10_000;
