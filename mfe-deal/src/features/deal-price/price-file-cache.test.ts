import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';
import fc from 'fast-check';

import { fileWire, rowWire } from '../../../testing/deal-service';

import { createPriceFileCache } from './price-file-cache';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2026, 10, 21);
const EVICT = { evictOlder: true };

/** In-memory storage with a quota in characters. */
function createStorage(quota = Infinity) {
  const entries = new Map<string, string>();
  const size = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const storage: SafeStorage = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      const before = entries.get(key);
      entries.set(key, value);
      if (size() <= quota) return true;
      if (before === undefined) entries.delete(key);
      else entries.set(key, before);
      return false;
    },
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
  return { storage, entries };
}

const BLOCKED: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };
const aFile = (pounds: number) => fileWire([rowWire({ date: '2027-06-12', pounds })]);
const priceOf = (rows: ReturnType<ReturnType<typeof createPriceFileCache>['get']>) =>
  rows?.[0]?.pricePerPerson;

describe('the price file cache', () => {
  it('keeps a file for exactly one day, by deal and month [CACHE-08, DEC-52]', () => {
    const { storage, entries } = createStorage();
    fc.assert(
      fc.property(fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }), (age) => {
        let now = START;
        const files = createPriceFileCache(storage, () => now);
        files.set('101', 'jun2027', aFile(399), EVICT);
        now += age;
        expect(priceOf(files.get('101', 'jun2027'))).toBe(age >= 0 && age < DAY_MS ? 39_900 : undefined);
        expect([files.get('102', 'jun2027'), files.get('101', 'jul2027')]).toEqual([null, null]);
      }),
      // Both limits of the day.
      { examples: [[0], [DAY_MS - 1], [DAY_MS], [-1]] },
    );
    expect([...entries.keys()]).toEqual(['dealPrices_101_jun2027']);
  });

  it('evicts the oldest files when storage is full, and no other entries [CACHE-08, ERR-25]', () => {
    let now = START;
    const length = (String(START) + JSON.stringify(aFile(399))).length + 'dealPrices_101_jan2027\n'.length;
    const { storage, entries } = createStorage(length * 3 + 20);
    entries.set('bookingData', 'x'.repeat(9));
    const files = createPriceFileCache(storage, () => now);
    for (const month of ['feb2027', 'jan2027', 'mar2027', 'apr2027']) {
      now += 1;
      files.set('101', month, aFile(399), EVICT);
    }
    const keys = () => [...entries.keys()].map((key) => key.replace('dealPrices_101_', ''));
    expect(keys()).toEqual(['bookingData', 'jan2027', 'mar2027', 'apr2027']);
    // A month that is not displayed evicts no other.
    files.set('101', 'jun2027', aFile(399), { evictOlder: false });
    expect(keys()).toEqual(['bookingData', 'jan2027', 'mar2027', 'apr2027']);
    // A file above the quota evicts all files, but no other entries.
    files.set(
      '101',
      'may2027',
      fileWire(Array.from({ length: 9 }, () => rowWire({ date: '2027-05-01', pounds: 1 }))),
      EVICT,
    );
    expect(keys()).toEqual(['bookingData']);
    files.set('101', 'jan2027', aFile(412), EVICT);
    expect(priceOf(files.get('101', 'jan2027'))).toBe(41_200);
  });

  it('stores nothing without an error when storage is blocked [ERR-25]', () => {
    const files = createPriceFileCache(BLOCKED, () => START);
    expect(() => files.set('101', 'jun2027', aFile(399), EVICT)).not.toThrow();
    expect(files.get('101', 'jun2027')).toBeNull();
  });

  it('ignores invalid and truncated entries', () => {
    const { storage, entries } = createStorage();
    const files = createPriceFileCache(storage, () => START);
    files.set('101', 'jun2027', aFile(399), EVICT);
    const whole = entries.get('dealPrices_101_jun2027') ?? '';
    const broken = fc.oneof(
      fc.integer({ min: 0, max: whole.length - 1 }).map((end) => whole.slice(0, end)),
      fc.string(),
      fc.json().map((json) => `${START}\n${json}`),
      fc.json(),
    );
    fc.assert(
      fc.property(broken, (text) => {
        entries.set('dealPrices_101_jun2027', text);
        expect(files.get('101', 'jun2027')).toBeNull();
      }),
    );
  });
});
