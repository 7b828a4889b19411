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

/** Local time at an airport, calculated in another way than the code under test. */
function wallClock(instant: number, code: string): string {
  const zone = airportZone(code) ?? '';
  return new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
}

describe('airport zones', () => {
  it('contain every departure and arrival airport with an existing zone [DEC-15]', () => {
    const codes = [...DEPARTURE_AIRPORTS, ...DESTINATIONS]
      .map(({ code }) => code)
      .filter((code) => code !== '');
    for (const code of codes) {
      const zone = airportZone(code);
      if (zone === null) throw new Error(`airport ${code} has no time zone`);
      expect(() => new Intl.DateTimeFormat('en-GB', { timeZone: zone })).not.toThrow();
    }
  });
});

describe('flightMinutes', () => {
  it.each([
    ['2027-06-12T06:10:00', 'LGW', '2027-06-12T12:15:00', 'AYT', 245],
    ['2027-06-19T13:05:00', 'AYT', '2027-06-19T15:40:00', 'LGW', 275],
    ['2027-01-09T06:10', 'MAN', '2027-01-09T10:55', 'TFS', 285],
    ['2027-06-12T19:40:00', 'LHR', '2027-06-13T06:20:00', 'DXB', 460],
    ['2027-06-12T10:00:00', 'LHR', '2027-06-12T14:30:00', 'CUN', 630],
    // The night of the spring change: 01:00 becomes 02:00, so the local times differ by an extra hour.
    ['2027-03-27T23:30:00', 'LGW', '2027-03-28T04:00:00', 'AGP', 150],
    ['2027-03-27T19:40:00', 'CUN', '2027-03-28T11:10:00', 'LGW', 570],
    // The day of the change: both zones have changed already.
    ['2027-03-28T06:10:00', 'LGW', '2027-03-28T09:50:00', 'AGP', 160],
    ['2027-10-31T06:10:00', 'LGW', '2027-10-31T09:50:00', 'AGP', 160],
    // London and New York change in different weeks.
    ['2027-03-20T10:00:00', 'LHR', '2027-03-20T14:00:00', 'JFK', 480],
    ['2027-03-31T10:00:00', 'LHR', '2027-03-31T13:00:00', 'JFK', 480],
    // The clocks of New York changed at 02:00, three hours before; as UTC this time would be before the change.
    ['2027-03-14T01:00:00', 'LGW', '2027-03-14T05:00:00', 'JFK', 480],
    // 01:30 occurs twice on this day: the first one counts.
    ['2027-10-31T01:30:00', 'LGW', '2027-10-31T04:00:00', 'PMI', 150],
    ['2027-06-12T06:00:00', 'LGW', '2027-06-12T06:01:00', 'LHR', 1],
    ['2027-06-12T06:00:00', 'LGW', '2027-06-13T02:00:00', 'LHR', 1_200],
  ])('returns the minutes from %s %s to %s %s', (departsAt, from, arrivesAt, to, minutes) => {
    expect(flightMinutes(departsAt, from, arrivesAt, to)).toBe(minutes);
  });

  it.each([
    ['an unknown airport', '2027-06-12T06:10:00', 'LGW', '2027-06-12T12:15:00', 'QQQ'],
    ['an unknown airport of departure', '2027-06-12T06:10:00', 'QQQ', '2027-06-12T12:15:00', 'AYT'],
    ['an arrival at the minute of departure', '2027-06-12T06:00:00', 'LGW', '2027-06-12T06:00:00', 'LHR'],
    ['more than 20 hours', '2027-06-12T06:00:00', 'LGW', '2027-06-13T02:01:00', 'LHR'],
    ['an arrival before the departure', '2027-06-12T12:15:00', 'LGW', '2027-06-12T06:10:00', 'AGP'],
    ['an arrival days later', '2027-06-12T06:10:00', 'LGW', '2027-06-15T12:15:00', 'AYT'],
    ['an invalid time', '2027-06-12T06:10:00', 'LGW', '', 'AYT'],
  ])('returns null for %s', (_what, departsAt, from, arrivesAt, to) => {
    expect(flightMinutes(departsAt, from, arrivesAt, to)).toBeNull();
  });

  it('returns the real minutes for the local times of any two airports on any day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CODES),
        fc.constantFrom(...CODES),
        fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 }),
        fc.integer({ min: 30, max: 18 * 60 }),
        (from, to, startMinute, minutes) => {
          const [start, end] = [startMinute * 60_000, (startMinute + minutes) * 60_000];
          // A local time that occurs twice is ambiguous.
          fc.pre(![[start, from] as const, [end, to] as const].some(([at, code]) => occursTwice(at, code)));
          expect(flightMinutes(wallClock(start, from), from, wallClock(end, to), to)).toBe(minutes);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is formatted with two digits of minutes', () => {
    expect([245, 60, 59].map(formatDuration)).toEqual(['4h 05m', '1h 00m', '0h 59m']);
  });
});

function occursTwice(instant: number, code: string): boolean {
  const localTime = wallClock(instant, code);
  return [-60, 60].some((minutes) => wallClock(instant + minutes * 60_000, code) === localTime);
}
