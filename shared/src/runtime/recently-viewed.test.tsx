import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';

import { aRuntime, renderInPage } from '../../testing/render-page';
import { reportChangeByOtherTab, storedViews, storeViews } from '../../testing/stored-lists';
import {
  RECENTLY_VIEWED_KEY,
  RECENTLY_VIEWED_MAX_AGE_MS,
  RECENTLY_VIEWED_MAX_ENTRIES,
  type ViewedEntry,
  type ViewedHoliday,
} from '../contracts/recently-viewed';
import { pence } from '../domain/pricing/pence';
import type { SafeStorage } from '../platform/storage/web-storage';
import { createClock } from '../platform/time/clock';

import { createRecentlyViewedStore, type RecentlyViewedStore } from './recently-viewed-store';
import { RuntimeProvider } from './runtime-context';
import { useRecentlyViewed } from './use-recently-viewed';
import { useRecordView } from './use-record-view';

const NOW = Date.UTC(2026, 10, 21, 12);
const BLOCKED: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };

function aView(overrides: Partial<ViewedEntry> = {}): ViewedEntry {
  return {
    id: 'deal 184',
    name: 'Sol Bay Resort',
    location: 'Side, Antalya',
    pictureUrl: '/media/beach-3/960.jpg',
    pricePerPerson: pence(41_200),
    path: '/deals/184',
    viewedAt: NOW,
    ...overrides,
  };
}

const createStore = (storage?: SafeStorage, now = () => NOW) =>
  createRecentlyViewedStore({ now, ...(storage && { storage }) });
const entriesOf = (store: RecentlyViewedStore) => store.getState().entries;
const idsOf = (entries: readonly ViewedEntry[]) => entries.map(({ id }) => id);

/** Returns the entries that a new page reads from this stored text. */
function entriesIn(text: string): readonly ViewedEntry[] {
  localStorage.setItem(RECENTLY_VIEWED_KEY, text);
  return entriesOf(createStore());
}

beforeEach(() => localStorage.clear());

describe('the stored views', () => {
  it('are read as they were written', () => {
    const entries = [aView({ id: 'a' }), aView({ id: 'b', viewedAt: NOW - 1, pricePerPerson: null })];
    storeViews(entries);
    expect(entriesOf(createStore())).toEqual(entries);
  });

  it.each([
    ['a path of another site', { path: '//elsewhere.example/' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['no name', { name: '' }],
    ['no time', { viewedAt: null }],
  ])('lose only an entry with %s', (_, invalid) => {
    const text = JSON.stringify({ version: 1, entries: [{ ...aView(), ...invalid }, aView({ id: 'good' })] });
    expect(idsOf(entriesIn(text))).toEqual(['good']);
  });

  it('are empty for unreadable text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(entriesIn(text)).toEqual([]);
      }),
    );
  });

  it('contain each page once with its last view, newest first, at most twelve, none older than 30 days', () => {
    const days = fc.integer({ min: 0, max: 40 });
    const views = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), days), { maxLength: 60 });
    fc.assert(
      fc.property(views, (viewed) => {
        const entries = viewed.map(([id, ago]) =>
          aView({ id: String(id), viewedAt: NOW - ago * 86_400_000 }),
        );
        const arranged = entriesIn(JSON.stringify({ version: 1, entries }));
        const recent = entries.filter(({ viewedAt }) => NOW - viewedAt < RECENTLY_VIEWED_MAX_AGE_MS);
        expect(arranged).toHaveLength(Math.min(RECENTLY_VIEWED_MAX_ENTRIES, new Set(idsOf(recent)).size));
        const times = arranged.map(({ viewedAt }) => viewedAt);
        expect(times).toEqual([...times].sort((one, other) => other - one));
        for (const { id, viewedAt } of arranged) {
          const ofPage = recent.filter((entry) => entry.id === id).map((entry) => entry.viewedAt);
          expect(viewedAt).toBe(Math.max(...ofPage));
        }
      }),
    );
  });
});

