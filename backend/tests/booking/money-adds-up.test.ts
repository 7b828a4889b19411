import { quoteResponseSchema, type QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import { boardChoiceSchema, dealTourSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { resultRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import {
  NO_EXTRAS,
  type Extras,
  type Upgrade,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { addDays, daysBetween } from '@storefront/shared/domain/dates/iso-date';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { guestCount, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { formatPence, pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';
import { sql } from 'kysely';

import { allDocuments } from '../../src/content/content-store';
import { confirmationMail } from '../../src/mail/confirmation-mail';
import { mailSettings } from '../../src/mail/mail-settings';
import { orderAsJson, type StoredOrder } from '../../src/mail/stored-order';
import { LEAD, SECOND } from '../support/people';
import { cardBody, orderBody } from '../support/purchase';
import { openTestShop, TODAY, type TestShop } from '../support/test-shop';

jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function storedOrder(orderId: string): Promise<StoredOrder> {
  const { rows } = await sql<{ order: StoredOrder | null }>`
    select ${orderAsJson(sql`${orderId}::text`)} as order`.execute(shop.db);
  const order = rows[0]?.order;
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

const SELLER = {
  name: 'Sandpiper Holidays',
  email: 'bookings@sandpiper.example.com',
  phone: null,
  atolNumber: null,
};

const anOccupancy: fc.Arbitrary<Occupancy> = fc.constantFrom<Occupancy>(
  [{ adults: 1, children: 0, childAges: [] }],
  [{ adults: 2, children: 0, childAges: [] }],
  [{ adults: 2, children: 2, childAges: [3, 11] }],
  [
    { adults: 2, children: 0, childAges: [] },
    { adults: 1, children: 0, childAges: [] },
  ],
  [
    { adults: 2, children: 0, childAges: [] },
    { adults: 2, children: 0, childAges: [] },
    { adults: 1, children: 1, childAges: [7] },
  ],
);

/** Choices of a shopper as numbers, which are mapped to the available options. */
const bookingOptions = fc.record({
  rooms: anOccupancy,
  daysAhead: fc.oneof(fc.integer({ min: 20, max: 23 }), fc.integer({ min: 30, max: 300 })),
  onShip: fc.boolean(),
  hotel: fc.nat(40),
  room: fc.option(fc.nat(5), { nil: null }),
  board: fc.option(fc.nat(5), { nil: null }),
  transfer: fc.constantFrom('NO_TRANSFER' as const, 'SHUTTLE' as const, 'PRIVATE' as const),
  bagsEach: fc.nat(3),
  cruiseBoard: fc.nat(3),
  tours: fc.subarray([0, 1, 2]),
  full: fc.boolean(),
});
type BookingOptions = typeof bookingOptions extends fc.Arbitrary<infer T> ? T : never;

it('screen, quote, payment, order and email agree to the penny for any choice [PRICE-04, PRICE-06, PRICE-09, PRICE-11, PRICE-12, PAY-ST-02, DEC-27, DEC-70]', async () => {
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(bookingOptions, async (options) => {
      const found = await packageFor(options);
      if (!found) return;
      const { quote, extras } = found;
      const guests = guestCount(options.rooms);

      // The screen computes its own sum from the shown options.
      const screen = holidayLedger({
        pricePerPerson: quote.holiday.pricePerPerson,
        flightPricePerPerson: quote.holiday.flightPricePerPerson,
        guests,
        extras,
        daysToDeparture: daysBetween(TODAY, quote.holiday.departureDate),
      });
      expect(quote).toMatchObject({ ...screen });
      expect(screen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
      expect(Math.abs(screen.perPerson * guests - quote.total)).toBeLessThan(guests);
      const days = daysBetween(TODAY, quote.holiday.departureDate);
      if (days <= 21) expect(quote.deposit).toBeNull();
      if (quote.deposit !== null) {
        const flights = quote.holiday.flightPricePerPerson * guests;
        expect(quote.deposit).toBe(flights + Math.round(quote.total / 10));
      }

      const paid = options.full || quote.deposit === null ? quote.total : quote.deposit;
      const body = {
        ...cardBody(quote, await partyOf(guests)),
        amount: paid / 100,
        paymentType: paid === quote.total ? 'full-amount' : 'deposit',
      };
      expect(await shop.post('payments', body)).toMatchObject({ status: 200 });
      const response = await shop.post('orders', orderBody({ quote, body }));
      expect(response).toMatchObject({ status: 200 });
      const order = await storedOrder(String(response.body['orderId']));
      expect(order).toMatchObject({ total: quote.total, paid, balance: quote.total - paid });
      expect(order.lines).toEqual(quote.lines);
      expect(await shop.sandbox.byKey(body.paymentId)).toMatchObject({ amount: paid, state: 'succeeded' });

      const mail = confirmationMail(order, { ...mailSettings(shop.environment), seller: SELLER }).text.split(
        '\n',
      );
      for (const { label, amount } of screen.lines)
        expect(mail).toContain(`${label}: ${formatPence(amount)}`);
      expect(mail).toContain(`Total: ${formatPence(quote.total)}`);
      bought += 1;
    }),
    { numRuns: 40, seed: 20_261_121 },
  );
  // On some days nothing departs for a party; most choices lead to an order.
  expect(bought).toBeGreaterThan(25);
});

/** Returns a priced package with the available choices; `null` where nothing departs. */
async function packageFor(
  options: BookingOptions,
): Promise<{ readonly quote: QuoteResponse; readonly extras: Extras } | null> {
  const deals = await shipDeals();
  const deal = options.onShip ? deals[options.hotel % deals.length] : undefined;
  const date = addDays(TODAY, options.daysAhead);
  const { results } = shop.market.search({
    destinationId: deal ? 1 : 101,
    departureId: -1,
    dateMin: date,
    dateMax: addDays(date, deal ? 20 : 0),
    durationMin: deal?.nights ?? 7,
    durationMax: deal?.nights ?? 7,
    boardType: '',
    rating: '12345',
    rooms: options.rooms,
    maxResults: 60,
    ...(deal ? { hotelKey: deal.hotelKey } : {}),
  });
  const row = results[options.hotel % Math.max(1, results.length)];
  if (!row) return null;
  const result = resultRowSchema.parse(row);
  const extras = { ...extrasOf(options, result), ...(deal ? boardAndTours(deal, options) : {}) };
  const response = await shop.post('quotes', {
    reference: result.quoteReference,
    rooms: options.rooms,
    extras,
  });
  expect(response).toMatchObject({ status: 200 });
  return { quote: quoteResponseSchema.parse(response.body), extras };
}

function extrasOf(
  options: BookingOptions,
  { hotelKey, departureDate, nights, boardBasis }: HotelResult,
): Extras {
  const hotel = shop.market.hotelByKey(hotelKey);
  if (!hotel) throw new Error('the market sells a hotel that it does not have');
  const { rooms, boards } = shop.market.alternatives(hotel, {
    date: departureDate,
    nights,
    rooms: options.rooms,
    board: boardBasis,
  });
  const upgrade = (at: number | null, all: readonly Upgrade[]) =>
    at === null ? null : (all[at % Math.max(1, all.length)] ?? null);
  return {
    ...NO_EXTRAS,
    room: upgrade(
      options.room,
      rooms.map(({ roomCode: code, roomName: name, priceDifference }) => ({
        code,
        name,
        pricePerPerson: poundsToPence(priceDifference),
      })),
    ),
    board: upgrade(
      options.board,
      boards.map(({ boardCode: code, boardName: name, priceDifference }) => ({
        code,
        name,
        pricePerPerson: poundsToPence(priceDifference),
      })),
    ),
    transfer: options.transfer,
    holdBags: options.bagsEach * guestCount(options.rooms),
  };
}

type ShipDeal = Awaited<ReturnType<typeof shipDeals>>[number];

async function shipDeals() {
  const rows = await allDocuments(shop, 'deals');
  return rows
    .map(({ document }) => document)
    .filter(({ selectedBoardBases, tours }) => selectedBoardBases.length > 0 && tours.length > 0);
}

function boardAndTours(deal: ShipDeal, options: BookingOptions): Pick<Extras, 'cruiseBoard' | 'tours'> {
  const boards = deal.selectedBoardBases.map((board) => boardChoiceSchema.parse(board));
  const included = boards.find((board) => board.included);
  const board = boards[options.cruiseBoard % boards.length];
  const tours = deal.tours.map((tour) => dealTourSchema.parse(tour));
  return {
    cruiseBoard:
      board && included
        ? {
            id: board.id,
            boardType: board.boardType,
            pricePerPerson: pence(board.pricePerPerson - included.pricePerPerson),
            included: board.included,
          }
        : null,
    tours: options.tours.flatMap((at) => {
      const tour = tours[at];
      if (!tour) return [];
      const { id, name, pricePerPerson, included: isIncluded } = tour;
      return [{ id, name, pricePerPerson, included: isIncluded }];
    }),
  };
}

/** Creates a lead passenger and the other passengers of the party. */
async function partyOf(guests: number): Promise<string> {
  const leadPassengerId = String((await shop.post('createLeadPassenger', LEAD)).body['leadPassengerId']);
  if (guests > 1) {
    const passengers = Array.from({ length: guests - 1 }, () => ({ ...SECOND, leadPassengerId }));
    await shop.post('createOtherPassengers', { leadPassengerId, passengers });
  }
  return leadPassengerId;
}
