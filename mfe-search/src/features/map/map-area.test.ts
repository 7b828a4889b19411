import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { WORLD } from '@storefront/shared/domain/coasts/coasts';

import { areaOf, hotelsOn, hotelSetKey } from './map-area';
import type { MapHotel } from './map-hotel';

const hotel = (giataId: number, latitude: number, longitude: number): MapHotel => ({
  giataId,
  name: `Hotel ${giataId}`,
  town: '',
  price: 50_000,
  priceLabel: '£500',
  latitude,
  longitude,
});

describe('area of the map', () => {
  it('has a coastline of its own for every destination', () => {
    for (const { code } of uniqueDestinations()) {
      const { land } = areaOf(code);
      expect(land).not.toBe(WORLD);
      expect(land.polygons.length).toBeGreaterThan(0);
    }
  });

  it('is the world for any destination and for an airport without a coastline', () => {
    expect(areaOf(null).land).toBe(WORLD);
    expect(areaOf('XXX').land).toBe(WORLD);
    expect(areaOf('constructor').land).toBe(WORLD);
  });

  it('is the same object each time, so that the map is not created again', () => {
    expect(areaOf('ACE')).toBe(areaOf('ACE'));
    expect(areaOf('XXX')).toBe(areaOf('XXX'));
  });

  it('excludes hotels far away from the airport', () => {
    const near = hotel(1, 28.92, -13.66);
    expect(hotelsOn(areaOf('ACE'), [near, hotel(2, 0, 0)])).toEqual([near]);
    expect(hotelsOn(areaOf(null), [near, hotel(2, 0, 0)])).toHaveLength(2);
  });

  it('has the same set key for any order of the hotels', () => {
    const [one, two] = [hotel(1, 28.9, -13.6), hotel(2, 28.8, -13.6)];
    expect(hotelSetKey([one, two])).toBe(hotelSetKey([two, one]));
    expect(hotelSetKey([one])).not.toBe(hotelSetKey([one, two]));
  });
});
