import type { MapHotel } from './map-hotel';
import { pinLabel, pinName } from './pin-text';

const hotel = (giataId: number, price: number, priceLabel: string): MapHotel => ({
  giataId,
  name: `Hotel ${giataId}`,
  town: '',
  price,
  priceLabel,
  latitude: 0,
  longitude: 0,
});
const dear = hotel(1, 102_000, '£1,020');
const cheap = hotel(2, 68_800, '£688');

describe('the text of a pin', () => {
  it('is the price of its hotel', () => {
    expect(pinLabel([dear])).toBe('£1,020');
    expect(pinName([dear], 'per person')).toBe('Hotel 1, £1,020 per person');
  });

  it('is the number of hotels and their lowest price, in any order', () => {
    for (const both of [
      [dear, cheap],
      [cheap, dear],
    ]) {
      expect(pinLabel(both)).toBe('2 from £688');
      expect(pinName(both, 'in total')).toBe('2 from £688 in total, 2 hotels, show them');
    }
  });
});
