import type { PerKind } from './load-model';
import type { UnitCosts } from './work';

/**
 * Processor milliseconds of each unit of work on the machine of docs/capacity.md, from `SALE_COSTS=measure npm run bench -- sale` on 27
 * November 2026, on cores that did nothing else. Files and kept pages do not reach backend and database.
 */
export const MEASURED_COSTS: UnitCosts = {
  'kept page': { nginx: 1.75, site: 0, backend: 0, database: 0 },
  'search page': { nginx: 2, site: 5.1, backend: 0, database: 0 },
  'details page': { nginx: 2, site: 0, backend: 0, database: 0 },
  file: { nginx: 1.65, site: 0, backend: 0, database: 0 },
  search: { nginx: 2.08, site: 0, backend: 0, database: 0.7 },
  quote: { nginx: 1.67, site: 0, backend: 0.66, database: 3.21 },
  booking: { nginx: 3, site: 0, backend: 31.87, database: 8.96 },
  'kept page rendered': { nginx: 1, site: 93.4, backend: 0, database: 4.5 },
  'search page rendered': { nginx: 4.06, site: 210.62, backend: 12.9, database: 0 },
  'details page rendered': { nginx: 0, site: 115.4, backend: 14.15, database: 4 },
  'supplier search': { nginx: 0, site: 0, backend: 11.02, database: 4.01 },
  'site started': { nginx: 0, site: 2719.78, backend: 0, database: 0 },
  'backend started': { nginx: 18.88, site: 0, backend: 2982.1, database: 107.13 },
  'balancer and database restarted': { nginx: 75, site: 209.59, backend: 99.95, database: 3.24 },
  'second of a site': { nginx: 0, site: 10.15, backend: 0, database: 0 },
  'second of a backend': { nginx: 0, site: 0, backend: 17.62, database: 2.62 },
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
