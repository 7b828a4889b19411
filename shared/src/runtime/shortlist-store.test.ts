/** @needs document */
import fc from 'fast-check';

import { aShortlistEntry } from '../../testing/shortlist-builders';
import { reportChangeByOtherTab, storedShortlist } from '../../testing/stored-lists';
import { SHORTLIST_KEY, SHORTLIST_MAX_ENTRIES, type ShortlistEntry } from '../contracts/shortlist';
import { safeStorage, type SafeStorage } from '../platform/storage/web-storage';

import { createShortlistStore, type ShortlistStore } from './shortlist-store';

const BLOCKED: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };
const NEWER = JSON.stringify({ version: 2, entries: [{ ...aShortlistEntry(), folder: 'Summer' }] });

const createStore = (storage?: SafeStorage, now = () => 0) =>
  createShortlistStore({ now, ...(storage && { storage }) });
const entriesOf = (store: ShortlistStore) => store.getState().entries;
const namesOf = (store: ShortlistStore) => entriesOf(store).map(({ name }) => name);

/** Returns the entries that a new page reads from this stored text. */
function entriesIn(text: string): readonly ShortlistEntry[] {
  localStorage.setItem(SHORTLIST_KEY, text);
  return entriesOf(createStore());
}

beforeEach(() => localStorage.clear());

describe('the shortlist store', () => {
  it('saves, removes, clears and restores hotels, newest first', () => {
    let time = 0;
    const { commands, ...store } = createStore(undefined, () => (time += 1));
    commands.save(aShortlistEntry({ giataId: 1, name: 'First' }));
    commands.save(aShortlistEntry({ giataId: 2, name: 'Second' }));
    expect(namesOf({ commands, ...store })).toEqual(['Second', 'First']);

    const all = store.getState().entries;
    commands.remove(1);
    expect(namesOf({ commands, ...store })).toEqual(['Second']);
    commands.clear();
    expect(store.getState().entries).toEqual([]);
    commands.restore(all);
    expect(store.getState().entries).toEqual(all);
    expect(all.map(({ savedAt }) => savedAt)).toEqual([2, 1]);
  });

  it('replaces an older entry of the same hotel', () => {
    const store = createStore();
    store.commands.save(aShortlistEntry({ name: 'Before' }));
    store.commands.save(aShortlistEntry({ name: 'After' }));
    expect(namesOf(store)).toEqual(['After']);
  });

  it('removes the oldest entry when the thirty-first is saved', () => {
    let time = 0;
    const store = createStore(undefined, () => (time += 1));
    for (let giataId = 1; giataId <= 31; giataId += 1) store.commands.save(aShortlistEntry({ giataId }));
    const ids = entriesOf(store).map(({ giataId }) => giataId);
    expect(ids).toHaveLength(30);
    expect([ids[0], ids.at(-1)]).toEqual([31, 2]);
  });

  it('contains each hotel once, newest first, and at most the maximum number', () => {
    const entry = fc
      .record({ giataId: fc.integer({ min: 1, max: 60 }), savedAt: fc.nat() })
      .map((fields) => aShortlistEntry(fields));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
        const arranged = entriesIn(JSON.stringify({ version: 1, entries }));
        const hotels = new Set(entries.map(({ giataId }) => giataId));
        expect(new Set(arranged.map(({ giataId }) => giataId)).size).toBe(arranged.length);
        expect(arranged).toHaveLength(Math.min(SHORTLIST_MAX_ENTRIES, hotels.size));
        const times = arranged.map(({ savedAt }) => savedAt);
        expect(times).toEqual([...times].sort((one, other) => other - one));
      }),
    );
  });
});

