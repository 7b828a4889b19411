import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';

import { flushTasks } from '../../../testing/network';
import { respondWith, idsOf, runningSearch, type RunningSearch } from '../../../testing/running-search';
import { NO_FILTERS, type ViewChoice } from '../../domain/view-choice';

const FILTER = 'filterHotelsByGiataIdsAndFilters';
const RESPONSE = responseXml(
  ...[1, 2, 3].map((id) =>
    resultXml({
      reference: `r${id}`,
      rm1Giata: String(id),
      rm1RTG: String(id + 2),
      rm1RES: id === 3 ? 'Belek, Antalya' : 'Side, Antalya',
    }),
  ),
);

let search: RunningSearch;
afterEach(() => {
  search.stop();
  search.close();
});

async function searchCompleted(choice: Partial<ViewChoice> = {}): Promise<void> {
  search = runningSearch(choice);
  await respondWith(search, RESPONSE);
}

const filterCalls = () => search.net.to(FILTER);
const requestedFilters = () => filterCalls().map(({ body }) => body.filters?.join());
const filterIs = (state: string) => search.waitForResults(({ filter }) => filter === state);

describe('filters that need a hotel lookup', () => {
  it('send no request while only stars, price, board and name are selected [DEC-91]', async () => {
    await searchCompleted({ stars: [4, 5], priceFrom: 1, priceTo: 9_000, boards: ['AI'], hotelName: 'sol' });
    await flushTasks();
    expect(filterCalls()).toHaveLength(0);
    expect(search.latest()).toMatchObject({ filter: 'none', view: { total: 2 } });
  });

  it.each<[Partial<ViewChoice>, readonly string[]]>([
    [{ ratingBand: '4.5-5' }, ['4.5-5']],
    [{ ratingBand: '4+' }, ['4+']],
    [{ ratingBand: '3+' }, ['3+']],
    [{ ratingBand: '2+' }, ['2+']],
    [{ styles: ['Family-friendly', 'Luxury'] }, ['style:Family-friendly', 'style:Luxury']],
    [{ awards: ['Travelers Choice'] }, ['award:Travelers Choice']],
    [{ resorts: ['Playa Blanca'] }, ['resort:Playa Blanca']],
    [{ amenities: ['Water park', 'Bar/Lounge'] }, ['amenity:Water park', 'amenity:Bar/Lounge']],
    [
      {
        ratingBand: '4+',
        styles: ['Luxury'],
        amenities: ['Sauna'],
        resorts: ['Side'],
        awards: ['Best of the Best'],
      },
      ['4+', 'style:Luxury', 'amenity:Sauna', 'resort:Side', 'award:Best of the Best'],
    ],
  ])(
    '%j are sent once for all hotels in the format of the endpoint [SRCH-FLT-08, DEC-91, API-FILTER-01, API-FILTER-02]',
    async (choice, filters) => {
      await searchCompleted(choice);
      const call = await search.net.call(FILTER);
      expect([call.method, call.body]).toEqual([
        'POST',
        { giataIds: [1, 2, 3], filters, includeMeta: false },
      ]);
      call.respondJson({ giataIds: [2] });
      expect(idsOf(await filterIs('applied'))).toEqual([2]);
    },
  );

  it('wait until all rows are read, and leave the list unchanged until the response arrives', async () => {
    search = runningSearch({ ratingBand: '4+' });
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(RESPONSE.replace('</Response>', ''));
    expect(idsOf(await filterIs('pending'))).toEqual([1, 2, 3]);
    expect(filterCalls()).toHaveLength(0);
    stream.write('</Response>');
    stream.end();
    (await search.net.call(FILTER)).respondJson({ giataIds: [3, 1] });
    expect(idsOf(await filterIs('applied'))).toEqual([1, 3]);

    search.show({ ratingBand: '3+' });
    expect(search.latest()).toMatchObject({ filter: 'pending', view: { total: 2 } });
  });

  it('combine with the others by AND [DEC-91]', async () => {
    await searchCompleted({ ratingBand: '4+', stars: [4, 5] });
    (await search.net.call(FILTER)).respondJson({ giataIds: [1, 2] });
    expect(idsOf(await filterIs('applied'))).toEqual([2]);
  });

  it('are requested once per combination, however often it is selected', async () => {
    await searchCompleted({ ratingBand: '4+' });
    (await search.net.call(FILTER)).respondJson({ giataIds: [1] });
    await filterIs('applied');
    search.show({ ratingBand: '3+' });
    (await search.net.call(FILTER, 1)).respondJson({ giataIds: [1, 2] });
    await filterIs('applied');
    search.show({});
    expect(search.latest()).toMatchObject({ filter: 'none', view: { total: 3 } });
    search.show({ ratingBand: '4+', stars: [3] });
    expect(search.latest()).toMatchObject({ filter: 'applied', view: { total: 1 } });
    search.show({ ratingBand: '3+', page: 2, sort: 'price-asc' });
    expect(search.latest()).toMatchObject({ filter: 'applied', view: { total: 2 } });
    await flushTasks();
    expect(requestedFilters()).toEqual(['4+', '3+']);
  });

  it('abort the request of a replaced selection, and send it again when it is selected again', async () => {
    await searchCompleted({ ratingBand: '4+' });
    const first = await search.net.call(FILTER);
    search.show({ ratingBand: '3+' });
    const second = await search.net.call(FILTER, 1);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    search.show({ ratingBand: '4+' });
    expect(search.latest()).toMatchObject({ filter: 'pending' });
    const third = await search.net.call(FILTER, 2);
    third.respondJson({ giataIds: [3] });
    expect(idsOf(await filterIs('applied'))).toEqual([3]);
    expect(requestedFilters()).toEqual(['4+', '3+', '4+']);
    expect(second.signal.aborted).toBe(true);
  });

  it.each<[string, (call: Awaited<ReturnType<typeof search.net.call>>) => void]>([
    ['returns status 500', (call) => call.respond(new Response('', { status: 500 }))],
    ['fails in the network', (call) => call.fail()],
    ['returns an unexpected body', (call) => call.respondJson({ hotels: [] })],
  ])('hide all hotels when the request %s, and show them after a retry [API-FILTER-03]', async (_how, go) => {
    await searchCompleted({ ratingBand: '4+' });
    go(await search.net.call(FILTER));
    expect(await filterIs('failed')).toMatchObject({ view: { total: 0, cards: [], unfiltered: 3 } });
    await flushTasks();
    expect(filterCalls()).toHaveLength(1);

    search.retryFilter();
    expect(search.latest()).toMatchObject({ filter: 'pending' });
    (await search.net.call(FILTER, 1)).respondJson({ giataIds: [1, 3] });
    expect(idsOf(await filterIs('applied'))).toEqual([1, 3]);
  });

  it('send no request when there is no hotel', async () => {
    search = runningSearch({ ratingBand: '4+' });
    expect(await respondWith(search, responseXml())).toMatchObject({ filter: 'applied', view: { total: 0 } });
    expect(search.net.calls).toHaveLength(1);
  });

  it('share one cached result whatever the order of the selection', async () => {
    await searchCompleted({ resorts: ['Side', 'Belek'], ratingBand: '4+' });
    (await search.net.call(FILTER)).respondJson({ giataIds: [1] });
    (await search.net.call(FILTER, 1)).respondJson({ giataIds: [1] });
    await filterIs('applied');
    search.show({ resorts: ['Belek', 'Side'], ratingBand: '4+' });
    expect(search.latest()).toMatchObject({ filter: 'applied', view: { total: 1 } });
    await flushTasks();
    expect(requestedFilters()).toEqual(['4+,resort:Side,resort:Belek', '4+']);
  });

  it('send no request when another date is selected', async () => {
    await searchCompleted({ ratingBand: '4+' });
    (await search.net.call(FILTER)).respondJson({ giataIds: [1] });
    await filterIs('applied');
    search.show({ ratingBand: '4+', departureDate: '2027-06-13' });
    await flushTasks();
    expect(requestedFilters()).toEqual(['4+']);
  });
});

