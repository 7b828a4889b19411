import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';
import fc from 'fast-check';

import { flushTasks } from '../../../testing/network';
import {
  respondWith,
  idsOf,
  runningSearch,
  writeInPieces,
  type RunningSearch,
} from '../../../testing/running-search';

const hotel = (giataId: number, fields: Readonly<Record<string, string>> = {}) =>
  resultXml({ reference: `r${giataId}`, rm1Giata: String(giataId), rm1HTLKEY: `K${giataId}`, ...fields });

let search: RunningSearch;
afterEach(() => {
  search.stop();
  search.close();
});

describe('a running search', () => {
  it('emits the first cards before the response has ended, and `complete` after it', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(`<Response><Hotels>${hotel(1)}${hotel(2).slice(0, 20)}`);
    const first = await search.waitForResults(({ view }) => view.total === 1);
    expect(first).toMatchObject({ complete: false, filter: 'none', resorts: null });
    expect(search.net.calls).toHaveLength(1);

    stream.write(`${hotel(2).slice(20)}</Hotels></Response>`);
    stream.end();
    const whole = await search.waitForResults(({ complete }) => complete);
    expect(idsOf(whole)).toEqual([1, 2]);
  });

  it('emits further rows after 120 ms, and then at doubling intervals', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(`<Response>${hotel(1)}`);
    await search.waitForResults(({ view }) => view.total === 1);

    search.advanceTime(119);
    stream.write(hotel(2));
    await flushTasks();
    expect(search.messages).toHaveLength(1);

    search.advanceTime(1);
    stream.write(hotel(3));
    expect(idsOf(await search.waitForResults(({ view }) => view.total === 3))).toEqual([1, 2, 3]);

    search.advanceTime(239);
    stream.write(hotel(4));
    await flushTasks();
    expect(search.messages).toHaveLength(2);
    search.advanceTime(1);
    stream.write(hotel(5));
    expect(idsOf(await search.waitForResults(({ view }) => view.total === 5))).toEqual([1, 2, 3, 4, 5]);
  });

  it('emits nothing before the first row or the end of the response', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    search.show({ stars: [5] });
    stream.write('<Response><Hotels>');
    await flushTasks();
    expect(search.messages).toEqual([]);
    stream.write('</Hotels></Response>');
    stream.end();
    expect(await search.waitForResults(({ complete }) => complete)).toMatchObject({ view: { total: 0 } });
  });

  it('applies the current choice while rows still arrive', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(`<Response>${hotel(1)}${hotel(2, { rm1RTG: '5' })}`);
    await search.waitForResults(({ view }) => view.total === 2);
    search.show({ stars: [5] });
    expect(search.latest()?.view.total).toBe(1);
    stream.write(`${hotel(3, { rm1RTG: '5' })}</Response>`);
    stream.end();
    expect(idsOf(await search.waitForResults(({ complete }) => complete))).toEqual([2, 3]);
  });

  it('parses the same rows wherever the chunks end, also inside multi-byte characters', async () => {
    const name = 'Hôtel Plage 🏖 d’Été';
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5_000), { maxLength: 12 }), async (cuts) => {
        search = runningSearch();
        const stream = (await search.net.call('dpSearch.php')).stream();
        writeInPieces(stream, responseXml(hotel(1, { rm1HTL: name }), hotel(2, { rm1HTL: name })), cuts);
        const { view } = await search.waitForResults(({ complete }) => complete);
        expect(view.cards.map(({ title }) => title)).toEqual([name, name]);
        search.stop();
        search.close();
      }),
      { numRuns: 40 },
    );
  });

  it('reports the lowest price and the hotel count of each date, whatever is filtered [DEC-88]', async () => {
    search = runningSearch({ stars: [1], boards: ['AI'], priceTo: 1 });
    const { dates, view } = await respondWith(
      search,
      responseXml(
        hotel(1, { price: '500' }),
        hotel(1, { price: '400', brd: 'RO' }),
        hotel(2, { departureDate: '2027-06-13', price: '300', rm1RTG: '3' }),
        hotel(0, { departureDate: '2027-06-13', price: '100' }),
      ),
    );
    expect(view.total).toBe(0);
    expect(dates).toEqual([
      { departureDate: '2027-06-12', lowestPrice: 40_000, hotels: 1 },
      { departureDate: '2027-06-13', lowestPrice: 30_000, hotels: 1 },
    ]);
  });

  it('shows another date immediately, without another search request', async () => {
    search = runningSearch();
    await respondWith(search, responseXml(hotel(1), hotel(2, { departureDate: '2027-06-13' })));
    search.show({ departureDate: '2027-06-13' });
    expect(search.latest()?.view.cards).toMatchObject([{ giataId: 2 }]);
    search.show({ departureDate: '2027-06-14' });
    expect(search.latest()?.view).toMatchObject({ total: 0, unfiltered: 0 });
    expect(search.net.to('dpSearch.php')).toHaveLength(1);
  });

  it('accepts an empty response and sends no lookup for it', async () => {
    search = runningSearch();
    expect(await respondWith(search, responseXml())).toMatchObject({
      view: { total: 0, unfiltered: 0, pageCount: 1 },
      dates: [],
      resorts: [],
    });
    expect(search.net.calls).toHaveLength(1);
  });

  it('aborts its requests when it is stopped, and emits nothing more', async () => {
    search = runningSearch({ ratingBand: '4+' });
    await respondWith(search, responseXml(hotel(1)));
    await search.net.call('filterHotelsByGiataIdsAndFilters');
    const [, ...lookups] = search.net.calls;
    const emitted = search.messages.length;
    search.stop();
    await flushTasks();
    expect(lookups.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    expect(search.messages).toHaveLength(emitted);
  });

  it('aborts the download when it is stopped before the end', async () => {
    search = runningSearch();
    const call = await search.net.call('dpSearch.php');
    call.stream().write(`<Response>${hotel(1)}`);
    await search.waitForResults(({ view }) => view.total === 1);
    search.stop();
    await flushTasks();
    expect(call.signal.aborted).toBe(true);
    expect(search.messages).toHaveLength(1);
  });
});

