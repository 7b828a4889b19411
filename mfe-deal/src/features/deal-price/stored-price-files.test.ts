import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';
import fc from 'fast-check';

import { fileWire, rowWire } from '../../../testing/deal-service';

import { storedPriceFiles } from './stored-price-files';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2026, 10, 21);
const SEEN = { makeRoom: true };

/** A browser's storage with room for so many characters. */
function aStorage(room = Infinity) {
  const kept = new Map<string, string>();
  const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const storage: SafeStorage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      const before = kept.get(key);
      kept.set(key, value);
      if (size() <= room) return true;
      if (before === undefined) kept.delete(key);
      else kept.set(key, before);
      return false;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
  return { storage, kept };
}

const BLOCKED: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };
const aFile = (pounds: number) => fileWire([rowWire({ date: '2027-06-12', pounds })]);
const priceOf = (rows: ReturnType<ReturnType<typeof storedPriceFiles>['get']>) => rows?.[0]?.pricePerPerson;

describe('price files in this browser', () => {
  it('are kept for a day and not a moment longer, by deal and month [CACHE-08, DEC-52]', () => {
    const { storage, kept } = aStorage();
    fc.assert(
      fc.property(fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }), (age) => {
        let now = START;
        const files = storedPriceFiles(storage, () => now);
        files.set('101', 'jun2027', aFile(399), SEEN);
        now += age;
        expect(priceOf(files.get('101', 'jun2027'))).toBe(age >= 0 && age < DAY_MS ? 39_900 : undefined);
        expect([files.get('102', 'jun2027'), files.get('101', 'jul2027')]).toEqual([null, null]);
      }),
      // Both sides of the day, whatever else is tried.
      { examples: [[0], [DAY_MS - 1], [DAY_MS], [-1]] },
    );
    expect([...kept.keys()]).toEqual(['dealPrices_101_jun2027']);
  });

  it('make room by age where storage is full, and touch nothing else [CACHE-08, ERR-25]', () => {
    let now = START;
    const length = (String(START) + JSON.stringify(aFile(399))).length + 'dealPrices_101_jan2027\n'.length;
    const { storage, kept } = aStorage(length * 3 + 20);
    kept.set('bookingData', 'x'.repeat(9));
    const files = storedPriceFiles(storage, () => now);
    for (const month of ['feb2027', 'jan2027', 'mar2027', 'apr2027']) {
      now += 1;
      files.set('101', month, aFile(399), SEEN);
    }
    const keys = () => [...kept.keys()].map((key) => key.replace('dealPrices_101_', ''));
    expect(keys()).toEqual(['bookingData', 'jan2027', 'mar2027', 'apr2027']);
    // A month that nobody looks at costs no other its place.
    files.set('101', 'jun2027', aFile(399), { makeRoom: false });
    expect(keys()).toEqual(['bookingData', 'jan2027', 'mar2027', 'apr2027']);
    // What is larger than all there is costs what was kept, and nothing more.
    files.set(
      '101',
      'may2027',
      fileWire(Array.from({ length: 9 }, () => rowWire({ date: '2027-05-01', pounds: 1 }))),
      SEEN,
    );
    expect(keys()).toEqual(['bookingData']);
    files.set('101', 'jan2027', aFile(412), SEEN);
    expect(priceOf(files.get('101', 'jan2027'))).toBe(41_200);
  });

  it('are simply not kept where storage is blocked [ERR-25]', () => {
    const files = storedPriceFiles(BLOCKED, () => START);
    expect(() => files.set('101', 'jun2027', aFile(399), SEEN)).not.toThrow();
    expect(files.get('101', 'jun2027')).toBeNull();
  });

  it('are as none where what is stored is broken or was cut short', () => {
    const { storage, kept } = aStorage();
    const files = storedPriceFiles(storage, () => START);
    files.set('101', 'jun2027', aFile(399), SEEN);
    const whole = kept.get('dealPrices_101_jun2027') ?? '';
    const broken = fc.oneof(
      fc.integer({ min: 0, max: whole.length - 1 }).map((end) => whole.slice(0, end)),
      fc.string(),
      fc.json().map((json) => `${START}\n${json}`),
      fc.json(),
    );
    fc.assert(
      fc.property(broken, (text) => {
        kept.set('dealPrices_101_jun2027', text);
        expect(files.get('101', 'jun2027')).toBeNull();
      }),
    );
  });
});