describe('the stored shortlist', () => {
  it('has the format { version, entries } and is read by the next page', () => {
    const store = createStore(undefined, () => 5);
    store.commands.save(aShortlistEntry());
    const entry = aShortlistEntry({ savedAt: 5 });
    expect(localStorage.getItem(SHORTLIST_KEY)).toBe(JSON.stringify({ version: 1, entries: [entry] }));
    expect(entriesOf(createStore())).toEqual([entry]);
  });

  it.each([
    ['a path of another site', { path: '//elsewhere.example/' }],
    ['a backslash, which browsers read as a slash', { path: '/\\elsewhere.example' }],
    ['a tab, which browsers drop', { searchPath: '/\t/elsewhere.example' }],
    ['a whole URL', { searchPath: 'https://elsewhere.example/search' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a price with a fraction of a penny', { pricePerPerson: 41_200.5 }],
    ['an invalid date', { departureDate: '2027-02-30' }],
    ['no name', { name: '' }],
    ['no hotel', { giataId: 0 }],
  ])('loses only an entry with %s', (_, invalid) => {
    const valid = aShortlistEntry({ giataId: 7 });
    const text = JSON.stringify({ version: 1, entries: [{ ...aShortlistEntry(), ...invalid }, valid] });
    expect(entriesIn(text)).toEqual([valid]);
  });

  it('keeps a hotel with an invalid picture, without the picture', () => {
    const entry = { ...aShortlistEntry(), pictureUrl: 'javascript:alert(1)' };
    expect(entriesIn(JSON.stringify({ version: 1, entries: [entry] }))).toEqual([
      aShortlistEntry({ pictureUrl: null }),
    ]);
  });

  it('drops unknown fields', () => {
    const entry = { ...aShortlistEntry(), colour: 'red' };
    expect(entriesIn(JSON.stringify({ version: 1, entries: [entry] }))).toEqual([aShortlistEntry()]);
  });

  it('is read as far as possible when its version is newer, and never overwritten', () => {
    expect(entriesIn('{"version":2,"folders":{}}')).toEqual([]);
    expect(entriesIn(NEWER)).toEqual([aShortlistEntry()]);
    expect(localStorage.getItem(SHORTLIST_KEY)).toBe(NEWER);

    const store = createStore();
    store.commands.save(aShortlistEntry({ giataId: 2, name: 'Lara Sands' }));
    store.commands.remove(104_233);
    expect(namesOf(store)).toEqual(['Lara Sands']);
    expect(localStorage.getItem(SHORTLIST_KEY)).toBe(NEWER);
  });

  it('is read and raised to the current version when its version is older', () => {
    const entries = [aShortlistEntry()];
    expect(entriesIn(JSON.stringify({ version: 0, entries }))).toEqual(entries);
    expect(localStorage.getItem(SHORTLIST_KEY)).toBe(JSON.stringify({ version: 1, entries }));
  });

  it('never throws and is empty for unreadable text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(entriesIn(text)).toEqual([]);
      }),
    );
  });

  it('is replaced when it is unreadable', () => {
    localStorage.setItem(SHORTLIST_KEY, '{"version":1,"entr');
    const store = createStore();
    store.commands.save(aShortlistEntry());
    expect(storedShortlist()).toHaveLength(1);
  });

  it('stays in memory while storage is blocked [ERR-25]', () => {
    const store = createStore(BLOCKED);
    const unsubscribe = store.subscribe(() => {});
    store.commands.save(aShortlistEntry());
    expect(entriesOf(store)).toHaveLength(1);
    reportChangeByOtherTab(SHORTLIST_KEY);
    expect(entriesOf(store)).toHaveLength(1);
    store.commands.remove(104_233);
    expect(entriesOf(store)).toEqual([]);
    unsubscribe();
  });

  it('is written again as soon as storage has room [ERR-25]', () => {
    let full = true;
    const real = safeStorage('local');
    const store = createStore({ ...real, write: (...entry) => !full && real.write(...entry) });
    store.commands.save(aShortlistEntry({ giataId: 1 }));
    expect(localStorage.getItem(SHORTLIST_KEY)).toBeNull();

    full = false;
    store.commands.save(aShortlistEntry({ giataId: 2 }));
    expect(storedShortlist()).toHaveLength(2);
  });
});

describe('subscribers of the shortlist', () => {
  it('receive the same array until something changes', () => {
    const store = createStore();
    store.commands.save(aShortlistEntry());
    const entries = entriesOf(store);
    const unsubscribe = store.subscribe(() => {});
    reportChangeByOtherTab(SHORTLIST_KEY);
    expect(entriesOf(store)).toBe(entries);
    unsubscribe();
  });

  it('are called for changes by this page and by other tabs, and for nothing else', () => {
    const [store, otherTab] = [createStore(), createStore()];
    const onChange = jest.fn();
    const unsubscribe = store.subscribe(onChange);
    store.commands.save(aShortlistEntry({ giataId: 1 }));
    expect(onChange).toHaveBeenCalledTimes(1);

    otherTab.commands.save(aShortlistEntry({ giataId: 2 }));
    reportChangeByOtherTab('userSessionId');
    expect(onChange).toHaveBeenCalledTimes(1);
    reportChangeByOtherTab(SHORTLIST_KEY);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(entriesOf(store)).toHaveLength(2);

    localStorage.clear();
    reportChangeByOtherTab(null);
    expect(entriesOf(store)).toEqual([]);
    unsubscribe();
    otherTab.commands.save(aShortlistEntry({ giataId: 3 }));
    reportChangeByOtherTab(SHORTLIST_KEY);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('see what another document of the tab wrote before they subscribed or while the page was cached', () => {
    const [store, otherDocument] = [createStore(), createStore()];
    otherDocument.commands.save(aShortlistEntry({ giataId: 1 }));
    expect(entriesOf(store)).toEqual([]);
    const unsubscribe = store.subscribe(() => {});
    expect(entriesOf(store)).toHaveLength(1);

    otherDocument.commands.save(aShortlistEntry({ giataId: 2 }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(entriesOf(store)).toHaveLength(2);
    unsubscribe();
  });

  it('do not lose a hotel that another tab saved without an event', () => {
    const [store, otherTab] = [createStore(), createStore()];
    otherTab.commands.save(aShortlistEntry({ giataId: 1 }));
    store.commands.save(aShortlistEntry({ giataId: 2 }));
    expect(storedShortlist()).toHaveLength(2);
  });
});
