import type { Availability } from '@storefront/shared/api/hotels/availability.schema';
import type { Flight } from '@storefront/shared/flights/flight';
import { pence } from '@storefront/shared/pricing/pence';
import fc from 'fast-check';

import { monthOffers } from './selection';

const DATES = ['2027-06-11', '2027-06-12', '2027-06-13'];
const BOARDS = ['HB', 'AI'];
const AIRPORTS = ['LGW', 'STN'];

function aFlight(airport: string, date: string, pounds: number): Flight {
  return {
    flightId: `${airport}-${date}`,
    departureAirportCode: airport,
    arrivalAirportCode: 'AYT',
    outboundDepartsAt: `${date}T06:10:00`,
    outboundArrivesAt: `${date}T12:15:00`,
    inboundDepartsAt: '2027-06-19T13:05:00',
    inboundArrivesAt: '2027-06-19T15:40:00',
    pricePerPerson: pence(pounds * 100),
    outboundFlightNumber: '1',
    outboundAirlineCode: 'u2',
    inboundFlightNumber: '2',
    inboundAirlineCode: 'u2',
    bagWeightKg: 20,
    adultBagPrice: pence(3000),
    childBagPrice: pence(3000),
    bagCode: '20KG',
  };
}

/** A month in which some dates and boards are gone; a result costs its hotel price and its flight. */
const someMonth: fc.Arbitrary<Availability> = fc
  .record({
    hotel: fc.array(fc.integer({ min: 100, max: 900 }), { minLength: 6, maxLength: 6 }),
    fares: fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 6, maxLength: 6 }),
    gone: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
  })
  .map(({ hotel, fares, gone }) => {
    const flights = DATES.flatMap((date, day) =>
      AIRPORTS.map((airport, index) => aFlight(airport, date, fares[day * 2 + index] ?? 100)),
    );
    const results = DATES.flatMap((date, day) =>
      BOARDS.flatMap((boardBasis, board) =>
        gone.includes(day * 2 + board)
          ? []
          : flights
              .filter(({ flightId }) => flightId.endsWith(date))
              .map((flight) => ({
                quoteReference: `${flight.flightId}-${boardBasis}`,
                hotelName: 'Sol Bay Resort',
                pricePerPerson: pence((hotel[day * 2 + board] ?? 100) * 100 + flight.pricePerPerson),
                location: 'Side',
                nights: 7,
                departureDate: date,
                boardBasis,
                starClass: 4,
                departureAirportCode: flight.departureAirportCode,
                arrivalAirportCode: 'AYT',
                flightId: flight.flightId,
                roomTypes: ['DB2'],
                roomDescription: 'Double room',
                hotelKey: 'H1',
                giataId: 1,
                reviewScore: null,
                reviewCount: null,
              })),
      ),
    );
    return { results, flights };
  });

const someWish = fc.record({
  boardBasis: fc.constantFrom(null, ...BOARDS, 'XX'),
  date: fc.constantFrom(null, ...DATES, '2027-07-01'),
  flightId: fc.constantFrom(
    null,
    ...DATES.flatMap((date) => AIRPORTS.map((airport) => `${airport}-${date}`)),
  ),
});

describe('choosing on the details page', () => {
  it('[PRICE-03] always costs the hotel plus the chosen flight, whatever was chosen before', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { selection } = monthOffers(month, wish);
        if (!selection) return;
        const { result, flight, pricePerPerson } = selection;
        const included = month.flights.find(({ flightId }) => flightId === result.flightId);
        expect(pricePerPerson).toBe(
          result.pricePerPerson - (included?.pricePerPerson ?? 0) + flight.pricePerPerson,
        );
        expect(flight.outboundDepartsAt.slice(0, 10)).toBe(result.departureDate);
      }),
    );
  });

  it('keeps the chosen date when it is still sold, else takes the cheapest and says so', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { prices, selection } = monthOffers(month, wish);
        if (!selection) {
          expect(prices.size).toBe(0);
          return;
        }
        const kept = wish.date !== null && prices.has(wish.date);
        if (kept) expect(selection.result.departureDate).toBe(wish.date);
        else expect(prices.get(selection.result.departureDate)).toBe(Math.min(...prices.values()));
        expect(selection.dateChanged).toBe(wish.date !== null && !kept);
      }),
    );
  });

  it('shows in the calendar what the selection of that day costs with its own flight', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { prices } = monthOffers(month, wish);
        for (const [date, price] of prices) {
          expect(monthOffers(month, { ...wish, date, flightId: null }).selection?.pricePerPerson).toBe(price);
        }
      }),
    );
  });

  it('offers nothing where nothing is sold', () => {
    expect(
      monthOffers({ results: [], flights: [] }, { boardBasis: 'HB', date: DATES[0] ?? null, flightId: null }),
    ).toEqual({ prices: new Map(), boards: [], selection: null });
  });
});
