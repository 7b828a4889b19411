import { aPackage } from '@storefront/shared/testing/booking-builders';

import { returnDate } from './age-warning';
import { searchAgainPath } from './search-again-path';

describe('the search for the entered ages', () => {
  const party = aPackage({ occupancy: [{ adults: 2, children: 1, childAges: [12] }] });
  const rooms = (path: string) => {
    const params = new URL(path, 'http://shop.test').searchParams;
    return ['adultsRoom1', 'childrenRoom1', 'childrenAgesRoom1'].map((name) => params.get(name));
  };

  it('keeps the holiday and uses the ages on the return date [DEC-59]', () => {
    expect(returnDate(party)).toBe('2027-06-19');
    const path = searchAgainPath(party, ['1980-05-12', '2010-06-20', '2011-06-19']);
    expect(path).toMatch(/^\/holiday-details\/H2A\?.*date=2027-06-12.*nights=7/);
    expect(rooms(path)).toEqual(['1', '2', '16,16']);
    expect(rooms(searchAgainPath(party, ['1980-05-12', null, '2009-06-19']))).toEqual(['3', '0', null]);
  });

  it('starts at the home page when the search is impossible [DEC-59]', () => {
    expect(searchAgainPath(party, ['2010-05-12', '2010-06-20', '2011-06-19'])).toBe('/');
    const outbound = { ...party.outbound, departureAirportCode: 'XXX' };
    expect(searchAgainPath({ ...party, outbound }, [])).toBe('/');
  });
});
