import type { PerKind } from './load-model';
import type { UnitCosts } from './work';

/**
 * Processor milliseconds of each unit of work on the machine of docs/capacity.md. `SALE_COSTS=measure npm run bench -- sale` prints them in
 * this form. These are estimates: costs of the runs of 26 November by kind, divided between requests and what was computed for
 * them by the shares of the model, and starts by the difference of a run of 30 minutes and one of 8. Seconds without requests are
 * part of the others.
 */
export const MEASURED_COSTS: UnitCosts = {
  'kept page': { nginx: 1.09, site: 0.29, backend: 0, database: 0 },
  'search page': { nginx: 1.09, site: 0.29, backend: 0, database: 0 },
  'details page': { nginx: 1.09, site: 0.29, backend: 0, database: 0 },
  file: { nginx: 1.09, site: 0, backend: 0, database: 0.02 },
  search: { nginx: 1.97, site: 0, backend: 0.8, database: 0 },
  quote: { nginx: 1.67, site: 0, backend: 1.84, database: 1.36 },
  booking: { nginx: 3.69, site: 0, backend: 16.3, database: 3.78 },
  'kept page rendered': { nginx: 2.3, site: 32.8, backend: 17.4, database: 2.8 },
  'search page rendered': { nginx: 9, site: 186, backend: 26, database: 8.4 },
  'details page rendered': { nginx: 2.9, site: 75.5, backend: 5.4, database: 1.97 },
  'supplier search': { nginx: 0, site: 0, backend: 3.2, database: 0.63 },
  'site started': { nginx: 0, site: 10_600, backend: 0, database: 0 },
  'backend started': { nginx: 0, site: 0, backend: 5_400, database: 0 },
  'balancer and database restarted': { nginx: 0, site: 0, backend: 0, database: 0 },
  'second of a site': { nginx: 0, site: 0, backend: 0, database: 0 },
  'second of a backend': { nginx: 0, site: 0, backend: 0, database: 0 },
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
