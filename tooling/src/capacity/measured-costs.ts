import type { PerKind } from './load-model';
import type { UnitCosts } from './work';

/**
 * Processor milliseconds of each unit of work on the machine of docs/capacity.md, from `SALE_COSTS=measure npm run bench -- sale` on 28
 * November 2026, on cores that did nothing else. Fresh pages do not reach backend and database, and files not the site.
 */
export const MEASURED_COSTS: UnitCosts = {
  'kept page': { nginx: 1.43, site: 1.83, backend: 0, database: 0 },
  'search page': { nginx: 1.71, site: 9.21, backend: 0, database: 0 },
  'details page': { nginx: 1.76, site: 2.21, backend: 0, database: 0 },
  file: { nginx: 1.51, site: 0, backend: 0, database: 0 },
  search: { nginx: 1.52, site: 0.02, backend: 1.07, database: 0.29 },
  quote: { nginx: 1.48, site: 0.15, backend: 4.48, database: 2.36 },
  booking: { nginx: 2.08, site: 0, backend: 17, database: 5.52 },
  'kept page rendered': { nginx: 1.24, site: 91.5, backend: 4, database: 4.83 },
  'search page rendered': { nginx: 3.28, site: 178.99, backend: 12.69, database: 0 },
  'details page rendered': { nginx: 1.01, site: 107, backend: 41.08, database: 1.33 },
  'supplier search': { nginx: 0.08, site: 0.01, backend: 9.31, database: 1.84 },
  'site started': { nginx: 0, site: 2654.84, backend: 0, database: 0 },
  'backend started': { nginx: 15.32, site: 0, backend: 3197.25, database: 276.23 },
  'balancer and database restarted': { nginx: 15.19, site: 0, backend: 195.24, database: 257.81 },
  'second of a site': { nginx: 0.1, site: 1.23, backend: 0, database: 0 },
  'second of a backend': { nginx: 0, site: 0, backend: 8.69, database: 1.76 },
};

/** Bytes of one response, as sent. Those of a booking are an estimate. */
export const RESPONSE_BYTES: PerKind = {
  'kept page': 29_310,
  'search page': 40_855,
  'details page': 44_981,
  file: 8_728,
  search: 4_248,
  quote: 1_040,
  booking: 4_000,
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
