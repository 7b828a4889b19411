import type { Flight } from '@storefront/shared/domain/flights/flight';
import fc from 'fast-check';

import { aFlight } from '../../testing/flight-builders';

import {
  filterOptions,
  filterFlights,
  activeGroupCount,
  NO_FILTERS,
  type FlightFilters,
} from './flight-filters';

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

interface FlightData {
  readonly from: string;
  readonly to: string;
  readonly airlines: readonly [string, string];
  /** Minutes after midnight of the outbound and the inbound departure. */
  readonly leaves: readonly [number, number];
}

const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
const airline = fc.constantFrom('u2', 'BA', 'q9');
const someFlightData: fc.Arbitrary<FlightData> = fc.record({
  from: fc.constantFrom('LGW', 'STN', 'QQQ'),
  to: fc.constantFrom('AYT', 'DLM'),
  airlines: fc.tuple(airline, airline),
  leaves: fc.tuple(minuteOfDay, minuteOfDay),
});

function flightOf({ from, to, airlines, leaves }: FlightData, index = 0): Flight {
  return aFlight({
    flightId: `f${index}`,
    departureAirportCode: from,
    arrivalAirportCode: to,
    outboundAirlineCode: airlines[0],
    inboundAirlineCode: airlines[1],
    outboundDepartsAt: `2027-06-12T${time(leaves[0])}`,
    inboundDepartsAt: `2027-06-19T${time(leaves[1])}`,
  });
}

const someHours = fc
  .tuple(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 48 }))
  .map(([one, other]) => ({ from: Math.min(one, other) / 2, to: Math.max(one, other) / 2 }));
const someFilters: fc.Arbitrary<FlightFilters> = fc.record({
  departureAirports: fc.subarray(['LGW', 'STN', 'LTN']),
  arrivalAirports: fc.subarray(['AYT', 'DLM']),
  airlines: fc.subarray(['u2', 'ba', 'w9']),
  outboundHours: someHours,
  inboundHours: someHours,
});

/** Reference implementation in whole minutes. */
function isMatch({ from, to, airlines, leaves }: FlightData, filters: FlightFilters): boolean {
  const { departureAirports, arrivalAirports, outboundHours, inboundHours } = filters;
  const flown = airlines.map((code) => code.toLowerCase());
  return (
    (departureAirports.length === 0 || departureAirports.includes(from)) &&
    (arrivalAirports.length === 0 || arrivalAirports.includes(to)) &&
    (filters.airlines.length === 0 || flown.some((code) => filters.airlines.includes(code))) &&
    leaves[0] >= outboundHours.from * 60 &&
    leaves[0] <= outboundHours.to * 60 &&
    leaves[1] >= inboundHours.from * 60 &&
    leaves[1] <= inboundHours.to * 60
  );
}

describe('flight filters', () => {
  it('keep the flights that match every group, in their order [HD-12, HD-13]', () => {
    fc.assert(
      fc.property(fc.array(someFlightData, { maxLength: 45 }), someFilters, (all, filters) => {
        const expected = all.map(flightOf).filter((_, index) => {
          const data = all[index];
          return data !== undefined && isMatch(data, filters);
        });
        expect(filterFlights(all.map(flightOf), filters)).toEqual(expected);
      }),
    );
  });

  it('count for each option the flights that match it alone [HD-12]', () => {
    fc.assert(
      fc.property(fc.array(someFlightData, { maxLength: 20 }), someFilters, (all, filters) => {
        const flights = all.map(flightOf);
        const choices = filterOptions(flights, filters);
        for (const group of ['departureAirports', 'arrivalAirports', 'airlines'] as const) {
          for (const { code, count } of choices[group]) {
            expect(filterFlights(flights, { ...filters, [group]: [code] })).toHaveLength(count);
          }
          expect(choices[group].map(({ code }) => code)).toEqual(expect.arrayContaining([...filters[group]]));
        }
      }),
    );
  });

  it('keep every flight from 0 to 24, including one with an invalid time [HD-13, DEC-15]', () => {
    fc.assert(
      fc.property(fc.array(someFlightData), (all) => {
        expect(filterFlights(all.map(flightOf), NO_FILTERS)).toHaveLength(all.length);
      }),
    );
    expect(filterFlights([aFlight({ outboundDepartsAt: 'soon' })], NO_FILTERS)).toHaveLength(1);
  });

  it.each([
    ['2027-06-12T09:00:00', true],
    ['2027-06-12T09:01:00', false],
    ['2027-06-12T06:30:00', true],
    ['2027-06-12T06:29', false],
    ['soon', false],
  ])('from 6:30 to 9 match a departure at %s: %s [HD-13, DEC-15]', (outboundDepartsAt, kept) => {
    const filters = { ...NO_FILTERS, outboundHours: { from: 6.5, to: 9 } };
    expect(filterFlights([aFlight({ outboundDepartsAt })], filters)).toHaveLength(kept ? 1 : 0);
  });

  it('use local time at the destination for the inbound flight [HD-13, DEC-15]', () => {
    const filters = { ...NO_FILTERS, inboundHours: { from: 13, to: 13.5 } };
    expect(filterFlights([aFlight()], filters)).toHaveLength(1);
  });

  it('count the active groups [HD-14]', () => {
    expect(activeGroupCount(NO_FILTERS)).toBe(0);
    expect(
      activeGroupCount({ ...NO_FILTERS, airlines: ['u2', 'ba'], inboundHours: { from: 0, to: 23 } }),
    ).toBe(2);
  });
});
