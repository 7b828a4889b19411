import { landAround } from '@storefront/shared/domain/coasts/coasts';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import fc from 'fast-check';

import type { Hotel } from './hotel';
import { hotelPlace } from './hotel-place';
import { allHotels } from './hotels';
import { kilometres, shoreOf } from './shore';

const hotels = allHotels(7);
const seeds = fc.integer({ min: 1, max: 1_000_000 });

function isOnLand({ destination }: Hotel, latitude: number, longitude: number): boolean {
  const polygons = landAround(destination.code)?.polygons ?? [];
  return polygons.some((rings) =>
    booleanPointInPolygon([longitude, latitude], {
      type: 'Polygon',
      coordinates: rings.map((ring) => ring.map((point) => [...point])),
    }),
  );
}

describe('the position of a hotel', () => {
  it('is on land and near the airport for every hotel and ship', () => {
    for (const hotel of hotels) {
      const { latitude, longitude } = hotelPlace(7, hotel);
      const far = kilometres([hotel.place.longitude, hotel.place.latitude], [longitude, latitude]);
      if (!isOnLand(hotel, latitude, longitude)) throw new Error(`${hotel.name}: in the sea`);
      // Alanya is the real resort with the greatest distance from its airport.
      expect(far).toBeLessThan(125);
      if (hotel.place.kind === 'city' && !hotel.isShip) expect(far).toBeLessThan(14);
    }
  });

  it('is the same each time, whatever the seed, and still on land [DEC-108]', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...hotels), (seed, hotel) => {
        const place = hotelPlace(seed, hotel);
        expect(hotelPlace(seed, hotel)).toEqual(place);
        expect(isOnLand(hotel, place.latitude, place.longitude)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the hotels of a resort together', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...hotels), (seed, hotel) => {
        const others = hotels.filter(
          ({ destination, resort }) => destination.id === hotel.destination.id && resort === hotel.resort,
        );
        const place = hotelPlace(seed, hotel);
        for (const other of others) {
          const { latitude, longitude } = hotelPlace(seed, other);
          expect(kilometres([place.longitude, place.latitude], [longitude, latitude])).toBeLessThan(5.1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is by the sea at a coastal destination if the real position of the resort is unknown', () => {
    const menorca = hotels.filter(({ destination }) => destination.code === 'MAH');
    const { coast } = shoreOf('MAH');
    for (const hotel of menorca) {
      const { latitude, longitude } = hotelPlace(7, hotel);
      const nearest = Math.min(...coast.map((corner) => kilometres(corner, [longitude, latitude])));
      expect(nearest).toBeLessThan(3);
    }
  });

  it('is near the real position of a well-known resort', () => {
    const blanca = hotels.filter(({ resort }) => resort === 'Playa Blanca');
    expect(blanca.length).toBeGreaterThan(0);
    for (const hotel of blanca) {
      const { latitude, longitude } = hotelPlace(7, hotel);
      expect(kilometres([-13.83, 28.86], [longitude, latitude])).toBeLessThan(4);
    }
  });

  it('is on the island of the airport', () => {
    const rhodes = hotels.find(({ destination }) => destination.code === 'RHO');
    const { isLand } = shoreOf('RHO');
    expect(rhodes).toBeDefined();
    // A point in Turkey, close to Rhodes.
    expect(isLand([28.27, 36.85])).toBe(false);
    expect(isLand([28.0, 36.2])).toBe(true);
  });
});
