import type { Cost, PerKind } from './load-model';

/**
 * One request on the machine of docs/capacity.md: processor milliseconds of each tier, and bytes. Each kind was measured alone
 * (`npm run bench -- sale`) and corrected by hand by what all kinds together needed; SALE_COSTS=measure prints both since. The bytes
 * of a booking are an estimate.
 */
export const MEASURED_COSTS: PerKind<Cost> = {
  'kept page': { nginx: 1.94, site: 13.62, backend: 7.88, database: 1.03, bytes: 29_310 },
  'search page': { nginx: 8.34, site: 166.87, backend: 28.42, database: 7.21, bytes: 40_855 },
  'details page': { nginx: 2.86, site: 51.61, backend: 4.05, database: 1.21, bytes: 44_981 },
  file: { nginx: 1.09, site: 0, backend: 0, database: 0.02, bytes: 8_728 },
  search: { nginx: 1.97, site: 0, backend: 3.89, database: 0.46, bytes: 4_248 },
  quote: { nginx: 1.67, site: 0, backend: 2.26, database: 1.36, bytes: 1_040 },
  booking: { nginx: 3.69, site: 0, backend: 19.97, database: 3.78, bytes: 4_000 },
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
