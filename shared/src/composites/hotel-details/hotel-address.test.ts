import { hotelRecordSchema } from '../../api/hotels/hotel-record.schema';

import { hotelAddress } from './hotel-address';

function addressOf(details: object) {
  return hotelAddress(hotelRecordSchema.parse({ hotelDetails: { hotelName: 'Sol Bay', ...details } }));
}

describe('the address of a hotel', () => {
  it('is the full address of the review site', () => {
    const taDetails = { address_obj: { address_string: 'Kumkoy 12, Side, Turkey' } };
    expect(addressOf({ location: 'Side', taDetails })).toBe('Kumkoy 12, Side, Turkey');
  });

  it('falls back to the tidied location of the back office [DOM-TEXT-03]', () => {
    expect(addressOf({ location: ' Side, Antalya,', resort: 'Kumkoy' })).toBe('Side, Antalya');
    expect(addressOf({ resort: 'Side', region: 'Antalya' })).toBe('Side, Antalya');
    expect(addressOf({})).toBe('');
  });
});
