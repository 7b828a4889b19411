import fc from 'fast-check';

import { DEPARTURE_AIRPORTS } from '../catalogue/airports';
import { DESTINATIONS } from '../catalogue/destinations';

import { airportZone } from './airport-zones';
import { zoneOffsetMs } from './zone-offset';

const HOUR_MS = 3_600_000;
const ZONES = [
  ...new Set(
    [...DEPARTURE_AIRPORTS, ...DESTINATIONS].map(({ code }) => airportZone(code) ?? 'Europe/London'),
  ),
];
const FROM = Date.UTC(2026, 0, 1);
const TO = Date.UTC(2032, 0, 1);

/** The offset by the time zone database, read in another way than the code under test. */
function offsetByDatabase(instant: number, zone: string): number {
  const local = new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
  return Date.parse(`${local}Z`) - instant;
}

describe('zoneOffsetMs', () => {
  it('agrees with the time zone database at each airport, in any hour of the next years [DEC-15]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: FROM / HOUR_MS, max: TO / HOUR_MS }),
        (zone, hour) => {
          expect(zoneOffsetMs(hour * HOUR_MS, zone)).toBe(offsetByDatabase(hour * HOUR_MS, zone));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('changes every clock in the second in which the database changes it', () => {
    for (const zone of ZONES) {
      for (const change of [
        '2027-03-28T01:00:00Z',
        '2027-10-31T01:00:00Z',
        '2029-03-25T01:00:00Z',
        '2029-10-28T01:00:00Z',
      ].map((text) => Date.parse(text))) {
        for (const instant of [change - 1000, change])
          expect([zone, zoneOffsetMs(instant, zone)]).toEqual([zone, offsetByDatabase(instant, zone)]);
      }
    }
  });

  it('reads other zones from the database', () => {
    expect(zoneOffsetMs(Date.parse('2027-07-01T12:00:00Z'), 'America/New_York')).toBe(-4 * HOUR_MS);
    expect(() => zoneOffsetMs(0, 'Nowhere/Land')).toThrow(RangeError);
  });
});
