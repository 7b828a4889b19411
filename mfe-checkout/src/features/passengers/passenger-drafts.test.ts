import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import fc from 'fast-check';

import { initialValues, type FormValues } from './form-values';
import { clearPassengerDrafts, passengerDrafts } from './passenger-drafts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 24 * 60 * 60_000;
const OWN_KEY = 'passengerDraft_104233_2027-06-12_2';

function memory(entries: Record<string, string> = {}): SafeStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

const named = (firstName: string): FormValues => {
  const [passenger, ...others] = initialValues(2, null, null).passengers;
  return {
    ...initialValues(2, null, null),
    passengers: passenger ? [{ ...passenger, firstName }, ...others] : [],
  };
};
const at = (storage: SafeStorage, now = NOW, chosen = aPackage()) =>
  passengerDrafts(storage, chosen, () => now);
const stored = (storage: SafeStorage, key: string) => JSON.parse(storage.read(key) ?? '{}') as object;

describe('passenger drafts', () => {
  it('are stored by hotel, departure date and guests, and as the latest one [PAX-DRAFT-02, DEC-52, DEC-107]', () => {
    const storage = memory();
    expect(at(storage).save(named('Zoë'))).toBe(true);
    expect([...storage.kept.keys()]).toEqual([OWN_KEY, 'passengerDraft_current']);
    expect(at(storage).forBooking()).toEqual(named('Zoë'));
    const alone = [{ adults: 1, children: 0, childAges: [] }];
    const couple = { adults: 2, children: 0, childAges: [] };
    const differences = [
      { giataId: 7 },
      { departureDate: '2027-07-01' },
      { occupancy: alone },
      { occupancy: [{ adults: 2, children: 1, childAges: [5] }] },
      { occupancy: [couple, ...alone] },
    ];
    for (const difference of differences) {
      const other = at(storage, NOW, aPackage(difference));
      expect(other.forBooking()).toBeNull();
      expect(other.latest()).toEqual(named('Zoë'));
    }
  });

  it('are overwritten by the last save of two tabs', () => {
    const storage = memory();
    const [one, two] = [at(storage), at(storage)];
    one.save(named('Ann'));
    two.save(named('Ben'));
    expect(one.forBooking()).toEqual(named('Ben'));
  });

  it('expire after 24 hours and are then removed, also those of other bookings [PAX-DRAFT-01, DEC-54]', () => {
    const storage = memory({ shortlist: '[]' });
    at(storage, NOW, aPackage({ giataId: 7 })).save(named('Ann'));
    at(storage, NOW + DAY_MS - 1).removeStale();
    expect(storage.kept.size).toBe(3);
    expect(at(storage, NOW + DAY_MS + 1).latest()).toBeNull();
    at(storage, NOW + DAY_MS + 1).removeStale();
    expect([...storage.kept.keys()]).toEqual(['shortlist']);
  });

  it('do not live longer because a clock was set back [DEC-54]', () => {
    const storage = memory();
    at(storage).save(named('Ann'));
    expect(at(storage, NOW - 2 * DAY_MS).latest()).toBeNull();
  });

  it('are all removed by clearPassengerDrafts [DEC-54]', () => {
    const storage = memory({ shortlist: '[]' });
    at(storage).save(named('Ann'));
    clearPassengerDrafts(storage);
    expect([...storage.kept.keys()]).toEqual(['shortlist']);
  });

  it('count as missing when they were tampered with, or lose unknown fields', () => {
    const good = memory();
    at(good).save(named('Ann'));
    const whole = stored(good, OWN_KEY);
    const poisoned = JSON.stringify(whole).replace(
      '"lead":{',
      '"lead":{"__proto__":{"polluted":1},"card":"4242",',
    );
    const read = at(memory({ [OWN_KEY]: poisoned })).forBooking();
    expect(read).toEqual(named('Ann'));
    expect(JSON.stringify(read)).not.toMatch(/polluted|4242/);
    expect({}).not.toHaveProperty('polluted');

    for (const text of ['{', 'null', '[]', '"x"', JSON.stringify({ ...whole, version: 2 })]) {
      const storage = memory({ [OWN_KEY]: text });
      expect(at(storage).forBooking()).toBeNull();
      at(storage).removeStale();
      expect(storage.kept.size).toBe(0);
    }
  });

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const drafts = at(memory({ [OWN_KEY]: text }));
        expect(drafts.forBooking()).toBeNull();
        drafts.removeStale();
      }),
    );
  });

  it('report when the browser rejects the write', () => {
    const blocked: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };
    expect(at(blocked).save(named('Ann'))).toBe(false);
    expect(at(blocked).forBooking()).toBeNull();
  });
});
