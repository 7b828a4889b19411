import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';

import { settled } from '../../../testing/network';
import { answered, idsOf, runningSearch, type RunningSearch } from '../../../testing/running-search';
import { NO_FILTERS, type ViewChoice } from '../../domain/view-choice';

const FILTER = 'filterHotelsByGiataIdsAndFilters';
const ANSWER = responseXml(
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

async function begun(choice: Partial<ViewChoice> = {}): Promise<void> {
  search = runningSearch(choice);
  await answered(search, ANSWER);
}

const filterCalls = () => search.net.to(FILTER);
const textsAsked = () => filterCalls().map(({ body }) => body.filters?.join());
const filterIs = (state: string) => search.shownWhen(({ filter }) => filter === state);

describe('filters of the hotel look-ups', () => {
  it('are not asked for while only stars, price, board and name are chosen [DEC-91]', async () => {
    await begun({ stars: [4, 5], priceFrom: 1, priceTo: 9_000, boards: ['AI'], hotelName: 'sol' });
    await settled();
    expect(filterCalls()).toHaveLength(0);
    expect(search.shown()).toMatchObject({ filter: 'none', view: { total: 2 } });
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
    '%j are sent once for all hotels in the words of the call [DEC-91, API-FILTER-01, API-FILTER-02]',
    async (choice, filters) => {
      await begun(choice);
      const call = await search.net.call(FILTER);
      expect([call.method, call.body]).toEqual([
        'POST',
        { giataIds: [1, 2, 3], filters, includeMeta: false },
      ]);
      call.answerJson({ giataIds: [2] });
      expect(idsOf(await filterIs('applied'))).toEqual([2]);
    },
  );

  it('wait until all hotels are known, and leave the list as it was until they are answered', async () => {
    search = runningSearch({ ratingBand: '4+' });
    const stream = (await search.net.call('dpSearch.php')).stream();
    stream.write(ANSWER.replace('</Response>', ''));
    expect(idsOf(await filterIs('asking'))).toEqual([1, 2, 3]);
    expect(filterCalls()).toHaveLength(0);
    stream.write('</Response>');
    stream.end();
    (await search.net.call(FILTER)).answerJson({ giataIds: [3, 1] });
    expect(idsOf(await filterIs('applied'))).toEqual([1, 3]);

    search.show({ ratingBand: '3+' });
    expect(search.shown()).toMatchObject({ filter: 'asking', view: { total: 2 } });
  });

  it('combine with the others by AND [DEC-91]', async () => {
    await begun({ ratingBand: '4+', stars: [4, 5] });
    (await search.net.call(FILTER)).answerJson({ giataIds: [1, 2] });
    expect(idsOf(await filterIs('applied'))).toEqual([2]);
  });

  it('are asked for once each, however often they are chosen', async () => {
    await begun({ ratingBand: '4+' });
    (await search.net.call(FILTER)).answerJson({ giataIds: [1] });
    await filterIs('applied');
    search.show({ ratingBand: '3+' });
    (await search.net.call(FILTER, 1)).answerJson({ giataIds: [1, 2] });
    await filterIs('applied');
    search.show({});
    expect(search.shown()).toMatchObject({ filter: 'none', view: { total: 3 } });
    search.show({ ratingBand: '4+', stars: [3] });
    expect(search.shown()).toMatchObject({ filter: 'applied', view: { total: 1 } });
    search.show({ ratingBand: '3+', page: 2, sort: 'price-asc' });
    expect(search.shown()).toMatchObject({ filter: 'applied', view: { total: 2 } });
    await settled();
    expect(textsAsked()).toEqual(['4+', '3+']);
  });

  it('take back what nobody waits for any more, and ask again when it is wanted after all', async () => {
    await begun({ ratingBand: '4+' });
    const first = await search.net.call(FILTER);
    search.show({ ratingBand: '3+' });
    const second = await search.net.call(FILTER, 1);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    search.show({ ratingBand: '4+' });
    expect(search.shown()).toMatchObject({ filter: 'asking' });
    const third = await search.net.call(FILTER, 2);
    third.answerJson({ giataIds: [3] });
    expect(idsOf(await filterIs('applied'))).toEqual([3]);
    expect(textsAsked()).toEqual(['4+', '3+', '4+']);
    expect(second.signal.aborted).toBe(true);
  });

  it.each<[string, (call: Awaited<ReturnType<typeof search.net.call>>) => void]>([
    ['answers 500', (call) => call.answer(new Response('', { status: 500 }))],
    ['does not answer', (call) => call.fail()],
    ['answers something else', (call) => call.answerJson({ hotels: [] })],
  ])(
    'hide all hotels when the call %s, and show them when it is tried again [API-FILTER-03]',
    async (_how, go) => {
      await begun({ ratingBand: '4+' });
      go(await search.net.call(FILTER));
      expect(await filterIs('failed')).toMatchObject({ view: { total: 0, cards: [], unfiltered: 3 } });
      await settled();
      expect(filterCalls()).toHaveLength(1);

      search.retryFilter();
      expect(search.shown()).toMatchObject({ filter: 'asking' });
      (await search.net.call(FILTER, 1)).answerJson({ giataIds: [1, 3] });
      expect(idsOf(await filterIs('applied'))).toEqual([1, 3]);
    },
  );

  it('are not asked for where there is no hotel', async () => {
    search = runningSearch({ ratingBand: '4+' });
    expect(await answered(search, responseXml())).toMatchObject({ filter: 'applied', view: { total: 0 } });
    expect(search.net.calls).toHaveLength(1);
  });

  it('are the same choice in whatever order they were chosen', async () => {
    await begun({ resorts: ['Side', 'Belek'], ratingBand: '4+' });
    (await search.net.call(FILTER)).answerJson({ giataIds: [1] });
    (await search.net.call(FILTER, 1)).answerJson({ giataIds: [1] });
    await filterIs('applied');
    search.show({ resorts: ['Belek', 'Side'], ratingBand: '4+' });
    expect(search.shown()).toMatchObject({ filter: 'applied', view: { total: 1 } });
    await settled();
    expect(textsAsked()).toEqual(['4+,resort:Side,resort:Belek', '4+']);
  });

  it('are not asked for again by a way through the other dates', async () => {
    await begun({ ratingBand: '4+' });
    (await search.net.call(FILTER)).answerJson({ giataIds: [1] });
    await filterIs('applied');
    search.show({ ratingBand: '4+', departureDate: '2027-06-13' });
    await settled();
    expect(textsAsked()).toEqual(['4+']);
  });
});

describe('what the list would be with a group less', () => {
  const STRICT = { ratingBand: '4+', styles: ['Luxury'], stars: [5] } as const;

  it('is asked for each group of an emptied list, and said with its number', async () => {
    await begun(STRICT);
    (await search.net.call(FILTER)).answerJson({ giataIds: [] });
    (await search.net.call(FILTER, 1)).answerJson({ giataIds: [3] });
    (await search.net.call(FILTER, 2)).answerJson({ giataIds: [1, 2] });
    const shown = await search.shownWhen(({ view }) => view.waysOut.length > 0);
    expect(textsAsked()).toEqual(['4+,style:Luxury', 'style:Luxury', '4+']);
    expect(shown.view.waysOut).toEqual([{ group: 'ratingBand', count: 1 }]);

    // The way that is taken is known already.
    search.show({ ...STRICT, ratingBand: null });
    expect(search.shown()).toMatchObject({ filter: 'applied', view: { total: 1 } });
    await settled();
    expect(filterCalls()).toHaveLength(3);
  });

  it('is not asked for while there is something to show', async () => {
    await begun(STRICT);
    (await search.net.call(FILTER)).answerJson({ giataIds: [3] });
    await filterIs('applied');
    await settled();
    expect(filterCalls()).toHaveLength(1);
  });

  it('needs no call where nothing else is left to ask', async () => {
    await begun({ ratingBand: '4+' });
    (await search.net.call(FILTER)).answerJson({ giataIds: [] });
    const { view } = await filterIs('applied');
    await settled();
    expect(view.waysOut).toEqual([{ group: 'ratingBand', count: 3 }]);
    expect(filterCalls()).toHaveLength(1);
  });

  it('is asked for the resorts whenever one is chosen, so that each can say its number', async () => {
    await begun({ ...NO_FILTERS, resorts: ['Side'], ratingBand: '3+' });
    (await search.net.call(FILTER)).answerJson({ giataIds: [1] });
    (await search.net.call(FILTER, 1)).answerJson({ giataIds: [1, 3] });
    const { view } = await search.shownWhen((shown) => Object.keys(shown.view.resortCounts).length > 0);
    expect(textsAsked()).toEqual(['3+,resort:Side', '3+']);
    expect(view.resortCounts).toEqual({ Side: 1, Belek: 1 });
  });

  it('is left out where its call fails', async () => {
    await begun(STRICT);
    (await search.net.call(FILTER)).answerJson({ giataIds: [] });
    (await search.net.call(FILTER, 1)).fail();
    (await search.net.call(FILTER, 2)).answerJson({ giataIds: [3] });
    const { view, filter } = await search.shownWhen((shown) => shown.view.waysOut.length > 0);
    expect([filter, view.waysOut]).toEqual(['applied', [{ group: 'styles', count: 1 }]]);
  });
});
