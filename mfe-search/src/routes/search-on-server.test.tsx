import { hydrateInBrowser, renderOnServer } from '@storefront/shared/testing/server-rendering';
import { act, screen, waitFor } from '@testing-library/react';

import {
  hotelWire,
  searchService,
  searchXml,
  type Row,
  type SearchService,
} from '../../testing/search-service';
import { REST_MS } from '../features/results/most-of';
import { RENDER_LIMIT_MS } from '../features/results/render-results';

import { Component, loader, shouldRevalidate } from './search.route';

const ROUTES = [{ id: 'search', path: '/search', loader, Component, shouldRevalidate }];
const rows: Row[] = Array.from({ length: 47 }, () => ({}));
const POOL = { 1000: hotelWire({ facilities: ['outdoor pool'] }) };

let idleCallbacks: readonly (() => void)[] = [];
const idle = {
  requestIdleCallback(run: () => void) {
    idleCallbacks = [...idleCallbacks, run];
    return run;
  },
  cancelIdleCallback(id: () => void) {
    idleCallbacks = idleCallbacks.filter((run) => run !== id);
  },
};

let tests = 0;
let at = '';
let close = () => {};
// Code that runs for the first time can exceed the time limit of a rendered search: servers render one page of each
// remote before they accept connections.
beforeAll(async () => {
  at = '/search?destinationId=101&dateMin=2027-06-09&MaxResults=0';
  serve({ rows, hotels: POOL });
  await onServer();
  close();
});
beforeEach(() => {
  Object.assign(globalThis, idle);
  // A server caches the responses of equal searches.
  tests += 1;
  at = `/search?destinationId=101&dateMin=2027-06-09&MaxResults=${tests}`;
});
afterEach(() => {
  close();
  idleCallbacks = [];
  for (const name of Object.keys(idle)) Reflect.deleteProperty(globalThis, name);
  window.sessionStorage.clear();
  jest.useRealTimers();
});

function serve(service: SearchService) {
  const fake = searchService(service);
  close = fake.close;
  return fake.requests;
}

const onServer = () => renderOnServer(ROUTES, at);

/** Runs what waits until the browser is idle: it starts the search of the browser. */
async function becomeIdle(): Promise<void> {
  const callbacks = idleCallbacks;
  idleCallbacks = [];
  await act(async () => callbacks.forEach((run) => run()));
}

/** Time limits of requests follow the fake timers. @returns a function that restores them */
function withFakeTimeouts(): () => void {
  jest.useFakeTimers();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  return () => timeout.mockRestore();
}

function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('a search that the server runs', () => {
  it('is in the document with its cards, prices and hotel records', async () => {
    serve({ rows, hotels: POOL });
    const { html } = await onServer();
    expect(html.match(/<article/g)).toHaveLength(20);
    expect(html).toContain('Showing 1-20 of 47 deals');
    expect(html).toContain('£500');
    expect(html).toContain('Outdoor pool');
  });

  it('is taken over by the browser without another order, and without requesting its hotels again', async () => {
    const hotels = Object.fromEntries(rows.map((_row, index) => [index + 1000, hotelWire({})]));
    const requests = serve({ rows, hotels, order: (giataIds) => giataIds.toReversed() });
    const page = await onServer();
    const hotelPaths = () =>
      requests
        .filter(({ call }) => call === 'getBackOfficeHotelByGiataId')
        .map(({ url }) => url.pathname + url.search);
    const requested = hotelPaths();
    requests.length = 0;

    const { mismatches } = await hydrateInBrowser(page);
    expect(mismatches).toEqual([]);
    const before = names();
    // The supplier lists Hotel 0 first; the final order is by reviews.
    expect(before[0]).toBe('Hotel 46');
    await becomeIdle();
    // The hotels of the next page are requested when the search has ended.
    await waitFor(() => expect(hotelPaths().length).toBeGreaterThanOrEqual(20));
    expect(names()).toEqual(before);
    expect(requests.filter(({ call }) => call === 'dpSearch.php')).toHaveLength(1);
    expect(requested).toHaveLength(20);
    expect(new Set([...requested, ...hotelPaths()]).size).toBe(40);
    expect(hotelPaths()).toHaveLength(20);
  });

  it('is filtered by the first tick, before the search of the browser has begun', async () => {
    serve({ rows: [...rows, { rm1RTG: 5 }, { rm1RTG: 5 }] });
    const page = await onServer();
    const { router } = await hydrateInBrowser(page);
    await act(() => router.navigate(`${at}&stars=5`));
    expect(await screen.findByRole('heading', { name: /of 2 deals$/ })).toBeInTheDocument();
  });

  it('stays when the search of the browser fails, which is repeated for the first tick', async () => {
    let calls = 0;
    const all = [...rows, { rm1RTG: 5 }];
    serve({
      search: () => {
        calls += 1;
        return calls === 2 ? new Response('', { status: 503 }) : new Response(searchXml(all));
      },
    });
    const { router } = await hydrateInBrowser(await onServer());
    await becomeIdle();
    await waitFor(() => expect(calls).toBe(2));
    await act(async () => {});
    expect(names()).toHaveLength(20);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => router.navigate(`${at}&stars=5`));
    expect(await screen.findByRole('heading', { name: /of 1 deals?$/ })).toBeInTheDocument();
  });

  it('is left to the browser when it fails, and such a page is not shared', async () => {
    serve({ search: () => new Response('', { status: 503 }) });
    const { html, context } = await onServer();
    expect(html).toContain('Searching for holidays');
    expect(context.loaderHeaders['search']?.get('cache-control')).toBe('no-store');
  });

  it('is left to the browser when it takes too long', async () => {
    const restore = withFakeTimeouts();
    serve({ search: () => new Promise(() => {}) });
    const page = onServer();
    await jest.advanceTimersByTimeAsync(RENDER_LIMIT_MS);
    expect((await page).html).toContain('Searching for holidays');
    restore();
  });

  it('does not wait long for the record of one hotel, which the next page has', async () => {
    const restore = withFakeTimeouts();
    // A server keeps the records of hotels, so these are in no other test.
    const others = rows.map((row, index) => ({ ...row, rm1Giata: 5000 + index }));
    serve({
      rows: others,
      hotels: {
        5001: hotelWire({ facilities: ['outdoor pool'] }),
        5000: hotelWire({ facilities: ['indoor pool'] }),
      },
    });
    const respond = globalThis.fetch;
    const slow = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (urlOf(input).endsWith('/5000')) await new Promise((resolve) => setTimeout(resolve, 2_000));
      return respond(input, init);
    });
    let html = '';
    const page = onServer().then((rendered) => (html = rendered.html));
    await jest.advanceTimersByTimeAsync(REST_MS - 1);
    expect(html).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    await page;
    expect(html.match(/<article/g)).toHaveLength(20);
    expect(html).toContain('Outdoor pool');
    expect(html).not.toContain('Indoor pool');
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await onServer()).html).toContain('Indoor pool');
    slow.mockRestore();
    restore();
  });
});
