import { groupSchema } from '@storefront/shared/api/content/group.schema';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { parseSearchQuery } from '@storefront/shared/domain/search-query/search-query';
import fc from 'fast-check';

import { groupSearchStart } from './group-lead';
import { groupSearch } from './group-search';
import { groupTheme } from './group-theme';
import { cheapestNights, nightCounts } from './night-counts';

const TODAY = '2026-11-21';

const aCell = (price: number, nights = 7) => ({
  price,
  date: '2027-01-11',
  giata: 703013,
  hotelName: 'Cathedral Rooms',
  nights,
  boardBasis: 'RO',
});
const groupOf = (priceData: object) =>
  groupSchema.parse({
    data: {
      _id: 'g',
      name: 'G',
      description1: '',
      description3: '',
      adults: 2,
      children: 2,
      boardBasisId: '5',
      destinations: [{ _id: 'd', id: 703, name: 'Krakow', priceData }],
    },
  }).data;
const destinationOf = (priceData: object) => {
  const [destination] = groupOf(priceData).destinations;
  if (!destination) throw new Error('no destination');
  return destination;
};

describe('the picture of a group', () => {
  it.each([
    ['All Inclusive Family', 'all-inclusive'],
    ['all-inclusive luxury', 'all-inclusive'],
    ['Budget-friendly family', 'family'],
    ['FAMILY Last Minute', 'family'],
    ['Budget-Friendly', 'budget-friendly'],
    ['Budget friendly senior trips', 'budget-friendly'],
    ['Last minute, budget-friendly', 'budget-friendly'],
    ['Last Minute', 'last-minute'],
    ['Last Minute Budget-Friendly', 'budget-friendly'],
    ['Senior last-minute trips', 'last-minute'],
    ['Blue Sea family', 'family'],
    ['Senior last minute', 'last-minute'],
    ['Blue Sea for seniors', 'senior'],
    ['Senior Escapes by Blue Sea', 'senior'],
    ['blue sea specials', 'tour-operator'],
    ['Winter Sun', 'default'],
    ['', 'default'],
  ])('of %p is that of %s [GRP-02, DEC-81]', (name, theme) => {
    expect(groupTheme(name, 'Blue Sea')).toBe(theme);
  });

  it('is the default where no operator is set, and none is set by default [DEC-81]', () => {
    const { tourOperator } = storefrontConfigSchema.parse({}).groupPage;
    expect(tourOperator).toBeNull();
    expect(groupTheme('Blue Sea specials', tourOperator)).toBe('default');
  });
});

describe('the search form of a group', () => {
  it('starts at the date and nights of the lowest price [DEC-242]', () => {
    const group = groupOf({ 3: { 4: aCell(180, 3) }, 7: { 4: { ...aCell(240), date: '2027-02-13' } } });
    expect(groupSearchStart(group, TODAY)).toMatchObject({
      departureDate: '2027-01-11',
      nights: 3,
      rooms: [{ adults: 2, children: 0, childAges: [] }],
    });
    const couples = { ...group, adults: 4, children: 0 };
    expect(groupSearchStart(couples, TODAY).rooms).toEqual([{ adults: 4, children: 0, childAges: [] }]);
  });

  it.each(['2026-01-26', '2028-01-26'])('starts tomorrow when %s is not on sale [DEC-78]', (date) => {
    const group = groupOf({ 7: { 4: { ...aCell(180), date } } });
    expect(groupSearchStart(group, TODAY)).toMatchObject({ departureDate: '2026-11-22', nights: 7 });
  });

  it('starts with the defaults of the shop where the group has no price', () => {
    expect(groupSearchStart(groupOf({}), TODAY)).toMatchObject({ departureDate: '2027-01-20', nights: 7 });
  });
});

describe('the durations of a destination', () => {
  it('are the night counts of its prices, ascending, starting with the cheapest selected [GRP-06]', () => {
    const destination = destinationOf({
      '14': { '3': aCell(300, 14) },
      '7': { '3': { price: 'N/A' }, '5': aCell(200) },
      '3': { '4': aCell(250, 3) },
    });
    expect(nightCounts(destination)).toEqual(['3', '7', '14']);
    expect(cheapestNights(destination)).toBe('7');
  });

  it('select the fewest nights if nothing has a price, and are empty without price data [GRP-06]', () => {
    expect(cheapestNights(destinationOf({ '7': { '3': { price: 'N/A' } }, '3': {} }))).toBe('3');
    expect(cheapestNights(destinationOf({}))).toBeNull();
  });

  it('always select one of the listed night counts [GRP-06]', () => {
    const cell = fc.oneof(
      fc.constant({ price: 'N/A' as const }),
      fc.integer({ min: 1, max: 5_000 }).map((price) => aCell(price)),
    );
    const table = fc.dictionary(
      fc.integer({ min: 1, max: 28 }).map(String),
      fc.record({ '3': cell, '4': cell, '5': cell }, { requiredKeys: [] }),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(table, (priceData) => {
        const destination = destinationOf(priceData);
        const counts = nightCounts(destination);
        const begin = cheapestNights(destination);
        expect(begin === null ? counts.length === 0 : counts.includes(begin)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the search of a card', () => {
  const searchOf = (date = '2027-01-11', party = { adults: 2, children: 2 }) =>
    Object.fromEntries(
      new URLSearchParams(
        groupSearch(
          {
            group: { ...party, boardBasisId: '5' },
            destination: { id: 703 },
            entry: { date, nights: 4, giataId: 703013 },
            stars: '4',
          },
          TODAY,
        ).split('?')[1],
      ),
    );

  it('uses any departure airport and the party of the group in one room, without ages [NAV-01, NAV-02, NAV-03, CONST-03, DEC-82, DEC-02, DEC-06, DEC-79]', () => {
    expect(searchOf()).toMatchObject({
      tradingNameId: '200209',
      MaxResults: '5000',
      DestinationType: 'Region',
      departureId: '-1',
      flexibility: '3',
      destinationId: '703',
      dateMin: '2027-01-08',
      dateMax: '2027-01-11',
      durationMin: '4',
      durationMax: '4',
      boardType: '5',
      adultsRoom1: '2',
      childrenRoom1: '2',
      selectedStars: '4',
      giata: '703013',
      totalGuests: '4',
      totalRooms: '1',
    });
    expect(searchOf()['childrenAgesRoom1'] ?? '').toBe('');
    // The results page assumes the ages, and shows them in its form.
    expect(parseSearchQuery(new URLSearchParams(searchOf()), TODAY).rooms).toEqual([
      { adults: 2, children: 2, childAges: [2, 2] },
    ]);
  });

  it.each([
    [{ adults: 3, children: 1 }, [2]],
    [{ adults: 1, children: 0 }, []],
  ])('has the party %j of the group [NAV-03]', (party, childAges) => {
    const search = searchOf('2027-01-11', party);
    expect(search).toMatchObject({
      adultsRoom1: String(party.adults),
      childrenRoom1: String(party.children),
      totalGuests: String(party.adults + party.children),
      totalRooms: '1',
    });
    expect(parseSearchQuery(new URLSearchParams(search), TODAY).rooms).toEqual([{ ...party, childAges }]);
  });

  it('a past date becomes tomorrow [DEC-78]', () => {
    expect(searchOf('2026-01-26')).toMatchObject({ dateMin: '2026-11-19', dateMax: '2026-11-22' });
  });
});
