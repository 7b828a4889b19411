import { RuntimeProvider } from '@storefront/shared/runtime';
import {
  queryFromChoice,
  defaultChoice,
  type SearchQuery,
} from '@storefront/shared/domain/search-query/search-query';
import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';
import { aRuntime, TEST_TODAY } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { act, renderHook, waitFor } from '@testing-library/react';

import type { ViewChoice } from '../../domain/view-choice';
import { network, flushTasks } from '../../../testing/network';
import { aChoice } from '../../../testing/deal-arbitraries';

import { useResults } from './use-results';

const SEARCH = 'dpSearch.php';
const MINUTE = 60_000;

let net: ReturnType<typeof network>;
let time: number;
beforeEach(() => {
  net = network();
  time = 0;
});
afterEach(() => net.close());

function aQuery(overrides: Partial<SearchQuery> = {}): SearchQuery {
  return { ...queryFromChoice({ ...defaultChoice(TEST_TODAY), departureDate: '2027-06-12' }), ...overrides };
}

function aPage() {
  return aRuntime({ clock: createClock(TEST_TODAY, () => time) });
}

function renderResults(runtime: ReturnType<typeof aPage>, query = aQuery(), choice: ViewChoice = aChoice()) {
  return renderHook(
    (props: { readonly query: SearchQuery; readonly choice: ViewChoice }) =>
      useResults(props.query, props.choice, null),
    {
      initialProps: { query, choice },
      wrapper: ({ children }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>,
    },
  );
}

/** Responds to one of the search requests with a hotel and waits until the hook has processed it. */
async function respondToSearch(number = 0): Promise<void> {
  await act(async () => {
    const stream = (await net.call(SEARCH, number)).stream();
    stream.write(responseXml(resultXml({ rm1Giata: String(101 + number) })));
    stream.end();
    await flushTasks();
  });
}

describe('useResults', () => {
  it('requests the results once with GET {api}/dpSearch.php as XML [API-DPSEARCH-01, API-DPSEARCH-02]', async () => {
    const { result } = renderResults(aPage());
    expect(result.current.state).toEqual({ kind: 'loading' });
    const call = await net.call(SEARCH);
    expect([call.method, call.accept, call.url.origin + call.url.pathname]).toEqual([
      'GET',
      'application/xml',
      'http://backend.test/supplier/dpSearch.php',
    ]);
    expect(Object.fromEntries(call.url.searchParams)).toMatchObject({
      dateMin: '2027-06-10',
      dateMax: '2027-06-14',
      rating: '12345',
    });
    await respondToSearch();
    expect(result.current.state).toMatchObject({ kind: 'ready', complete: true, view: { total: 1 } });
    expect(net.to(SEARCH)).toHaveLength(1);
  });

  it('reuses the results of an equal query for five minutes, also after remounting [CACHE-01, CACHE-02, DOM-SES-02, DEC-96]', async () => {
    const runtime = aPage();
    const first = renderResults(runtime);
    await respondToSearch();
    first.unmount();
    time = 5 * MINUTE - 1;
    const second = renderResults(runtime, aQuery(), aChoice({ stars: [5] }));
    await act(flushTasks);
    expect(second.result.current.state).toMatchObject({ kind: 'ready', complete: true, view: { total: 0 } });
    expect(net.to(SEARCH)).toHaveLength(1);
    // The cache is memory only: another document requests the results again.
    expect([Object.keys(window.sessionStorage), Object.keys(window.localStorage)]).toEqual([[], []]);
    second.unmount();
    // Another party never gets these results.
    const family = aQuery({ rooms: [{ adults: 2, children: 1, childAges: [5] }] });
    const other = renderResults(runtime, family);
    await act(flushTasks);
    expect(other.result.current.state).toEqual({ kind: 'loading' });
    expect(net.to(SEARCH)).toHaveLength(2);
    other.unmount();
    time += 1;
    renderResults(runtime);
    await act(flushTasks);
    expect(net.to(SEARCH)).toHaveLength(3);
  });

  it('sends no request when only filters or sort change', async () => {
    const { result, rerender } = renderResults(aPage());
    await respondToSearch();
    rerender({ query: aQuery(), choice: aChoice({ stars: [5] }) });
    await waitFor(() => expect(result.current.state).toMatchObject({ view: { total: 0 } }));
    rerender({ query: aQuery(), choice: aChoice({ sort: 'price-asc' }) });
    await waitFor(() => expect(result.current.state).toMatchObject({ view: { total: 1 } }));
    expect(net.to(SEARCH)).toHaveLength(1);
  });

  it('requests the results of another query and aborts the previous request [DEC-96]', async () => {
    const { result, rerender } = renderResults(aPage());
    const before = await net.call(SEARCH);
    rerender({ query: aQuery({ boardType: '5' }), choice: aChoice() });
    expect(result.current.state).toEqual({ kind: 'loading' });
    await respondToSearch(1);
    expect(before.signal.aborted).toBe(true);
    expect(result.current.state).toMatchObject({ view: { cards: [{ giataId: 102 }] } });
  });

  it('aborts the previous request even after it has expired in the cache', async () => {
    const { rerender } = renderResults(aPage());
    const before = await net.call(SEARCH);
    time = 6 * MINUTE;
    rerender({ query: aQuery({ boardType: '5' }), choice: aChoice() });
    await act(flushTasks);
    expect(before.signal.aborted).toBe(true);
  });

  it('reports a failure with a message, does not cache it, and requests again on retry [ERR-02, DEC-93]', async () => {
    const { result } = renderResults(aPage());
    await act(async () => {
      (await net.call(SEARCH)).respond(new Response('', { status: 500 }));
      await flushTasks();
    });
    expect(result.current.state).toEqual({ kind: 'failed', message: 'API returned status 500' });
    act(() => result.current.commands.retry());
    expect(result.current.state).toEqual({ kind: 'loading' });
    await respondToSearch(1);
    expect(result.current.state).toMatchObject({ kind: 'ready', view: { total: 1 } });
  });

  it('repeats a failed filter request [API-FILTER-03]', async () => {
    const { result } = renderResults(aPage(), aQuery(), aChoice({ ratingBand: '4+' }));
    await respondToSearch();
    const filter = 'filterHotelsByGiataIdsAndFilters';
    await act(async () => {
      (await net.call(filter)).respond(new Response('', { status: 500 }));
      await flushTasks();
    });
    expect(result.current.state).toMatchObject({ filter: 'failed', view: { total: 0 } });
    act(() => result.current.commands.retryFilter());
    await act(async () => {
      (await net.call(filter, 1)).respondJson({ giataIds: [101] });
      await flushTasks();
    });
    expect(result.current.state).toMatchObject({ filter: 'applied', view: { total: 1 } });
  });
});
