import type { MapHotel } from './map-hotel';
import { placeTownNames, townNames } from './town-names';

const hotel = (town: string, latitude: number, longitude = 30): MapHotel => ({
  giataId: latitude,
  name: 'Sol',
  town,
  price: 1,
  priceLabel: '£1',
  latitude,
  longitude,
});

describe('the names of towns on the map', () => {
  it('are at the middle of their hotels, towns with most hotels first', () => {
    const hotels = [hotel('Side', 36.7), hotel('Belek', 36.9), hotel('Side', 36.8), hotel('Side', 10)];
    expect(townNames(hotels)).toEqual([
      { name: 'Side', latitude: 36.7, longitude: 30 },
      { name: 'Belek', latitude: 36.9, longitude: 30 },
    ]);
  });

  it('cover no pin and no other name', () => {
    const size = { width: 40, height: 10 };
    const pin = { x: 100, y: 100, width: 60, height: 20 };
    const [first, second, third] = [0, 1, 2].map((step) => ({ ...size, x: 100 + step, y: 100 }));
    if (!first || !second || !third) throw new Error('three towns');
    expect(placeTownNames([first, second, third], [pin])).toEqual([
      { x: 100, y: 122 },
      { x: 101, y: 78 },
      null,
    ]);
    expect(placeTownNames([first], [])).toEqual([{ x: 100, y: 114 }]);
  });

  it('are at most fourteen, and none for hotels without a town', () => {
    const many = Array.from({ length: 20 }, (_, index) => hotel(`Town ${index}`, 30 + index));
    expect(townNames([...many, hotel('', 1)])).toHaveLength(14);
  });
});
