/** @needs document */
import { safeStorage, type SafeStorage } from '../../platform/storage/web-storage';
import { aShortlistEntry } from '../../../testing/shortlist-builders';

import { createShortlistStore, SHORTLIST_KEY } from './shortlist-store';

const BLOCKED: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };

const names = (store: ReturnType<typeof createShortlistStore>) => store.entries().map(({ name }) => name);

describe('the shortlist store', () => {
  beforeEach(() => {
    localStorage.clear();
    delete window.storefrontShortlist;
  });

  it('adds, finds, removes and clears, newest first', () => {
    const store = createShortlistStore();
    store.add(aShortlistEntry({ giataId: 1, name: 'First', savedAt: 1 }));
    store.add(aShortlistEntry({ giataId: 2, name: 'Second', savedAt: 2 }));
    expect(names(store)).toEqual(['Second', 'First']);
    expect(store.has(1)).toBe(true);

    store.remove(1);
    expect(store.has(1)).toBe(false);
    expect(names(store)).toEqual(['Second']);

    store.clear();
    expect(store.entries()).toEqual([]);
  });

  it('saves a hotel again in the place of its older entry', () => {
    const store = createShortlistStore();
    store.add(aShortlistEntry({ name: 'Before', savedAt: 1 }));
    store.add(aShortlistEntry({ name: 'After', savedAt: 2 }));
    expect(names(store)).toEqual(['After']);
  });

  it('lets the oldest go for the thirty-first', () => {
    const store = createShortlistStore();
    for (let giataId = 1; giataId <= 31; giataId += 1)
      store.add(aShortlistEntry({ giataId, savedAt: giataId }));
    expect(store.entries()).toHaveLength(30);
    expect(store.has(1)).toBe(false);
    expect(store.has(31)).toBe(true);
  });

  it('gives the same array until something changes, as a subscriber needs it', () => {
    const store = createShortlistStore();
    store.add(aShortlistEntry());
    expect(store.entries()).toBe(store.entries());
  });

  it('tells every remote of the document, and ends with the subscription', () => {
    const [search, deal] = [createShortlistStore(), createShortlistStore()];
    const onChange = jest.fn();
    const end = deal.subscribe(onChange);

    search.add(aShortlistEntry());
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(deal.has(104_233)).toBe(true);

    end();
    search.clear();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('tells of what another tab did with it, and of nothing else', () => {
    const onChange = jest.fn();
    createShortlistStore().subscribe(onChange);
    window.dispatchEvent(new StorageEvent('storage', { key: 'userSessionId' }));
    expect(onChange).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: SHORTLIST_KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('works for this document, over all its remotes, where storage is blocked [ERR-25]', () => {
    const [search, deal] = [createShortlistStore(BLOCKED), createShortlistStore(BLOCKED)];
    search.add(aShortlistEntry());
    expect(deal.has(104_233)).toBe(true);
    deal.remove(104_233);
    expect(search.entries()).toEqual([]);
  });

  it('goes back to storage as soon as that takes it [ERR-25]', () => {
    let full = true;
    const real = safeStorage('local');
    const store = createShortlistStore({ ...real, write: (...entry) => !full && real.write(...entry) });
    store.add(aShortlistEntry({ giataId: 1 }));
    expect(localStorage.getItem(SHORTLIST_KEY)).toBeNull();

    full = false;
    store.add(aShortlistEntry({ giataId: 2 }));
    expect(window.storefrontShortlist).toBeUndefined();
    expect(createShortlistStore().entries()).toHaveLength(2);
  });

  it('leaves a newer form untouched, shows what it can read of it, and goes on in memory', () => {
    const newer = JSON.stringify({ version: 2, entries: [{ ...aShortlistEntry(), folder: 'Summer' }] });
    localStorage.setItem(SHORTLIST_KEY, newer);
    const store = createShortlistStore();
    expect(names(store)).toEqual(['Sol Bay Resort']);

    store.add(aShortlistEntry({ giataId: 2, name: 'Lara Sands', savedAt: Date.UTC(2027, 0, 1) }));
    store.remove(104_233);
    expect(names(store)).toEqual(['Lara Sands']);
    expect(localStorage.getItem(SHORTLIST_KEY)).toBe(newer);
  });

  it('begins anew over what nobody can read', () => {
    localStorage.setItem(SHORTLIST_KEY, '{"version":1,"entr');
    const store = createShortlistStore();
    expect(store.entries()).toEqual([]);
    store.add(aShortlistEntry());
    expect(createShortlistStore().has(104_233)).toBe(true);
  });
});
