import { guestsOf, guestTitle } from './guests';

describe('guests', () => {
  it('are titled by position and kind [PAX-01]', () => {
    const guests = guestsOf([{ adults: 2, children: 2, childAges: [7, 0] }]);
    expect(guests.map(guestTitle)).toEqual([
      'Lead passenger',
      'Passenger 2, adult',
      'Passenger 3, child (7)',
      'Passenger 4, child (under 1)',
    ]);
  });
});