describe('the recommended order', () => {
  const FOUR = responseXml(
    ...[1, 2, 3].map((id) => hotel(id)),
    ...[4, 3, 2].map((id) => hotel(id, { departureDate: '2027-06-13' })),
  );

  it('requests the order by reviews once for all hotels of all dates, and applies it [SRCH-SRT-01, API-SORT-01]', async () => {
    search = runningSearch();
    expect(idsOf(await respondWith(search, FOUR))).toEqual([1, 2, 3]);
    const call = await search.net.call('sortGiataIdsByTripAdvisorRating');
    expect([call.method, call.body]).toEqual(['POST', { giataIds: [1, 2, 3, 4], order: 'desc' }]);
    call.respondJson({ giataIds: [4, 2, 3, 1] });

    await search.waitForResults((results) => idsOf(results).join() === '2,3,1');
    search.show({ departureDate: '2027-06-13' });
    expect(search.latest()?.view.cards.map(({ giataId }) => giataId)).toEqual([4, 2, 3]);
    search.show({ sort: 'price-asc' });
    expect(search.latest()?.view.cards.map(({ giataId }) => giataId)).toEqual([1, 2, 3]);
    search.show({});
    expect(search.net.to('sortGiataIdsByTripAdvisorRating')).toHaveLength(1);
  });

  it.each([
    ['fails', new Response('', { status: 500 })],
    ['returns no list', Response.json({ giataIds: 'none' })],
  ])(
    'keeps the order of arrival on every date when the request %s [API-SORT-02, SRCH-SRT-01]',
    async (_how, response) => {
      search = runningSearch();
      await respondWith(search, FOUR);
      (await search.net.call('sortGiataIdsByTripAdvisorRating')).respond(response);
      (await search.net.call('getResortsByGiataIds')).respondJson({ resorts: ['Side'] });
      await search.waitForResults(({ resorts }) => resorts !== null);
      expect(search.latest()?.view.cards.map(({ giataId }) => giataId)).toEqual([1, 2, 3]);
      search.show({ departureDate: '2027-06-13' });
      expect(search.latest()?.view.cards.map(({ giataId }) => giataId)).toEqual([4, 3, 2]);
    },
  );
});

describe('the resorts', () => {
  it('are requested once for all hotels, and are `null` until then [SRCH-FLT-16, API-RESORTS-01]', async () => {
    search = runningSearch();
    expect(await respondWith(search, responseXml(hotel(1), hotel(2)))).toMatchObject({ resorts: null });
    const call = await search.net.call('getResortsByGiataIds');
    expect(call.body).toEqual({ giataIds: [1, 2], includeMeta: false });
    call.respondJson({ resorts: ['Side', 'Belek'] });
    await search.waitForResults(({ resorts }) => resorts?.join() === 'Side,Belek');
  });

  it('are empty when the request fails [API-RESORTS-02]', async () => {
    search = runningSearch();
    await respondWith(search, responseXml(hotel(1)));
    (await search.net.call('getResortsByGiataIds')).fail();
    await search.waitForResults(({ resorts }) => resorts?.length === 0);
  });
});

it('the lookups time out after 10 s [CONST-12, API-FILTER-03, API-SORT-02, API-RESORTS-02]', async () => {
  const limits: { readonly ms: number; readonly abort: AbortController }[] = [];
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    limits.push({ ms, abort });
    return abort.signal;
  });
  search = runningSearch({ ratingBand: '4+' });
  await respondWith(search, responseXml(hotel(2), hotel(1)));
  await search.net.call('filterHotelsByGiataIdsAndFilters');
  expect(limits.map(({ ms }) => ms)).toEqual([10_000, 10_000, 10_000]);
  for (const { abort } of limits) abort.abort();
  await search.waitForResults(({ filter, resorts }) => filter === 'failed' && resorts?.length === 0);
  search.show({});
  expect(search.latest()?.view.cards.map(({ giataId }) => giataId)).toEqual([2, 1]);
  spy.mockRestore();
});
