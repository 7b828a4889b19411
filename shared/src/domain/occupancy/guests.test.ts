import fc from 'fast-check';

import { guestsOf } from './guests';
import { guestCount, type Occupancy } from './occupancy';

const someRoom = fc
  .record({ adults: fc.integer({ min: 1, max: 6 }), childAges: fc.array(fc.nat(17), { maxLength: 4 }) })
  .map(({ adults, childAges }) => ({ adults, children: childAges.length, childAges }));
const someOccupancy: fc.Arbitrary<Occupancy> = fc.array(someRoom, { minLength: 1, maxLength: 4 });

describe('guests', () => {
  it('match the searched occupancy, with an adult of the first room as lead passenger [PAX-01]', () => {
    fc.assert(
      fc.property(someOccupancy, (occupancy) => {
        const guests = guestsOf(occupancy);
        expect(guests).toHaveLength(guestCount(occupancy));
        expect(guests[0]).toEqual({ room: 1, childAge: null });
        occupancy.forEach(({ adults, childAges }, index) => {
          const inRoom = guests.filter(({ room }) => room === index + 1).map(({ childAge }) => childAge);
          expect(inRoom).toEqual([...Array.from({ length: adults }, () => null), ...childAges]);
        });
      }),
    );
  });
});