describe('the store of recently viewed holidays', () => {
  it('replaces an earlier view of the same page, clears, and restores', () => {
    let time = NOW - 3;
    const store = createStore(undefined, () => (time += 1));
    store.commands.record(aView({ id: 'a', name: 'Before' }));
    store.commands.record(aView({ id: 'b' }));
    store.commands.record(aView({ id: 'a', name: 'After' }));
    const all = entriesOf(store);
    expect(all.map(({ name }) => name)).toEqual(['After', 'Sol Bay Resort']);

    store.commands.clear();
    expect(entriesOf(store)).toEqual([]);
    store.commands.restore(all);
    expect(entriesOf(store)).toEqual(all);
  });

  it('informs subscribers of changes by this page and by other tabs', () => {
    const store = createStore();
    const onChange = jest.fn();
    const unsubscribe = store.subscribe(onChange);
    store.commands.record(aView({ id: 'a' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    storeViews([aView({ id: 'b' })]);
    reportChangeByOtherTab('shortlist');
    expect(onChange).toHaveBeenCalledTimes(1);
    reportChangeByOtherTab(RECENTLY_VIEWED_KEY);
    expect(idsOf(entriesOf(store))).toEqual(['b']);
    localStorage.clear();
    reportChangeByOtherTab(null);
    expect(entriesOf(store)).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(3);
    unsubscribe();
    store.commands.record(aView());
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('keeps views in memory while storage is blocked [ERR-25]', () => {
    const store = createStore(BLOCKED);
    store.commands.record(aView());
    expect(idsOf(entriesOf(store))).toEqual(['deal 184']);
  });

  it('does not overwrite a newer version, and replaces unreadable text', () => {
    const newer = JSON.stringify({ version: 2, entries: [aView()] });
    localStorage.setItem(RECENTLY_VIEWED_KEY, newer);
    const store = createStore();
    store.commands.record(aView({ id: 'new' }));
    expect(idsOf(entriesOf(store)).toSorted()).toEqual(['deal 184', 'new']);
    expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe(newer);

    localStorage.setItem(RECENTLY_VIEWED_KEY, '{"version":1,"entr');
    createStore().commands.record(aView({ id: 'new' }));
    expect(storedViews()).toHaveLength(1);
  });
});

function ViewedPage({ holiday }: { readonly holiday: ViewedHoliday | null }) {
  useRecordView(holiday);
  const { entries } = useRecentlyViewed();
  return <output>{entries.map(({ name, pricePerPerson }) => `${name} ${pricePerPerson}`).join()}</output>;
}

describe('useRecordView', () => {
  const { viewedAt: _, ...holiday } = aView();
  const createPageRuntime = () => aRuntime({ clock: createClock(null, () => NOW) });

  it('records a holiday once it is loaded, and again when its price arrives', () => {
    const runtime = createPageRuntime();
    renderInPage(<ViewedPage holiday={{ ...holiday, pricePerPerson: null }} />, runtime);
    expect(screen.getByRole('status')).toHaveTextContent('Sol Bay Resort null');
    renderInPage(<ViewedPage holiday={holiday} />, runtime);
    expect(storedViews()).toEqual([aView()]);
    act(() => runtime.recentlyViewed.commands.clear());
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  });

  it('records nothing while the holiday is not loaded, nor a holiday with an invalid path', () => {
    const runtime = createPageRuntime();
    renderInPage(<ViewedPage holiday={null} />, runtime);
    renderInPage(<ViewedPage holiday={{ ...holiday, path: 'https://elsewhere.example/' }} />, runtime);
    expect(storedViews()).toEqual([]);
  });

  it('renders no views on a server', () => {
    storeViews([aView()]);
    const html = renderToString(
      <RuntimeProvider runtime={createPageRuntime()}>
        <ViewedPage holiday={null} />
      </RuntimeProvider>,
    );
    expect(html).toBe('<output></output>');
  });
});
