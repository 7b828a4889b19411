import fc from 'fast-check';

import { DEPARTURE_AIRPORTS } from '../catalogue/airports';
import { DESTINATIONS } from '../catalogue/destinations';

import { airportZone } from './airport-zones';
import { flightMinutes, formatDuration } from './flight-duration';

const CODES = [
  ...new Set([
    ...DEPARTURE_AIRPORTS.map(({ code }) => code).filter(Boolean),
    'AYT',
    'TFS',
    'CUN',
    'DPS',
    'JFK',
    'RAK',
  ]),
];

/** The wall clock of an airport, by another road than the code under test. */
function wallClock(instant: number, code: string): string {
  const zone = airportZone(code) ?? '';
  return new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
}

describe('airport zones', () => {
  it('knows every airport of departure and of arrival, as a zone that exists [DEC-15]', () => {
    const codes = [...DEPARTURE_AIRPORTS, ...DESTINATIONS]
      .map(({ code }) => code)
      .filter((code) => code !== '');
    for (const code of codes) {
      const zone = airportZone(code);
      if (zone === null) throw new Error(`no zone for ${code}`);
      expect(() => new Intl.DateTimeFormat('en-GB', { timeZone: zone })).not.toThrow();
    }
  });
});

describe('minutes of a flight', () => {
  it.each([
    ['2027-06-12T06:10:00', 'LGW', '2027-06-12T12:15:00', 'AYT', 245],
    ['2027-06-19T13:05:00', 'AYT', '2027-06-19T15:40:00', 'LGW', 275],
    ['2027-01-09T06:10', 'MAN', '2027-01-09T10:55', 'TFS', 285],
    ['2027-06-12T19:40:00', 'LHR', '2027-06-13T06:20:00', 'DXB', 460],
    ['2027-06-12T10:00:00', 'LHR', '2027-06-12T14:30:00', 'CUN', 630],
    // The night of the change in spring: 01:00 becomes 02:00, so the wall clock shows an hour that nobody flew.
    ['2027-03-27T23:30:00', 'LGW', '2027-03-28T04:00:00', 'AGP', 150],
    ['2027-03-27T19:40:00', 'CUN', '2027-03-28T11:10:00', 'LGW', 570],
    // The day of it: both clocks have changed by then.
    ['2027-03-28T06:10:00', 'LGW', '2027-03-28T09:50:00', 'AGP', 160],
    ['2027-10-31T06:10:00', 'LGW', '2027-10-31T09:50:00', 'AGP', 160],
    // London and New York change in different weeks.
    ['2027-03-20T10:00:00', 'LHR', '2027-03-20T14:00:00', 'JFK', 480],
    ['2027-03-31T10:00:00', 'LHR', '2027-03-31T13:00:00', 'JFK', 480],
  ])('from %s %s to %s %s', (departsAt, from, arrivesAt, to, minutes) => {
    expect(flightMinutes(departsAt, from, arrivesAt, to)).toBe(minutes);
  });

  it.each([
    ['an airport nobody knows', '2027-06-12T06:10:00', 'LGW', '2027-06-12T12:15:00', 'QQQ'],
    ['an arrival before the departure', '2027-06-12T12:15:00', 'LGW', '2027-06-12T06:10:00', 'AGP'],
    ['an arrival days later', '2027-06-12T06:10:00', 'LGW', '2027-06-15T12:15:00', 'AYT'],
    ['a time that is none', '2027-06-12T06:10:00', 'LGW', '', 'AYT'],
  ])('are not known for %s', (_what, departsAt, from, arrivesAt, to) => {
    expect(flightMinutes(departsAt, from, arrivesAt, to)).toBeNull();
  });

  it('come back from the wall clocks of any two airports on any day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CODES),
        fc.constantFrom(...CODES),
        fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 }),
        fc.integer({ min: 30, max: 18 * 60 }),
        (from, to, startMinute, minutes) => {
          const [start, end] = [startMinute * 60_000, (startMinute + minutes) * 60_000];
          // An hour that the clocks show twice has two answers.
          fc.pre(![[start, from] as const, [end, to] as const].some(([at, code]) => isShownTwice(at, code)));
          expect(flightMinutes(wallClock(start, from), from, wallClock(end, to), to)).toBe(minutes);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are written with two digits of minutes', () => {
    expect([245, 60, 59].map(formatDuration)).toEqual(['4h 05m', '1h 00m', '0h 59m']);
  });
});

function isShownTwice(instant: number, code: string): boolean {
  const shown = wallClock(instant, code);
  return [-60, 60].some((minutes) => wallClock(instant + minutes * 60_000, code) === shown);
}
