import type { BackendEnvironment } from '../../config/environment';
import type { Database } from '../../db/open-database';

import { postgresResponses } from './postgres-responses';
import { memoryResponses, type OpenResponses } from './response-store';

/** Opens the store that `SUPPLIER_RESPONSES` selects. It may be unavailable: then nothing is shared (ADR 104, 121). */
export async function openResponses(
  { supplierResponses, clock }: Pick<BackendEnvironment, 'supplierResponses' | 'clock'>,
  db: Database,
): Promise<OpenResponses> {
  const { store, redisUrl } = supplierResponses;
  if (redisUrl !== null) {
    // Most shops have no Redis, and its client is nearly a fifth of the modules of a backend.
    const { openRedisResponses } = await import('./redis-responses');
    return openRedisResponses(redisUrl, clock.now);
  }
  const responses = store === 'postgres' ? postgresResponses(db, clock.now) : memoryResponses(clock.now);
  return { store: responses, close: async () => {} };
}