describe('results with one filter group removed', () => {
  const STRICT = { ratingBand: '4+', styles: ['Luxury'], stars: [5] } as const;

  it('are requested for each group of an empty list and shown with a hotel count', async () => {
    await searchCompleted(STRICT);
    (await search.net.call(FILTER)).respondJson({ giataIds: [] });
    (await search.net.call(FILTER, 1)).respondJson({ giataIds: [3] });
    (await search.net.call(FILTER, 2)).respondJson({ giataIds: [1, 2] });
    const results = await search.waitForResults(({ view }) => view.removableFilters.length > 0);
    expect(requestedFilters()).toEqual(['4+,style:Luxury', 'style:Luxury', '4+']);
    expect(results.view.removableFilters).toEqual([{ group: 'ratingBand', count: 1 }]);

    // Removing the group uses the cached result.
    search.show({ ...STRICT, ratingBand: null });
    expect(search.latest()).toMatchObject({ filter: 'applied', view: { total: 1 } });
    await flushTasks();
    expect(filterCalls()).toHaveLength(3);
  });

  it('are not requested while the list has hotels', async () => {
    await searchCompleted(STRICT);
    (await search.net.call(FILTER)).respondJson({ giataIds: [3] });
    await filterIs('applied');
    await flushTasks();
    expect(filterCalls()).toHaveLength(1);
  });

  it('need no request when no other lookup filter is left', async () => {
    await searchCompleted({ ratingBand: '4+' });
    (await search.net.call(FILTER)).respondJson({ giataIds: [] });
    const { view } = await filterIs('applied');
    await flushTasks();
    expect(view.removableFilters).toEqual([{ group: 'ratingBand', count: 3 }]);
    expect(filterCalls()).toHaveLength(1);
  });

  it('are requested for the resorts whenever one is selected, so that each resort has a count', async () => {
    await searchCompleted({ ...NO_FILTERS, resorts: ['Side'], ratingBand: '3+' });
    (await search.net.call(FILTER)).respondJson({ giataIds: [1] });
    (await search.net.call(FILTER, 1)).respondJson({ giataIds: [1, 3] });
    const { view } = await search.waitForResults(
      (results) => Object.keys(results.view.resortCounts).length > 0,
    );
    expect(requestedFilters()).toEqual(['3+,resort:Side', '3+']);
    expect(view.resortCounts).toEqual({ Side: 1, Belek: 1 });
  });

  it('are left out when their request fails', async () => {
    await searchCompleted(STRICT);
    (await search.net.call(FILTER)).respondJson({ giataIds: [] });
    (await search.net.call(FILTER, 1)).fail();
    (await search.net.call(FILTER, 2)).respondJson({ giataIds: [3] });
    const { view, filter } = await search.waitForResults(
      (results) => results.view.removableFilters.length > 0,
    );
    expect([filter, view.removableFilters]).toEqual(['applied', [{ group: 'styles', count: 1 }]]);
  });
});
