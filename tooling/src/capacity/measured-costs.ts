import type { Cost, PerKind } from './load-model';

/**
 * One request on the machine of docs/capacity.md: processor milliseconds of each tier, and bytes. Copied from the output of
 * `npm run bench -- sale` on a busy machine. The backend and the database of pages and bookings are estimates from those of a search and a
 * quote, because the prices of the day were computed while they were measured.
 */
export const MEASURED_COSTS: PerKind<Cost> = {
  'kept page': { nginx: 1.18, site: 4.59, backend: 0, database: 0, bytes: 29_137 },
  'search page': { nginx: 5.33, site: 130.59, backend: 74, database: 1, bytes: 26_257 },
  'details page': { nginx: 2.17, site: 58.65, backend: 28, database: 1, bytes: 43_627 },
  file: { nginx: 1.52, site: 0.2, backend: 0, database: 0, bytes: 9_440 },
  search: { nginx: 1.33, site: 0, backend: 73.83, database: 2, bytes: 4_039 },
  quote: { nginx: 1.5, site: 0, backend: 27.65, database: 2, bytes: 2_000 },
  booking: { nginx: 3, site: 0, backend: 60, database: 15, bytes: 8_000 },
};

/** Milliseconds for which one request holds a database connection, all statements together. */
export const CONNECTION_MS: PerKind = {
  'kept page': 0,
  'search page': 5,
  'details page': 10,
  file: 0,
  search: 10,
  quote: 15,
  booking: 90,
};
