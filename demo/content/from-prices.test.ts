import { serializeGroup } from '@storefront/backend/content/group-response';
import { serializePage } from '@storefront/backend/content/page-response';
import type { DealDocument } from '@storefront/backend/content/documents/deal-document.schema';
import {
  dealPrice,
  dealWindows,
  partyOf,
  roomsOf,
  type DealPrice,
} from '@storefront/backend/content/prices/deal-price';
import { groupPrices } from '@storefront/backend/content/prices/group-prices';
import { pagePrices } from '@storefront/backend/content/prices/page-prices';
import { priceRows } from '@storefront/backend/content/prices/price-file';
import type { PackageQuery } from '@storefront/backend/supplier/supplier';
import { groupSchema } from '@storefront/shared/api/content/group.schema';
import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { departureIdOf } from '@storefront/shared/domain/catalogue/airports';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { boardsOfSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { directSupplier } from '../supplier-simulator/direct-supplier';
import { createMarket } from '../supplier-simulator/market/create-market';

import { seedDocuments } from './seed-documents';

// Generous for a busy machine.
jest.setTimeout(120_000);

const FIRST_DAY = '2026-11-21';
const { pages, groups, deals } = seedDocuments({ today: FIRST_DAY, publicUrl: 'http://localhost:3001' });
const someDay = fc.integer({ min: 0, max: 364 }).map((day) => addDays(FIRST_DAY, day));

const families = deals.filter((deal) => partyOf(deal).children > 0);
const someDeal = fc.oneof(fc.constantFrom(...deals), fc.constantFrom(...families));

/** A card of a page or a group, and the search that it opens, which ends on its date (NAV-02, NAV-03). */
interface Card {
  readonly pricePerPerson: Pence;
  readonly date: IsoDate;
  readonly giataId: number | null;
  readonly departureAirportCode: string | null;
}
type Search = Pick<PackageQuery, 'destinationId' | 'boardType' | 'rooms'> & {
  readonly nights: number;
  readonly departureId: number;
};

function supplierOn(today: IsoDate) {
  const clock = () => today;
  return directSupplier(createMarket({ seed: 7, today: clock, mediaBase: 'http://localhost:3001' }), clock);
}

/** Returns the prices that the page of a deal opens on, from the airport of its card: live ones, or those of a file. */
async function rowsOfPage(
  supplier: ReturnType<typeof supplierOn>,
  deal: DealDocument,
  { date, airport }: DealPrice,
  today: IsoDate,
) {
  const month = date.slice(0, 7);
  if (deal.pricingMode === 'offline') {
    const rows = await priceRows(supplier, deal, month, today);
    return rows
      .filter(({ depAPC }) => depAPC === airport)
      .map((row) => ({ date: row.date, nights: row.nts, board: row.brd, pounds: row.price }));
  }
  const { first, last } = monthBounds(month);
  const query: PackageQuery = {
    destinationId: ANY_DESTINATION.id,
    departureId: departureIdOf(airport) ?? 0,
    hotelKey: deal.hotelKey,
    dateMin: first > today ? first : addDays(today, 1),
    dateMax: last,
    durationMin: deal.nights,
    durationMax: deal.nights,
    boardType: '',
    rating: '12345',
    rooms: roomsOf(deal),
  };
  const found = await supplier.cheapestPackages(query, ['departureDate', 'boardBasis']);
  return found.map((one) => ({
    date: one.departureDate,
    nights: one.nights,
    board: one.boardBasis,
    pounds: one.pricePerPerson / 100,
  }));
}

async function expectWithinBasis(card: Card, { nights, ...search }: Search, today: IsoDate) {
  const query = {
    ...search,
    dateMin: addDays(card.date, -3),
    dateMax: card.date,
    durationMin: nights,
    durationMax: nights,
    rating: '2345',
  };
  const found = await supplierOn(today).cheapestPackages(query, ['departureDate', 'boardBasis', 'hotelKey']);
  const opened = found.filter(({ giataId }) => giataId === card.giataId);
  expect(Math.min(...opened.map(({ pricePerPerson }) => pricePerPerson))).toBeLessThanOrEqual(
    card.pricePerPerson,
  );
  const airports = opened
    .filter(({ departureDate }) => departureDate === card.date)
    .filter(({ pricePerPerson }) => pricePerPerson === card.pricePerPerson)
    .map(({ flight }) => flight.departureAirportCode);
  expect(airports).toContain(card.departureAirportCode);
  if (search.boardType === '') return;
  const promised = boardsOfSearchId(search.boardType);
  for (const { boardBasis } of opened) expect(promised).toContain(boardBasis);
}

describe('a from-price', () => {
  it('of a page is not below what opens, and is sold from its airport, on its date and board [DEC-145, DEC-171]', async () => {
    const somePage = fc.constantFrom(...pages.map((page) => ({ ...page, prices: {} })));
    const property = fc.asyncProperty(somePage, someDay, fc.nat(), async (document, today, pick) => {
      const prices = await pagePrices(supplierOn(today), document, today);
      const page = holidayPageSchema.parse(serializePage(document, prices, new Date(0), null)).data;
      const cards = Object.values(page?.priceData ?? {})
        .flatMap((month) => Object.values(month))
        .filter((card) => card !== null && card !== undefined);
      const card = cards[pick % cards.length];
      if (!page || !card) throw new Error(`${document.destinationName} has no price on ${today}`);
      const { destinationId, fromId: departureId, nights, boardBasisId: boardType } = page;
      const search = { destinationId, departureId, nights, boardType, rooms: DEFAULT_OCCUPANCY };
      await expectWithinBasis(card, search, today);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('is on every page today', async () => {
    const supplier = supplierOn(FIRST_DAY);
    const without: string[] = [];
    for (const page of pages) {
      const prices = await pagePrices(supplier, page, FIRST_DAY);
      const cells = Object.values(prices).flatMap((byRating) => Object.values(byRating));
      if (cells.every((cell) => cell === 'N/A')) without.push(page.destinationName);
    }
    expect(without).toEqual([]);
  });

  it('of a group is not below what opens, and is sold from its airport, on its date and for its party [DEC-145, DEC-171]', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...groups), someDay, async (document, today) => {
      const prices = await groupPrices(supplierOn(today), document, today);
      const group = groupSchema.parse(serializeGroup(document, prices)).data;
      const { adults, children, fromId: departureId, boardBasisId: boardType } = group;
      const rooms = [{ adults, children, childAges: Array.from({ length: children }, () => 2) }];
      for (const { id: destinationId, priceData } of group.destinations) {
        const [card] = Object.values(priceData)
          .flatMap((byRating) => Object.values(byRating))
          .filter((one) => one !== null && one !== undefined);
        if (!card) continue;
        const search = { destinationId, departureId, nights: card.nights, boardType, rooms };
        await expectWithinBasis(card, search, today);
      }
    });
    await fc.assert(property, { numRuns: 6 });
  });

  it('of a deal is what its page opens with: on its date, from its airport, with its nights, board and party [DEC-145, DEC-162, DEC-482]', async () => {
    const property = fc.asyncProperty(someDeal, someDay, async (deal, today) => {
      const supplier = supplierOn(today);
      const price = await dealPrice(supplier, deal, today);
      if (price === null) return;
      const { date, board, pounds } = price;
      expect(dealWindows(deal, today).some(([first, last]) => first <= date && date <= last)).toBe(true);
      expect(board).toBe(deal.boardBasis ?? board);
      expect(price.children).toBe(partyOf(deal).children);
      const opened = (await rowsOfPage(supplier, deal, price, today)).filter(
        (row) => row.date === date && row.nights === deal.nights && row.board === board,
      );
      expect(opened).toEqual([{ date, nights: deal.nights, board, pounds }]);
    });
    await fc.assert(property, { numRuns: 30 });
  });
});
