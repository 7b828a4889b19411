import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';

import { RuntimeProvider } from '@storefront/shared/runtime';

import { pence } from '../../domain/pricing/pence';
import { safeStorage, type SafeStorage } from '../../platform/storage/web-storage';
import { aRuntime, renderInPage } from '../../../testing/render-page';
import { createClock } from '../../platform/time/clock';

import { MOST_VIEWS, orderedViews, readViews, VIEWS_MS, writtenViews } from './stored-views';
import { useNoteView } from './use-note-view';
import { useRecentlyViewed } from './use-recently-viewed';
import type { ViewedEntry, ViewedHoliday } from './viewed-entry';
import { createViewsStore, RECENTLY_VIEWED_KEY } from './views-store';

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

const storeOf = (storage?: SafeStorage) => createViewsStore(() => NOW, storage);
const idsOf = (entries: readonly ViewedEntry[]) => entries.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  delete window.storefrontRecentlyViewed;
});

describe('the stored views', () => {
  it('are read as they were written', () => {
    const entries = [aView({ id: 'a' }), aView({ id: 'b', viewedAt: NOW - 1, pricePerPerson: null })];
    expect(readViews(writtenViews(entries), NOW)).toEqual({ entries, newer: false });
  });

  it.each([
    ['a path of another site', { path: '//elsewhere.example/' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['no name', { name: '' }],
    ['no moment', { viewedAt: null }],
  ])('leave out an entry with %s, and that alone', (_, broken) => {
    const text = JSON.stringify({ version: 1, entries: [{ ...aView(), ...broken }, aView({ id: 'good' })] });
    expect(idsOf(readViews(text, NOW).entries)).toEqual(['good']);
  });

  it('are never upset by what else may stand there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readViews(text, NOW).entries).toEqual([]);
      }),
    );
  });

  it('hold each page once with its last view, newest first, twelve at most, none of 30 days ago', () => {
    const days = fc.integer({ min: 0, max: 40 });
    const views = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), days), { maxLength: 60 });
    fc.assert(
      fc.property(views, (seen) => {
        const entries = seen.map(([id, ago]) => aView({ id: String(id), viewedAt: NOW - ago * 86_400_000 }));
        const ordered = orderedViews(entries, NOW);
        const fresh = entries.filter(({ viewedAt }) => NOW - viewedAt < VIEWS_MS);
        expect(ordered).toHaveLength(Math.min(MOST_VIEWS, new Set(idsOf(fresh)).size));
        const moments = ordered.map(({ viewedAt }) => viewedAt);
        expect(moments).toEqual([...moments].sort((one, other) => other - one));
        for (const { id, viewedAt } of ordered) {
          const own = fresh.filter((entry) => entry.id === id).map((entry) => entry.viewedAt);
          expect(viewedAt).toBe(Math.max(...own));
        }
      }),
    );
  });
});

describe('the store of what was viewed', () => {
  it('adds in the place of an earlier view, clears, and puts back', () => {
    const store = storeOf();
    store.add(aView({ id: 'a', viewedAt: NOW - 2, name: 'Before' }));
    store.add(aView({ id: 'b', viewedAt: NOW - 1 }));
    store.add(aView({ id: 'a', name: 'After' }));
    expect(store.entries().map(({ name }) => name)).toEqual(['After', 'Sol Bay Resort']);
    expect(store.entries()).toBe(store.entries());

    const all = store.entries();
    store.clear();
    expect(store.entries()).toEqual([]);
    store.restore(all);
    expect(idsOf(store.entries())).toEqual(['a', 'b']);
  });

  it('tells every remote of the document, and of what another tab did with it', () => {
    const onChange = jest.fn();
    const end = storeOf().subscribe(onChange);
    storeOf().add(aView());
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: RECENTLY_VIEWED_KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange).toHaveBeenCalledTimes(3);
    end();
    storeOf().clear();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('works for this document, over all its remotes, where storage is blocked [ERR-25]', () => {
    storeOf(BLOCKED).add(aView());
    expect(idsOf(storeOf(BLOCKED).entries())).toEqual(['deal 184']);
  });

  it('leaves a newer form untouched, and begins anew over what nobody can read', () => {
    const newer = JSON.stringify({ version: 2, entries: [aView()] });
    localStorage.setItem(RECENTLY_VIEWED_KEY, newer);
    const store = storeOf();
    store.add(aView({ id: 'new' }));
    expect(idsOf(store.entries()).toSorted()).toEqual(['deal 184', 'new']);
    expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe(newer);

    delete window.storefrontRecentlyViewed;
    localStorage.setItem(RECENTLY_VIEWED_KEY, '{"version":1,"entr');
    storeOf().add(aView({ id: 'new' }));
    expect(readViews(safeStorage('local').read(RECENTLY_VIEWED_KEY), NOW).entries).toHaveLength(1);
  });
});

function Viewing({ holiday }: { readonly holiday: ViewedHoliday | null }) {
  useNoteView(holiday);
  const { entries } = useRecentlyViewed();
  return <output>{entries.map(({ name, pricePerPerson }) => `${name} ${pricePerPerson}`).join()}</output>;
}

describe('a page that is viewed', () => {
  const { viewedAt: _, ...holiday } = aView();
  const runtime = aRuntime({ clock: createClock(null, () => NOW) });

  it('is noted with its moment once it is known, and again with its price', () => {
    renderInPage(<Viewing holiday={{ ...holiday, pricePerPerson: null }} />, runtime);
    expect(screen.getByRole('status')).toHaveTextContent('Sol Bay Resort null');
    renderInPage(<Viewing holiday={holiday} />, runtime);
    expect(storeOf().entries()).toEqual([aView()]);
    act(() => storeOf().clear());
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  });

  it('is not noted while nobody knows it, nor when it could not be read back', () => {
    renderInPage(<Viewing holiday={null} />, runtime);
    renderInPage(<Viewing holiday={{ ...holiday, path: 'https://elsewhere.example/' }} />, runtime);
    expect(storeOf().entries()).toEqual([]);
  });

  it('is drawn by a server as if nothing had been viewed', () => {
    storeOf().add(aView());
    const html = renderToString(
      <RuntimeProvider runtime={runtime}>
        <Viewing holiday={null} />
      </RuntimeProvider>,
    );
    expect(html).toBe('<output></output>');
  });
});
