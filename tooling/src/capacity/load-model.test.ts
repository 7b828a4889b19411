import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { capacityTables, replaceTables } from './capacity-tables';
import {
  cacheMegabytes,
  databaseConnections,
  hourlyRates,
  KINDS,
  minuteFactor,
  peakRates,
  poundsPerMillionViews,
  processesFor,
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
    const use = { cores: 0.01, bytes: 1_000_000 };
    const money = poundsPerMillionViews(1_000, use, { coreHour: 0.04, gigabyte: 0.5 }, 0.5);
    // A million views need 1,000 hours: 10 core hours, bought as 20, and 1 GB.
    expect(money.processor).toBeCloseTo(0.8, 10);
    expect(money.transfer).toBeCloseTo(0.5, 10);
    expect(KINDS).toHaveLength(7);
  });
});

it('docs/capacity.md has the tables of the model: `node server-kit/bin/program.mjs tooling/src/commands/capacity.ts` prints them', () => {
  const text = readFileSync(join(WORKSPACE_ROOT, 'docs/capacity.md'), 'utf8');
  for (const table of capacityTables().split('\n\n')) expect(text).toContain(table);
});

it('writes tables in place of those with the same columns', () => {
  const document = ['# Title', '| a   | b   |\n| --- | --- |\n| 1   | 2   |', 'Text: as before.'].join(
    '\n\n',
  );
  const table = '| a    | b   |\n| ---- | --- |\n| 1234 | 5   |';
  expect(replaceTables(document, table)).toBe(['# Title', table, 'Text: as before.'].join('\n\n'));
  expect(() => replaceTables(document, '| c |\n| --- |')).toThrow('has no block like: | c |');
});
