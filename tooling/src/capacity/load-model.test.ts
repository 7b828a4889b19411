import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { capacityTables } from './capacity-tables';
import {
  cacheMegabytes,
  coresInUse,
  databaseConnections,
  hourlyRates,
  KINDS,
  mapKinds,
  minuteFactor,
  peakRates,
  poundsPerMillionViews,
  processesFor,
  type Cost,
  type PerKind,
  type Traffic,
} from './load-model';

const TRAFFIC: Traffic = {
  pageViews: 3_600,
  searches: 720,
  bookings: 36,
  shares: { 'kept page': 0.5, 'search page': 0.3, 'details page': 0.2 },
  filesPerView: 6,
  quotesPerBooking: 4,
};
const ZERO: PerKind = {
  'kept page': 0,
  'search page': 0,
  'details page': 0,
  file: 0,
  search: 0,
  quote: 0,
  booking: 0,
};
const FREE: Cost = { nginx: 0, site: 0, backend: 0, database: 0, bytes: 0 };

describe('the load model', () => {
  it('divides an hour into requests of each kind', () => {
    expect(hourlyRates(TRAFFIC, 10)).toEqual({
      'kept page': 5,
      'search page': 3,
      'details page': 2,
      file: 60,
      search: 2,
      quote: 0.4,
      booking: 0.1,
    });
  });

  it('distributes an hour over its minutes without adding requests', () => {
    const factors = Array.from({ length: 60 }, (_, minute) => minuteFactor(minute));
    expect(factors.reduce((sum, factor) => sum + factor) / 60).toBeCloseTo(1, 10);
    expect(factors.indexOf(Math.max(...factors))).toBe(3);
    expect([minuteFactor(-1), minuteFactor(60)]).toEqual([0, 0]);
    expect(minuteFactor(23)).toBeCloseTo(minuteFactor(3) / 2, 10);
    expect(peakRates(TRAFFIC, 10).search).toBeCloseTo(2 * minuteFactor(3), 10);
  });

  it('turns rates and costs into cores', () => {
    const costs = mapKinds(ZERO, (_, kind) => ({
      ...FREE,
      site: kind === 'search page' ? 100 : 0,
      backend: 10,
    }));
    const cores = coresInUse({ ...ZERO, 'search page': 20, search: 5 }, costs);
    expect(cores).toEqual({ nginx: 0, site: 2, backend: 0.25, database: 0 });
  });

  it('keeps enough processes when a zone is lost', () => {
    const sizing = {
      coresPerProcess: { nginx: 2, site: 2, backend: 1, database: 8 },
      targetUse: 0.5,
      zones: 3,
    };
    const processes = processesFor({ nginx: 0.1, site: 5, backend: 3, database: 1 }, sizing);
    // 5 cores need 10 at half use, which is 5 sites; two zones with 3 each have them.
    expect(processes).toEqual({ nginx: 3, site: 9, backend: 9, database: 2 });
    expect((processes.site / 3) * 2 * 2 * 0.5).toBeGreaterThanOrEqual(5);
  });

  it('counts connections by the time that each is held', () => {
    const rates = { ...ZERO, quote: 10, booking: 2 };
    const held = { ...ZERO, quote: 20, booking: 100 };
    expect(databaseConnections(rates, held, 9, 10)).toEqual({ inUse: 0.4, atMost: 90 });
  });

  it('adds up caches and money', () => {
    expect(cacheMegabytes({ entries: 20_000, kilobytesEach: 100 })).toBe(2_000);
    const costs = mapKinds(ZERO, (_, kind) => ({
      ...FREE,
      site: kind === 'kept page' ? 36 : 0,
      bytes: 1_000,
    }));
    const views = {
      ...TRAFFIC,
      searches: 0,
      bookings: 0,
      filesPerView: 0,
      shares: { ...TRAFFIC.shares, 'kept page': 1, 'search page': 0, 'details page': 0 },
    };
    const money = poundsPerMillionViews(views, costs, { coreHour: 0.04, gigabyte: 0.5 }, 0.5);
    // A million times 36 ms is 10 core hours, bought as 20; a million times 1 kB is 1 GB.
    expect(money.processor).toBeCloseTo(0.8, 10);
    expect(money.transfer).toBeCloseTo(0.5, 10);
    expect(KINDS).toHaveLength(7);
  });
});

it('docs/capacity.md has the tables of the model: `node --import tsx tooling/src/commands/capacity.ts` prints them', () => {
  const text = readFileSync(join(WORKSPACE_ROOT, 'docs/capacity.md'), 'utf8');
  for (const table of capacityTables().split('\n\n')) expect(text).toContain(table);
});
