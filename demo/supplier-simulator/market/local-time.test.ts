import { flightMinutes } from '@storefront/shared/domain/flights/flight-duration';
import { airportZone } from '@storefront/shared/domain/flights/airport-zones';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import fc from 'fast-check';

import { localTimeAfter } from './local-time';

const zoneOf = (code: string) => airportZone(code) ?? 'Europe/London';

/** Any day of the year. Days on which clocks change are generated more often. */
const someDay = fc.oneof(
  fc.constantFrom('2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'),
  fc.integer({ min: 0, max: 364 }).map((days) => addDays('2027-01-01', days)),
);

it('computes arrival times that match the flight duration, including when clocks change', () => {
  fc.assert(
    fc.property(
      someDay,
      // No flight of the market departs between 2 and 4 a.m., when a local time can occur twice.
      fc.integer({ min: 5 * 60, max: 24 * 60 - 1 }),
      fc.integer({ min: 60, max: 14 * 60 }),
      fc.constantFrom('AYT', 'BGI', 'KEF', 'DXB', 'CMN', 'TFS'),
      fc.boolean(),
      (day, minute, minutes, place, home) => {
        const two = (part: number) => String(part).padStart(2, '0');
        const departs = `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
        const [from, to] = home ? [place, 'LGW'] : ['LGW', place];
        const arrives = localTimeAfter(departs, minutes, zoneOf(from), zoneOf(to));
        const measured = flightMinutes(departs, from, arrives, to);
        // A local time that occurs twice is ambiguous.
        const twice = arrives.startsWith('2027-10-31T0') && measured === minutes - 60;
        if (measured !== null && !twice) expect(measured).toBe(minutes);
      },
    ),
    { numRuns: 400 },
  );
});
