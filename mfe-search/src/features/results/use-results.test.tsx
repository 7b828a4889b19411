import { RuntimeProvider } from '@storefront/shared/runtime';
import {
  queryFromChoice,
  defaultChoice,
  type SearchQuery,
} from '@storefront/shared/domain/search-query/search-query';
import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';
import { aRuntime, TEST_TODAY } from '@storefront/shared/testing/render-page';
import { createClock } from '@storefront/shared/platform/time/clock';
import { act, renderHook } from '@testing-library/react';

import type { ViewChoice } from '../../domain/view-choice';
import { network, settled } from '../../../testing/network';
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

function shownOn(runtime: ReturnType<typeof aPage>, query = aQuery(), choice: ViewChoice = aChoice()) {
  return renderHook(
    (props: { readonly query: SearchQuery; readonly choice: ViewChoice }) =>
      useResults(props.query, props.choice),
    {
      initialProps: { query, choice },
      wrapper: ({ children }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>,
    },
  );
}

/** Answers one of the searches with a hotel and lets the page take it in. */
async function answer(number = 0): Promise<void> {
  await act(async () => {
    const stream = (await net.call(SEARCH, number)).stream();
    stream.write(responseXml(resultXml({ rm1Giata: String(101 + number) })));
    stream.end();
    await settled();
  });
}

describe('results of a query', () => {
  it('are asked for once with GET {api}/dpSearch.php as XML [API-DPSEARCH-01, API-DPSEARCH-02]', async () => {
    const { result } = shownOn(aPage());
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
    await answer();
    expect(result.current.state).toMatchObject({ kind: 'shown', complete: true, view: { total: 1 } });
    expect(net.to(SEARCH)).toHaveLength(1);
  });

  it('are used again for an equal search for five minutes, on another visit too [CACHE-01, CACHE-02]', async () => {
    const runtime = aPage();
    const first = shownOn(runtime);
    await answer();
    first.unmount();
    time = 5 * MINUTE - 1;
    const second = shownOn(runtime, aQuery(), aChoice({ stars: [5] }));
    await act(settled);
    expect(second.result.current.state).toMatchObject({ kind: 'shown', complete: true, view: { total: 0 } });
    expect(net.to(SEARCH)).toHaveLength(1);
    second.unmount();
    time += 1;
    shownOn(runtime);
    await act(settled);
    expect(net.to(SEARCH)).toHaveLength(2);
  });

  it('are not asked for again by a change of what is seen of them', async () => {
    const { result, rerender } = shownOn(aPage());
    await answer();
    rerender({ query: aQuery(), choice: aChoice({ stars: [5] }) });
    expect(result.current.state).toMatchObject({ view: { total: 0 } });
    rerender({ query: aQuery(), choice: aChoice({ sort: 'price-asc' }) });
    expect(result.current.state).toMatchObject({ view: { total: 1 } });
    expect(net.to(SEARCH)).toHaveLength(1);
  });

  it('are asked for anew by another query, which ends what the one before had under way', async () => {
    const { result, rerender } = shownOn(aPage());
    const before = await net.call(SEARCH);
    rerender({ query: aQuery({ boardType: '5' }), choice: aChoice() });
    expect(result.current.state).toEqual({ kind: 'loading' });
    await answer(1);
    expect(before.signal.aborted).toBe(true);
    expect(result.current.state).toMatchObject({ view: { cards: [{ giataId: 102 }] } });
  });

  it('end what a search had under way even when it has been forgotten', async () => {
    const { rerender } = shownOn(aPage());
    const before = await net.call(SEARCH);
    time = 6 * MINUTE;
    rerender({ query: aQuery({ boardType: '5' }), choice: aChoice() });
    await act(settled);
    expect(before.signal.aborted).toBe(true);
  });

  it('fail with words, are not kept, and are asked for anew [ERR-02, DEC-93]', async () => {
    const { result } = shownOn(aPage());
    await act(async () => {
      (await net.call(SEARCH)).answer(new Response('', { status: 500 }));
      await settled();
    });
    expect(result.current.state).toEqual({ kind: 'failed', message: 'API returned status 500' });
    act(() => result.current.retry());
    expect(result.current.state).toEqual({ kind: 'loading' });
    await answer(1);
    expect(result.current.state).toMatchObject({ kind: 'shown', view: { total: 1 } });
  });

  it('ask the filter again when that failed [API-FILTER-03]', async () => {
    const { result } = shownOn(aPage(), aQuery(), aChoice({ ratingBand: '4+' }));
    await answer();
    const filter = 'filterHotelsByGiataIdsAndFilters';
    await act(async () => {
      (await net.call(filter)).answer(new Response('', { status: 500 }));
      await settled();
    });
    expect(result.current.state).toMatchObject({ filter: 'failed', view: { total: 0 } });
    act(() => result.current.retryFilter());
    await act(async () => {
      (await net.call(filter, 1)).answerJson({ giataIds: [101] });
      await settled();
    });
    expect(result.current.state).toMatchObject({ filter: 'applied', view: { total: 1 } });
  });
});
