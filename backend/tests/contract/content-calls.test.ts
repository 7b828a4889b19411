import { dealByIdSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { allDealsSchema, type CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { groupSchema } from '@storefront/shared/api/content/group.schema';
import { holidayPageSchema, PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { priceFileSchema } from '@storefront/shared/api/content/price-file.schema';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { departureIdOf } from '@storefront/shared/domain/catalogue/airports';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import {
  BEACH_DESTINATIONS,
  CITY_DESTINATIONS,
  DESTINATION_COLUMNS,
  HOLIDAY_COLUMNS,
  HOME_BANNERS,
  PAGE_IDS,
  POPULAR_DESTINATIONS,
} from '@storefront/shared/domain/catalogue/navigation';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import {
  chosenPackageSchema,
  NO_EXTRAS,
  type Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { addDays, daysBetween, monthBounds } from '@storefront/shared/domain/dates/iso-date';
import { dealParty } from '@storefront/shared/domain/deals/deal-party';
import { dealPrice, SPECIAL_OFFER } from '@storefront/shared/domain/deals/deal-price';
import { DEFAULT_OCCUPANCY, type RoomOccupancy } from '@storefront/shared/domain/occupancy/occupancy';

import { allDocuments, findDocument } from '../../src/content/content-store';
import { pageMonthCode, monthsFrom } from '../../src/content/prices/month-codes';
import type { GroupDocument } from '../../src/content/documents/group-document.schema';
import { withCruise } from '../../src/quotes/cruise-of-package';
import { openTestShop, TODAY, type TestShop } from '../support/test-shop';

import { sendCall, cheapestOf, expectError, searchPackages, type FoundPackage } from './api-requests';
import { SEARCH } from './example';
import { openSecondBackend } from './second-backend';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
let catalogue: readonly CatalogueDeal[];
type PricedDeal = Awaited<ReturnType<typeof dealOf>>;

const dealsById = new Map<string, PricedDeal>();

beforeAll(async () => {
  shop = await openTestShop();
  catalogue = allDealsSchema.parse((await sendCall(shop.app, 'getAllDeals', {})).json);
  for (const { dealId } of catalogue) dealsById.set(dealId, await dealOf(dealId));
}, 90_000);
afterAll(() => shop.close());

async function dealOf(id: string) {
  const { status, json } = await sendCall(shop.app, 'getDealById', { params: { id } });
  expect([id, status]).toEqual([id, 200]);
  const deal = dealByIdSchema.parse(json).deal.data;
  const { cheapestDate } = deal;
  if (cheapestDate === null) throw new Error(`deal ${id} has no date`);
  return { ...deal, cheapestDate };
}

async function pageOf(pageId: string) {
  const { status, json } = await sendCall(shop.app, 'getPage', { params: { pageId } });
  expect([pageId, status]).toEqual([pageId, 200]);
  const { success, data } = holidayPageSchema.parse(json);
  if (!success || !data) throw new Error(`${pageId} has no page`);
  return data;
}

async function groupOf(id: string) {
  const { status, json } = await sendCall(shop.app, 'group-destinations', { params: { id } });
  expect([id, status]).toEqual([id, 200]);
  return groupSchema.parse(json).data;
}

async function priceRowsOf(monthFile: string, app = shop.app) {
  const { status, json } = await sendCall(app, 'prices', { params: { monthFile } });
  expect([monthFile, status]).toEqual([monthFile, 200]);
  const { success, data } = priceFileSchema.parse(json);
  expect(success).toBe(true);
  return data.Hotels.Result;
}

const search = (query: Record<string, string>) => searchPackages(shop.app, { ...SEARCH, ...query });

const LINKS = [...DESTINATION_COLUMNS, ...HOLIDAY_COLUMNS]
  .flatMap(({ entries }) => entries)
  .concat(POPULAR_DESTINATIONS, BEACH_DESTINATIONS, CITY_DESTINATIONS, HOME_BANNERS)
  .flatMap(({ path }) => (path === null ? [] : [path]));
const GROUP_IDS = [...new Set(LINKS.flatMap((path) => /^\/group\/(.+)$/.exec(path)?.[1] ?? []))];
const LINKED_PAGES = new Set([
  ...Object.values(PAGE_IDS),
  ...LINKS.flatMap((path) => /^\/page\/(.+)$/.exec(path)?.[1] ?? []),
]);

describe('pages', () => {
  it('every destination of the catalogue and every linked id has a page with future months [API-PAGE-03, DEC-44, DEC-78]', async () => {
    const destinations = uniqueDestinations();
    const months = monthsFrom(TODAY, 12).map(pageMonthCode);
    const documents = await allDocuments(shop, 'pages');
    const stored = new Map(documents.map(({ document }) => [document.id, document.destinationId]));
    expect(destinations.map(({ id }) => stored.get(pageIdOf(id)))).toEqual(destinations.map(({ id }) => id));
    // Computing prices takes time, so only every fourth page is requested.
    for (const { id, name } of destinations.filter((_, index) => index % 4 === 0)) {
      const page = await pageOf(pageIdOf(id));
      expect(page).toMatchObject({ destinationName: name, destinationId: id });
      expect(page.content).toMatch(/<\w+/);
      expect(Object.keys(page.priceData)).toEqual(months);
      for (const cells of Object.values(page.priceData))
        for (const cell of Object.values(cells)) expect(!cell || cell.date > TODAY).toBe(true);
    }
    const existing = new Set(destinations.map(({ id }) => pageIdOf(id)));
    expect([...LINKED_PAGES].filter((id) => !existing.has(id))).toEqual([]);
  }, 120_000);

  it.each([101, 306, 501, 601, 703, 803])(
    'the page of destination %i has the cheapest price that the search finds for each of its hotels [API-PAGE-03, DEC-161]',
    async (destinationId) => {
      const page = await pageOf(pageIdOf(destinationId));
      for (const month of ['2027-02', '2027-07']) {
        const { first, last } = monthBounds(month);
        const found = await search({
          destinationId: String(destinationId),
          departureId: String(page.fromId),
          dateMin: first,
          dateMax: last,
          durationMin: String(page.nights),
          durationMax: String(page.nights),
          boardType: page.boardBasisId,
          rating: PRICED_RATINGS.join(''),
        });
        for (const rating of PRICED_RATINGS) {
          const results = found.filter(({ starClass }) => String(starClass) === rating);
          const cell = page.priceData[pageMonthCode(month)]?.[rating] ?? null;
          const lowest = cheapestOf(results);
          if (cell === null) {
            // Nothing is on sale, or the hotel has no content: then it is sold by phone.
            const best = results.filter(({ pricePerPerson }) => pricePerPerson === lowest);
            expect(best.length === 0 || best.some(({ giataId }) => giataId === 0)).toBe(true);
            continue;
          }
          const ofHotel = cheapestOf(results.filter(({ giataId }) => giataId === cell.giataId));
          expect([month, rating, cell.pricePerPerson]).toEqual([month, rating, ofHotel]);
          const displayed = results.find(
            ({ pricePerPerson, departureDate, giataId }) =>
              pricePerPerson === ofHotel && departureDate === cell.date && giataId === cell.giataId,
          );
          expect([month, rating, displayed !== undefined]).toEqual([month, rating, true]);
        }
      }
    },
    30_000,
  );
});

describe('groups', () => {
  it.each(GROUP_IDS)('the linked group %s has future prices [API-GROUP-03, DEC-44, DEC-78]', async (id) => {
    const { name, destinations, description1 } = await groupOf(id);
    expect([name, description1]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    expect(destinations.length).toBeGreaterThan(0);
    const cells = destinations.flatMap(({ priceData }) =>
      Object.values(priceData).flatMap((byRating) => Object.values(byRating)),
    );
    const priced = cells.filter((cell) => cell !== null && cell !== undefined);
    expect(priced.length).toBeGreaterThan(0);
    for (const { date } of priced) expect(date > TODAY).toBe(true);
  });

  it('respond 404 for an unknown id [API-GROUP-03]', async () => {
    for (const id of ['moon', 'constructor', `${GROUP_IDS[0]} `])
      expectError(await sendCall(shop.app, 'group-destinations', { params: { id } }), 404, null);
  });

  it.each(['last-minute', 'under-300'])(
    'the group %s shows the lowest prices of the search [API-GROUP-03, DEC-108]',
    async (id) => {
      const group = await groupOf(id);
      const document = await groupDocument(id);
      const { dearest, departures } = document;
      if (!('fromDays' in departures)) throw new Error('a group of days was expected');
      for (const { id: destinationId, priceData } of group.destinations.slice(0, 2)) {
        const byPhone =
          document.destinations.find((one) => one.destinationId === destinationId)?.byPhone ?? [];
        for (const nights of document.nights) {
          const results = await packagesOfGroup(document, destinationId, nights, departures);
          for (const rating of PRICED_RATINGS) {
            const own = results.filter(({ starClass }) => String(starClass) === rating);
            const lowest = cheapestOf(own);
            const cell = priceData[String(nights)]?.[rating] ?? null;
            if (cell !== null) {
              expect([destinationId, nights, rating, cell.pricePerPerson]).toEqual([
                destinationId,
                nights,
                rating,
                lowest,
              ]);
              continue;
            }
            const isByPhone =
              byPhone.includes(`${nights}-${rating}`) || isWithoutOnlinePrice(own, lowest, dearest);
            expect([destinationId, nights, rating, isByPhone]).toEqual([destinationId, nights, rating, true]);
          }
        }
      }
    },
    60_000,
  );
});

/** Returns whether a cell has no online price: nothing on sale, too expensive, or a hotel without a giata number. */
function isWithoutOnlinePrice(
  packages: readonly FoundPackage[],
  lowest: number | null,
  dearest: number | null,
): boolean {
  if (lowest === null || lowest > (dearest ?? Number.POSITIVE_INFINITY) * 100) return true;
  return packages.some(({ giataId, pricePerPerson }) => pricePerPerson === lowest && giataId === 0);
}

async function groupDocument(id: string): Promise<GroupDocument> {
  const stored = await findDocument(shop, 'groups', id);
  if (!stored) throw new Error(`there is no group ${id}`);
  return stored.document;
}

/** A search covers at most 45 days, so a longer season takes several. */
async function packagesOfGroup(
  { adults, children, boardBasis }: GroupDocument,
  destinationId: number,
  nights: number,
  { fromDays, toDays }: { readonly fromDays: number; readonly toDays: number },
) {
  const found: FoundPackage[] = [];
  for (let from = fromDays; from <= toDays; from += 30) {
    const results = await search({
      destinationId: String(destinationId),
      dateMin: addDays(TODAY, from),
      dateMax: addDays(TODAY, Math.min(toDays, from + 29)),
      durationMin: String(nights),
      durationMax: String(nights),
      boardType: boardSearchId(boardBasis),
      rating: PRICED_RATINGS.join(''),
      adultsRoom1: String(adults),
      childrenRoom1: String(children),
      childrenAgesRoom1: Array.from({ length: children }, () => 2).join(','),
    });
    found.push(...results);
  }
  return found;
}

describe('deals', () => {
  it('cover every kind of deal, including deal 184 [API-DEALS-04, DEC-48]', async () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(40);
    const { json } = await sendCall(shop.app, 'getAllDeals', {});
    // No deal was dropped because of its format.
    expect((json as { deals: object[] }).deals).toHaveLength(catalogue.length);
    expect(new Set(catalogue.map(({ dealId }) => dealId)).size).toBe(catalogue.length);
    for (const has of [
      ({ featured }: CatalogueDeal) => featured,
      ({ shipName }: CatalogueDeal) => shipName !== null,
      ({ groupIds }: CatalogueDeal) => groupIds.length > 0,
      ({ markups }: CatalogueDeal) => markups.length > 0,
    ]) {
      expect(catalogue.some(has)).toBe(true);
      expect(catalogue.some((deal) => !has(deal))).toBe(true);
    }
    expect(catalogue.every(({ destinationIds }) => destinationIds.length > 0)).toBe(true);
    expect(catalogue.some(({ markups }) => markups.some(({ markup }) => markup < 0))).toBe(true);
    expect(catalogue.some(({ markups }) => markups.some(({ markup }) => markup > 0))).toBe(true);

    const special = catalogue.find(({ dealId }) => dealId === '184');
    if (!special) throw new Error('deal 184 is missing');
    // Cards subtract £22: card and page must both show £129.
    expect(special.startingPrice - SPECIAL_OFFER.reduction).toBe(SPECIAL_OFFER.displayedPrice);
    expect(dealPrice(special)).toBe(SPECIAL_OFFER.displayedPrice);
  });

  it('are all available by id: online and offline, bookable or not, with tours, boards and itinerary [API-DEAL-02]', () => {
    const deals = [...dealsById.values()];
    expect(new Set(deals.map(({ pricingMode }) => pricingMode))).toEqual(new Set(['online', 'offline']));
    expect(new Set(deals.map(({ isBooking }) => isBooking))).toEqual(new Set([true, false]));
    for (const { dealId, ...listed } of catalogue) {
      const { hotelName, startingPrice, cheapestDate, nights, shipName, markups, boardBasis } = listed;
      expect(dealsById.get(dealId)).toMatchObject({
        hotelName,
        startingPrice,
        cheapestDate,
        nights,
        shipName,
        markups,
        boardBasis,
      });
    }
    for (const has of [
      ({ tours }: PricedDeal) => tours.length > 0,
      ({ cruiseBoards }: PricedDeal) => cruiseBoards.length > 0,
      ({ itinerary }: PricedDeal) => itinerary.length > 0,
      ({ childAges }: PricedDeal) => childAges.length > 0,
    ])
      expect(deals.some(has) && deals.some((deal) => !has(deal))).toBe(true);
  });

  it('respond 404 for an unknown id [API-DEAL-02]', async () => {
    for (const id of ['0', '99999', '184x', ' 184', '__proto__'])
      expectError(await sendCall(shop.app, 'getDealById', { params: { id } }), 404, null);
  });

  it('start at the price of the search for the same hotel, date, nights, board and party [DEC-108, DEC-78, DEC-482]', async () => {
    for (const { dealId, ...listed } of catalogue) {
      const deal = await dealFromMemory(dealId);
      expect(deal.cheapestDate > TODAY).toBe(true);
      if (dealId === '184') continue;
      const [room] = dealParty(deal);
      expect([dealId, deal.party, listed.party]).toEqual([dealId, listed.party, partyOfRoom(room)]);
      const results = await search({
        adultsRoom1: String(room?.adults),
        childrenRoom1: String(room?.children),
        childrenAgesRoom1: String(room?.childAges),
        destinationId: '1',
        hotelKey: deal.hotelKey,
        departureId: String(departureIdOf(deal.departureAirportCode)),
        dateMin: deal.cheapestDate,
        dateMax: deal.cheapestDate,
        durationMin: String(deal.nights),
        durationMax: String(deal.nights),
        boardType: boardSearchId(deal.boardBasis),
      });
      expect([dealId, dealPrice({ dealId, ...listed })]).toEqual([dealId, cheapestOf(results)]);
    }
    expect(catalogue.filter(({ party }) => party.children > 0).length).toBeGreaterThan(2);
  }, 120_000);

  it('refer to existing price files with the prices of the search [API-PRICES-02, DEC-78, DEC-108]', async () => {
    for (const [index, [dealId, { priceFiles }]] of [...dealsById].entries()) {
      const months = Object.entries(priceFiles);
      expect([dealId, months.length, months[0]?.[0]]).toEqual([dealId, 12, 'nov2026']);
      // Computing a file takes time: some deals are compared for a whole month, the others for the rest of the
      // current one.
      const isWhole = index % 15 === 0;
      const [month, file] = months[isWhole ? 2 + (index % 9) : 0] ?? ['', ''];
      if (isWhole) await expectPricesOfSearch(await dealFromMemory(dealId), file);
      else for (const date of await datesOf(file)) expect(date).toMatch(/^2026-11-(2[2-9]|30)$/);
      expect(file).toContain(month);
    }
  }, 120_000);

  it('refer to files that all exist, each with the prices of its month [API-PRICES-02]', async () => {
    const [sample] = await shop.supplier.cheapestPackages(
      {
        destinationId: 101,
        departureId: -1,
        dateMin: '2027-06-12',
        dateMax: '2027-06-12',
        durationMin: 7,
        durationMax: 7,
        boardType: '',
        rating: '12345',
        rooms: DEFAULT_OCCUPANCY,
      },
      ['departureDate'],
    );
    if (!sample) throw new Error('no package is on sale');
    // The market would need half an hour for these more than 500 files: here every search has one result.
    const dropStoredFiles = () =>
      shop.db.deleteFrom('price_snapshots').where('kind', '=', 'price-files').execute();
    await dropStoredFiles();
    const { app, close } = await openSecondBackend(
      shop,
      {},
      {
        supplier: {
          ...shop.supplier,
          cheapestPackages: async ({ dateMin }) => [{ ...sample, departureDate: dateMin }],
        },
      },
    );
    for (const [dealId, { priceFiles }] of dealsById) {
      const months = await Promise.all(
        Object.values(priceFiles).map(async (file) => {
          const rows = await priceRowsOf(file, app);
          return [...new Set(rows.map(({ date }) => date.slice(0, 7)))];
        }),
      );
      expect([dealId, ...months.flat()]).toEqual([dealId, ...monthsFrom(TODAY, 12)]);
    }
    await close();
    await dropStoredFiles();
  }, 120_000);

  it('the file of the current month starts tomorrow [API-PRICES-02, DEC-78]', async () => {
    const rows = await priceRowsOf((await dealFromMemory('100')).priceFiles['nov2026'] ?? '');
    expect(rows.length).toBeGreaterThan(0);
    for (const { date } of rows) expect(daysBetween(TODAY, date)).toBeGreaterThan(0);
  });
});

const partyOfRoom = (room: RoomOccupancy | undefined) => ({
  adults: room?.adults,
  children: room?.children,
});

async function dealFromMemory(dealId: string): Promise<PricedDeal> {
  const deal = dealsById.get(dealId);
  if (!deal) throw new Error(`there is no deal ${dealId}`);
  return deal;
}

/** Returns the dates of a price file without parsing all fields. */
async function datesOf(monthFile: string): Promise<readonly string[]> {
  const { status, json } = await sendCall(shop.app, 'prices', { params: { monthFile } });
  expect([monthFile, status]).toEqual([monthFile, 200]);
  const { Result } = (json as { data: { Hotels: { Result: { date: string }[] } } }).data.Hotels;
  return [...new Set(Result.map(({ date }) => date))];
}

async function expectPricesOfSearch(deal: PricedDeal, file: string): Promise<void> {
  const rows = await priceRowsOf(file);
  for (const { date, nights } of rows) {
    expect(date > TODAY).toBe(true);
    expect(nights >= Number(deal.minNights) && nights <= Number(deal.maxNights)).toBe(true);
  }
  // A ship may have no departure in a month.
  const [first] = rows;
  if (!first) return;
  const cheapest = rows.reduce((best, row) => (row.pricePerPerson < best.pricePerPerson ? row : best), first);
  const { first: dateMin, last: dateMax } = monthBounds(cheapest.date.slice(0, 7));
  const results = await search({
    destinationId: '1',
    hotelKey: deal.hotelKey,
    departureId: String(cheapest.departureId),
    dateMin,
    dateMax,
    durationMin: String(deal.minNights),
    durationMax: String(deal.maxNights),
  });
  expect([file, cheapest.pricePerPerson]).toEqual([file, cheapestOf(results)]);
  // Its reference equals that of the search.
  const own = results.find(({ quoteReference }) => quoteReference === cheapest.quoteReference);
  expect(own?.pricePerPerson).toBe(cheapest.pricePerPerson);
}

describe('extras of deals', () => {
  const quoteOf = async (deal: PricedDeal, extras: Extras) => {
    const results = await search({
      destinationId: '1',
      hotelKey: deal.hotelKey,
      departureId: String(departureIdOf(deal.departureAirportCode)),
      dateMin: deal.cheapestDate,
      dateMax: deal.cheapestDate,
      durationMin: String(deal.nights),
      durationMax: String(deal.nights),
    });
    return shop.post('quotes', { reference: results[0]?.quoteReference, rooms: DEFAULT_OCCUPANCY, extras });
  };
  const cruise = () => {
    const found = [...dealsById.values()].find(
      ({ tours, cruiseBoards }) => tours.some(({ included }) => !included) && cruiseBoards.length > 1,
    );
    if (!found) throw new Error('no cruise has tours and boards');
    return found;
  };
  // Names and prices of the request must be ignored.
  const requested = (id: string) => ({ id, name: 'Free', pricePerPerson: 0 as never, included: true });

  it('a tour costs the price of the server, not that of the request [DEC-108]', async () => {
    const deal = cruise();
    const plain = await quoteOf(deal, NO_EXTRAS);
    for (const tour of deal.tours) {
      const quote = await quoteOf(deal, { ...NO_EXTRAS, tours: [requested(tour.id)] });
      expect(quote.status).toBe(200);
      expect(Number(quote.body['total']) - Number(plain.body['total'])).toBe(
        tour.included ? 0 : 2 * tour.pricePerPerson,
      );
      expect(JSON.stringify(quote.body['lines'])).not.toContain('Free');
    }
  });

  it('a quote has the days of the voyage, and a flight that misses the ship gets none [DEC-135, DEC-136]', async () => {
    const deal = cruise();
    const { body } = await quoteOf(deal, NO_EXTRAS);
    expect(body).toMatchObject({
      holiday: { cruise: { shipName: deal.shipName, itinerary: deal.itinerary } },
    });
    // A supplier may sell flights and ships apart.
    const holiday = chosenPackageSchema.parse(body['holiday']);
    const arrivesAt = `${holiday.departureDate}T23:35:00`;
    const late = { ...holiday, outbound: { ...holiday.outbound, arrivesAt } };
    await expect(withCruise(shop, late)).rejects.toMatchObject({ status: 409, code: 'sold-out' });
  });

  it('a board on a ship costs its difference to the included one [DEC-108]', async () => {
    const deal = cruise();
    const plain = await quoteOf(deal, NO_EXTRAS);
    const included = deal.cruiseBoards.find((board) => board.included);
    for (const board of deal.cruiseBoards) {
      const { name: _name, ...rest } = requested(board.id);
      const quote = await quoteOf(deal, { ...NO_EXTRAS, cruiseBoard: { ...rest, boardType: 'Free' } });
      expect(quote.status).toBe(200);
      expect(Number(quote.body['total']) - Number(plain.body['total'])).toBe(
        2 * (board.pricePerPerson - (included?.pricePerPerson ?? Number.NaN)),
      );
    }
  });

  it('refuses tours and boards of other ships, unknown ones, and the same tour twice [DEC-108]', async () => {
    const deal = cruise();
    const other = [...dealsById.values()].find(
      ({ hotelKey, tours, cruiseBoards }) =>
        hotelKey !== deal.hotelKey && tours.length > 0 && cruiseBoards.length > 0,
    );
    const own = new Set([...deal.tours, ...deal.cruiseBoards].map(({ id }) => id));
    const foreign = [...(other?.tours ?? []), ...(other?.cruiseBoards ?? [])]
      .map(({ id }) => id)
      .filter((id) => !own.has(id));
    expect(foreign.length).toBeGreaterThan(0);
    for (const id of [...foreign, 'unknown', '__proto__', 'constructor', '']) {
      const tour = await quoteOf(deal, { ...NO_EXTRAS, tours: [requested(id)] });
      expect(tour).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('extras.tours') } },
      });
      const { name: _name, ...rest } = requested(id);
      const board = await quoteOf(deal, { ...NO_EXTRAS, cruiseBoard: { ...rest, boardType: 'Free' } });
      expect(board).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('extras.cruiseBoard') } },
      });
    }
    const twice = requested(deal.tours[0]?.id ?? '');
    expect(await quoteOf(deal, { ...NO_EXTRAS, tours: [twice, twice] })).toMatchObject({ status: 400 });
    // The hotel of a deal without extras offers none of them.
    const hotel = [...dealsById.values()].find(({ shipName }) => shipName === null);
    if (!hotel) throw new Error('no deal is a hotel');
    expect(await quoteOf(hotel, { ...NO_EXTRAS, tours: [twice] })).toMatchObject({ status: 400 });
  });
});
