import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import fc from 'fast-check';

import { AIRPORTS, BOARDS, DATES, DEPARTURES, someMonth } from '../../testing/availability-arbitraries';

import { monthOffers, pricesFor, type Choices } from './selection';
import { withChange, type Wish } from './holiday-choice';

const someFlightId = fc.constantFrom(
  null,
  ...DATES.flatMap((date) => AIRPORTS.map((airport) => `${airport}-${date}`)),
);
const someWish: fc.Arbitrary<Choices> = fc.record({
  departureId: fc.constantFrom(...DEPARTURES),
  boardBasis: fc.constantFrom(null, ...BOARDS, 'XX'),
  date: fc.constantFrom(null, ...DATES, '2027-07-01'),
  flightId: someFlightId,
});

const aWish: Wish = {
  departureId: -1,
  rooms: DEFAULT_OCCUPANCY,
  boardBasis: null,
  date: null,
  nights: 7,
  giataId: 1,
  month: '2027-06',
  flightId: null,
};
const someChange: fc.Arbitrary<Partial<Wish>> = fc.oneof(
  fc.record({ departureId: fc.constantFrom(...DEPARTURES) }),
  fc.record({ boardBasis: fc.constantFrom(...BOARDS, 'XX') }),
  fc.record({ nights: fc.constantFrom(7, 10, 14) }),
  fc.record({ month: fc.constantFrom('2027-06', '2027-07') }),
  fc.record({ date: fc.constantFrom(...DATES) }),
  fc.record({ flightId: someFlightId }),
);

describe('choosing on holiday details', () => {
  it('costs the hotel plus the chosen flight, whatever the order of changes to board, nights, airport, month, date and flight [PRICE-03, HD-ST-08]', () => {
    fc.assert(
      fc.property(someMonth, fc.array(someChange, { maxLength: 12 }), (month, changes) => {
        const wish = changes.reduce(withChange, aWish);
        const { selection, prices } = monthOffers(month, wish);
        expect(pricesFor(month, wish)).toEqual(prices);
        if (!selection) return expect(prices.size).toBe(0);
        const { result, flight, pricePerPerson } = selection;
        const included = month.flights.find(({ flightId }) => flightId === result.flightId);
        expect(pricePerPerson).toBe(
          result.pricePerPerson - (included?.pricePerPerson ?? 0) + flight.pricePerPerson,
        );
        expect(month.results).toContain(result);
        expect(flight.outboundDepartsAt.slice(0, 10)).toBe(result.departureDate);
        expect(airportCodes(wish.departureId)).toContain(flight.departureAirportCode);
        const wished = month.flights.find(({ flightId }) => flightId === wish.flightId);
        if (wished && selection.flights.includes(wished)) expect(flight).toBe(wished);
      }),
    );
  });

  it('keeps the chosen date while it is sold, else takes the first date with flights and says so [HD-ST-03]', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { prices, selection, changedDate } = monthOffers(month, wish);
        if (!selection || wish.date === null) return expect(changedDate).toBeNull();
        const kept = prices.has(wish.date);
        const taken = selection.result.departureDate;
        expect(taken).toBe(kept ? wish.date : [...prices.keys()].sort()[0]);
        expect(changedDate).toEqual(kept ? null : { wished: wish.date, taken });
      }),
    );
  });

  it('takes the cheapest date of a month that was turned to, of the chosen board [HD-ST-06]', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { prices, selection } = monthOffers(month, { ...wish, date: null });
        if (!selection) return;
        expect(prices.get(selection.result.departureDate)).toBe(Math.min(...prices.values()));
        const sold = month.results.some(
          ({ boardBasis, flightId, departureAirportCode }) =>
            boardBasis === wish.boardBasis &&
            airportCodes(wish.departureId).includes(departureAirportCode) &&
            month.flights.some((flight) => flight.flightId === flightId),
        );
        if (sold) expect(selection.boardBasis).toBe(wish.boardBasis);
      }),
    );
  });

  it('says when the chosen board is not sold, and shows another', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { selection, changedBoard } = monthOffers(month, wish);
        const changed = selection && wish.boardBasis !== null && selection.boardBasis !== wish.boardBasis;
        expect(changedBoard).toEqual(
          changed ? { wished: wish.boardBasis, taken: selection.boardBasis } : null,
        );
      }),
    );
  });

  it('shows in the calendar what the selection of that day costs, and for each board what that costs [HD-ST-07]', () => {
    fc.assert(
      fc.property(someMonth, someWish, (month, wish) => {
        const { prices } = monthOffers(month, wish);
        for (const [date, price] of prices) {
          const offers = monthOffers(month, { ...wish, date, flightId: null });
          expect(offers.selection?.pricePerPerson).toBe(price);
          for (const { boardBasis, pricePerPerson } of offers.boardPrices) {
            const withBoard = monthOffers(month, { ...wish, boardBasis, date, flightId: null });
            expect(withBoard.selection?.pricePerPerson).toBe(pricePerPerson);
          }
        }
      }),
    );
  });

  it('offers nothing where nothing is sold', () => {
    expect(monthOffers({ results: [], flights: [] }, { ...aWish, date: DATES[0] })).toMatchObject({
      boards: [],
      selection: null,
      changedDate: null,
    });
  });
});

describe('a change of the wish', () => {
  it('of duration, board, airport or party takes the choice of flight back, and not the date [HD-ST-02]', () => {
    const chosen: Wish = { ...aWish, date: '2027-06-12', flightId: 'LGW-2027-06-12' };
    for (const change of [
      { nights: 10 },
      { boardBasis: 'AI' },
      { departureId: 26 },
      { rooms: [{ adults: 1, children: 0, childAges: [] }] },
    ]) {
      expect(withChange(chosen, change)).toEqual({ ...chosen, ...change, flightId: null });
    }
  });

  it('of the month takes the date back; a date shows its month; a flight keeps its date [HD-ST-06, HD-ST-07]', () => {
    const chosen: Wish = { ...aWish, date: '2027-06-12', flightId: 'x' };
    expect(withChange(chosen, { month: '2027-07' })).toMatchObject({
      date: null,
      month: '2027-07',
      flightId: null,
    });
    expect(withChange(chosen, { date: '2027-08-02' })).toMatchObject({ month: '2027-08', flightId: null });
    expect(withChange(chosen, { date: '2027-06-12', flightId: 'y' })).toEqual({ ...chosen, flightId: 'y' });
  });
});
