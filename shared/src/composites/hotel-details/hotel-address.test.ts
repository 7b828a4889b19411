import { hotelRecordSchema } from '../../api/hotels/hotel-record.schema';

import { hotelAddress } from './hotel-address';

function addressOf(details: object) {
  return hotelAddress(hotelRecordSchema.parse({ hotelDetails: { hotelName: 'Sol Bay', ...details } }));
}

describe('the address of a hotel', () => {
  it('is the full one of the reviews', () => {
    const taDetails = { address_obj: { address_string: 'Kumkoy 12, Side, Turkey' } };
    expect(addressOf({ location: 'Side', taDetails })).toBe('Kumkoy 12, Side, Turkey');
  });

  it('is the place of the back office without it, tidied [DOM-TEXT-03]', () => {
    expect(addressOf({ location: ' Side, Antalya,', resort: 'Kumkoy' })).toBe('Side, Antalya');
    expect(addressOf({ resort: 'Side', region: 'Antalya' })).toBe('Side, Antalya');
    expect(addressOf({})).toBe('');
  });
});
