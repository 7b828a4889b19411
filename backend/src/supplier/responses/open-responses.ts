import type { BackendEnvironment } from '../../config/environment';
import type { Database } from '../../db/open-database';

import { postgresResponses } from './postgres-responses';
import { openRedisResponses } from './redis-responses';
import { memoryResponses, type OpenResponses } from './response-store';

/** Opens the store that `SUPPLIER_RESPONSES` selects. It may be unavailable: then nothing is shared (ADR 104, 121). */
export function openResponses(
  { supplierResponses, clock }: Pick<BackendEnvironment, 'supplierResponses' | 'clock'>,
  db: Database,
): OpenResponses {
  const { store, redisUrl } = supplierResponses;
  if (redisUrl !== null) return openRedisResponses(redisUrl, clock.now);
  const responses = store === 'postgres' ? postgresResponses(db, clock.now) : memoryResponses(clock.now);
  return { store: responses, close: async () => {} };
}
