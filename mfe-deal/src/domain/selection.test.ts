import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import fc from 'fast-check';

import { AIRPORTS, BOARDS, DATES, DEPARTURES, someMonth } from '../../testing/availability-arbitraries';

import { monthOffers, pricesFor, type SelectionChoice } from './selection';
import { applyChange, type HolidayChoice } from './holiday-choice';

const someFlightId = fc.constantFrom(
  null,
  ...DATES.flatMap((date) => AIRPORTS.map((airport) => `${airport}-${date}`)),
);
const someChoice: fc.Arbitrary<SelectionChoice> = fc.record({
  departureId: fc.constantFrom(...DEPARTURES),
  boardBasis: fc.constantFrom(null, ...BOARDS, 'XX'),
  date: fc.constantFrom(null, ...DATES, '2027-07-01'),
  flightId: someFlightId,
});

const CHOICE: HolidayChoice = {
  room: null,
  departureId: -1,
  rooms: DEFAULT_OCCUPANCY,
  boardBasis: null,
  date: null,
  nights: 7,
  giataId: 1,
  month: '2027-06',
  flightId: null,
};
const someChange: fc.Arbitrary<Partial<HolidayChoice>> = fc.oneof(
  fc.record({ departureId: fc.constantFrom(...DEPARTURES) }),
  fc.record({ boardBasis: fc.constantFrom(...BOARDS, 'XX') }),
  fc.record({ nights: fc.constantFrom(7, 10, 14) }),
  fc.record({ month: fc.constantFrom('2027-06', '2027-07') }),
  fc.record({ date: fc.constantFrom(...DATES) }),
  fc.record({ flightId: someFlightId }),
);

describe('the selection on holiday details', () => {
  it('costs the hotel plus the selected flight after any order of changes to board, nights, airport, month, date and flight [PRICE-03, HD-ST-08]', () => {
    fc.assert(
      fc.property(someMonth, fc.array(someChange, { maxLength: 12 }), (month, changes) => {
        const choice = changes.reduce(applyChange, CHOICE);
        const { selection, prices } = monthOffers(month, choice);
        expect(pricesFor(month, choice)).toEqual(prices);
        if (!selection) return expect(prices.size).toBe(0);
        const { result, flight, pricePerPerson } = selection;
        const included = month.flights.find(({ flightId }) => flightId === result.flightId);
        expect(pricePerPerson).toBe(
          result.pricePerPerson - (included?.pricePerPerson ?? 0) + flight.pricePerPerson,
        );
        expect(month.results).toContain(result);
        expect(flight.outboundDepartsAt.slice(0, 10)).toBe(result.departureDate);
        expect(airportCodes(choice.departureId)).toContain(flight.departureAirportCode);
        const chosenFlight = month.flights.find(({ flightId }) => flightId === choice.flightId);
        if (chosenFlight && selection.flights.includes(chosenFlight)) expect(flight).toBe(chosenFlight);
      }),
    );
  });

  it('keeps the chosen date while it is sold, or else reports and selects the first date with flights [HD-ST-03, DEC-472]', () => {
    fc.assert(
      fc.property(someMonth, someChoice, (month, choice) => {
        const { prices, selection, replacedDate } = monthOffers(month, choice);
        if (!selection || choice.date === null) return expect(replacedDate).toBeNull();
        const isSold = prices.has(choice.date);
        const actual = selection.result.departureDate;
        expect(actual).toBe(isSold ? choice.date : [...prices.keys()].sort()[0]);
        expect(replacedDate).toEqual(isSold ? null : { requested: choice.date, actual });
      }),
    );
  });

  it('is the cheapest date with the chosen board after another month was opened [HD-ST-06]', () => {
    fc.assert(
      fc.property(someMonth, someChoice, (month, choice) => {
        const { prices, selection } = monthOffers(month, { ...choice, date: null });
        if (!selection) return;
        expect(prices.get(selection.result.departureDate)).toBe(Math.min(...prices.values()));
        const sold = month.results.some(
          ({ boardBasis, flightId, departureAirportCode }) =>
            boardBasis === choice.boardBasis &&
            airportCodes(choice.departureId).includes(departureAirportCode) &&
            month.flights.some((flight) => flight.flightId === flightId),
        );
        if (sold) expect(selection.boardBasis).toBe(choice.boardBasis);
      }),
    );
  });

  it('reports that the chosen board is not sold, and has another one', () => {
    fc.assert(
      fc.property(someMonth, someChoice, (month, choice) => {
        const { selection, replacedBoard } = monthOffers(month, choice);
        const isReplaced =
          selection && choice.boardBasis !== null && selection.boardBasis !== choice.boardBasis;
        expect(replacedBoard).toEqual(
          isReplaced ? { requested: choice.boardBasis, actual: selection.boardBasis } : null,
        );
      }),
    );
  });

  it('costs what the calendar shows for its day, and what the board list shows for its board [HD-ST-07]', () => {
    fc.assert(
      fc.property(someMonth, someChoice, (month, choice) => {
        const { prices } = monthOffers(month, choice);
        for (const [date, price] of prices) {
          const offers = monthOffers(month, { ...choice, date, flightId: null });
          expect(offers.selection?.pricePerPerson).toBe(price);
          for (const { boardBasis, pricePerPerson } of offers.boardPrices) {
            const withBoard = monthOffers(month, { ...choice, boardBasis, date, flightId: null });
            expect(withBoard.selection?.pricePerPerson).toBe(pricePerPerson);
          }
        }
      }),
    );
  });

  it('is empty without packages', () => {
    expect(monthOffers({ results: [], flights: [] }, { ...CHOICE, date: DATES[0] })).toMatchObject({
      boards: [],
      selection: null,
      replacedDate: null,
    });
  });
});

describe('applyChange', () => {
  it('resets the flight and keeps the date for a change of nights, board, airport or party [HD-ST-02]', () => {
    const chosen: HolidayChoice = { ...CHOICE, date: '2027-06-12', flightId: 'LGW-2027-06-12' };
    for (const change of [
      { nights: 10 },
      { boardBasis: 'AI' },
      { departureId: 26 },
      { rooms: [{ adults: 1, children: 0, childAges: [] }] },
    ]) {
      expect(applyChange(chosen, change)).toEqual({ ...chosen, ...change, flightId: null });
    }
  });

  it('resets the date for another month, displays the month of a date, and keeps the date of a flight [HD-ST-06, HD-ST-07]', () => {
    const chosen: HolidayChoice = { ...CHOICE, date: '2027-06-12', flightId: 'x' };
    expect(applyChange(chosen, { month: '2027-07' })).toMatchObject({
      date: null,
      month: '2027-07',
      flightId: null,
    });
    expect(applyChange(chosen, { date: '2027-08-02' })).toMatchObject({ month: '2027-08', flightId: null });
    expect(applyChange(chosen, { date: '2027-06-12', flightId: 'y' })).toEqual({ ...chosen, flightId: 'y' });
  });
});
