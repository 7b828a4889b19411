import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';
import fc from 'fast-check';

import { settled } from '../../../testing/network';
import {
  answered,
  idsOf,
  runningSearch,
  writeCut,
  type RunningSearch,
} from '../../../testing/running-search';

const hotel = (giataId: number, fields: Readonly<Record<string, string>> = {}) =>
  resultXml({ reference: `r${giataId}`, rm1Giata: String(giataId), rm1HTLKEY: `K${giataId}`, ...fields });

let search: RunningSearch;
afterEach(() => {
  search.stop();
  search.close();
});

describe('a search under way', () => {
  it('tells the first cards before the answer has ended, and that it is complete after', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(`<Response><Hotels>${hotel(1)}${hotel(2).slice(0, 20)}`);
    const first = await search.shownWhen(({ view }) => view.total === 1);
    expect(first).toMatchObject({ complete: false, filter: 'none', resorts: null });
    expect(search.net.calls).toHaveLength(1);

    stream.write(`${hotel(2).slice(20)}</Hotels></Response>`);
    stream.end();
    const whole = await search.shownWhen(({ complete }) => complete);
    expect(idsOf(whole)).toEqual([1, 2]);
  });

  it('tells of further rows after 120 ms, and then ever more seldom', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(`<Response>${hotel(1)}`);
    await search.shownWhen(({ view }) => view.total === 1);

    search.pass(119);
    stream.write(hotel(2));
    await settled();
    expect(search.told).toHaveLength(1);

    search.pass(1);
    stream.write(hotel(3));
    expect(idsOf(await search.shownWhen(({ view }) => view.total === 3))).toEqual([1, 2, 3]);

    search.pass(239);
    stream.write(hotel(4));
    await settled();
    expect(search.told).toHaveLength(2);
    search.pass(1);
    stream.write(hotel(5));
    expect(idsOf(await search.shownWhen(({ view }) => view.total === 5))).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells nothing before the first row or the end of the answer, whatever is chosen', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    search.show({ stars: [5] });
    stream.write('<Response><Hotels>');
    await settled();
    expect(search.told).toEqual([]);
    stream.write('</Hotels></Response>');
    stream.end();
    expect(await search.shownWhen(({ complete }) => complete)).toMatchObject({ view: { total: 0 } });
  });

  it('shows what is chosen by then, even while rows still arrive', async () => {
    search = runningSearch();
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(`<Response>${hotel(1)}${hotel(2, { rm1RTG: '5' })}`);
    await search.shownWhen(({ view }) => view.total === 2);
    search.show({ stars: [5] });
    expect(search.shown()?.view.total).toBe(1);
    stream.write(`${hotel(3, { rm1RTG: '5' })}</Response>`);
    stream.end();
    expect(idsOf(await search.shownWhen(({ complete }) => complete))).toEqual([2, 3]);
  });

  it('reads the same wherever the bytes are cut, letters of many bytes among them', async () => {
    const name = 'Hôtel Plage 🏖 d’Été';
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5_000), { maxLength: 12 }), async (cuts) => {
        search = runningSearch();
        const stream = (await search.net.call('dpSearch.php')).stream();
        writeCut(stream, responseXml(hotel(1, { rm1HTL: name }), hotel(2, { rm1HTL: name })), cuts);
        const { view } = await search.shownWhen(({ complete }) => complete);
        expect(view.cards.map(({ title }) => title)).toEqual([name, name]);
        search.stop();
        search.close();
      }),
      { numRuns: 40 },
    );
  });

  it('knows the lowest price and the hotels of each date, whatever is filtered [DEC-88]', async () => {
    search = runningSearch({ stars: [1], boards: ['AI'], priceTo: 1 });
    const { dates, view } = await answered(
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

  it('shows another date at once, without another search', async () => {
    search = runningSearch();
    await answered(search, responseXml(hotel(1), hotel(2, { departureDate: '2027-06-13' })));
    search.show({ departureDate: '2027-06-13' });
    expect(search.shown()?.view.cards).toMatchObject([{ giataId: 2 }]);
    search.show({ departureDate: '2027-06-14' });
    expect(search.shown()?.view).toMatchObject({ total: 0, unfiltered: 0 });
    expect(search.net.to('dpSearch.php')).toHaveLength(1);
  });

  it('takes nothing found for an answer, and asks nothing about no hotels', async () => {
    search = runningSearch();
    expect(await answered(search, responseXml())).toMatchObject({
      view: { total: 0, unfiltered: 0, pageCount: 1 },
      dates: [],
      resorts: [],
    });
    expect(search.net.calls).toHaveLength(1);
  });

  it('ends everything that it has under way when it is stopped, and tells nothing any more', async () => {
    search = runningSearch({ ratingBand: '4+' });
    await answered(search, responseXml(hotel(1)));
    await search.net.call('filterHotelsByGiataIdsAndFilters');
    const [, ...lookUps] = search.net.calls;
    const told = search.told.length;
    search.stop();
    await settled();
    expect(lookUps.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    expect(search.told).toHaveLength(told);
  });

  it('ends the download itself when it is stopped before its end', async () => {
    search = runningSearch();
    const call = await search.net.call('dpSearch.php');
    call.stream().write(`<Response>${hotel(1)}`);
    await search.shownWhen(({ view }) => view.total === 1);
    search.stop();
    await settled();
    expect(call.signal.aborted).toBe(true);
    expect(search.told).toHaveLength(1);
  });
});

describe('the recommended order', () => {
  const FOUR = responseXml(
    ...[1, 2, 3].map((id) => hotel(id)),
    ...[4, 3, 2].map((id) => hotel(id, { departureDate: '2027-06-13' })),
  );

  it('asks the reviews once for all hotels of all dates, and goes by them [SRCH-SRT-01, API-SORT-01]', async () => {
    search = runningSearch();
    expect(idsOf(await answered(search, FOUR))).toEqual([1, 2, 3]);
    const call = await search.net.call('sortGiataIdsByTripAdvisorRating');
    expect([call.method, call.body]).toEqual(['POST', { giataIds: [1, 2, 3, 4], order: 'desc' }]);
    call.answerJson({ giataIds: [4, 2, 3, 1] });

    await search.shownWhen((shown) => idsOf(shown).join() === '2,3,1');
    search.show({ departureDate: '2027-06-13' });
    expect(search.shown()?.view.cards.map(({ giataId }) => giataId)).toEqual([4, 2, 3]);
    search.show({ sort: 'price-asc' });
    expect(search.shown()?.view.cards.map(({ giataId }) => giataId)).toEqual([1, 2, 3]);
    search.show({});
    expect(search.net.to('sortGiataIdsByTripAdvisorRating')).toHaveLength(1);
  });

  it.each([
    ['fails', new Response('', { status: 500 })],
    ['is no list', Response.json({ giataIds: 'none' })],
  ])(
    'stays as the hotels came, on every date, when the call %s [API-SORT-02, SRCH-SRT-01]',
    async (_how, response) => {
      search = runningSearch();
      await answered(search, FOUR);
      (await search.net.call('sortGiataIdsByTripAdvisorRating')).answer(response);
      (await search.net.call('getResortsByGiataIds')).answerJson({ resorts: ['Side'] });
      await search.shownWhen(({ resorts }) => resorts !== null);
      expect(search.shown()?.view.cards.map(({ giataId }) => giataId)).toEqual([1, 2, 3]);
      search.show({ departureDate: '2027-06-13' });
      expect(search.shown()?.view.cards.map(({ giataId }) => giataId)).toEqual([4, 3, 2]);
    },
  );
});

describe('the resorts', () => {
  it('are asked for once for all hotels, and are on the way until then [API-RESORTS-01]', async () => {
    search = runningSearch();
    expect(await answered(search, responseXml(hotel(1), hotel(2)))).toMatchObject({ resorts: null });
    const call = await search.net.call('getResortsByGiataIds');
    expect(call.body).toEqual({ giataIds: [1, 2], includeMeta: false });
    call.answerJson({ resorts: ['Side', 'Belek'] });
    await search.shownWhen(({ resorts }) => resorts?.join() === 'Side,Belek');
  });

  it('are none when the call fails [API-RESORTS-02]', async () => {
    search = runningSearch();
    await answered(search, responseXml(hotel(1)));
    (await search.net.call('getResortsByGiataIds')).fail();
    await search.shownWhen(({ resorts }) => resorts?.length === 0);
  });
});

it('the look-ups are given up after 10 s [CONST-12, API-FILTER-03, API-SORT-02, API-RESORTS-02]', async () => {
  const limits: { readonly ms: number; readonly abort: AbortController }[] = [];
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    limits.push({ ms, abort });
    return abort.signal;
  });
  search = runningSearch({ ratingBand: '4+' });
  await answered(search, responseXml(hotel(2), hotel(1)));
  await search.net.call('filterHotelsByGiataIdsAndFilters');
  expect(limits.map(({ ms }) => ms)).toEqual([10_000, 10_000, 10_000]);
  for (const { abort } of limits) abort.abort();
  await search.shownWhen(({ filter, resorts }) => filter === 'failed' && resorts?.length === 0);
  search.show({});
  expect(search.shown()?.view.cards.map(({ giataId }) => giataId)).toEqual([2, 1]);
  spy.mockRestore();
});
