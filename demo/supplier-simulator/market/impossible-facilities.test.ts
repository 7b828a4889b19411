import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import { hasFacility, HOTEL_FACILITIES, ROOM_FACILITIES } from './facilities';
import { allHotels } from './hotels';

const SEED = 7;
/** Named after a beach, and found anywhere. */
const IN_POOLS = new Set(['Beach entry pool']);
const hotels = allHotels(SEED).map((hotel) => ({
  hotel,
  place: illustratedPlace(hotel.destination.name),
  has: [...HOTEL_FACILITIES, ...ROOM_FACILITIES].filter((name) => hasFacility(SEED, hotel, name)),
}));

describe('the facilities of a hotel', () => {
  it('are none of the sea or a beach where there is neither sea nor lake [DEC-243]', () => {
    const inland = hotels.filter(
      ({ hotel, place }) => !hotel.isShip && !hasTag(place, 'sea') && !hasTag(place, 'lake'),
    );
    expect(inland.length).toBeGreaterThan(100);
    for (const { hotel, has } of inland)
      expect([
        hotel.name,
        has.filter((name) => /beach|^sea |reef|snorkel|windsurf/i.test(name) && !IN_POOLS.has(name)),
      ]).toEqual([hotel.name, []]);
  });

  it('are those of a deck on a ship: no beach, no garden, no car park [DEC-243]', () => {
    const ships = hotels.filter(({ hotel }) => hotel.isShip);
    expect(ships.length).toBeGreaterThan(5);
    for (const { hotel, has } of ships) {
      expect([hotel.name, has.filter((name) => /beach|parking|garden|kitchenette/i.test(name))]).toEqual([
        hotel.name,
        [],
      ]);
      expect(has.length).toBeGreaterThan(20);
    }
  });

  it('have a beach of one kind, and only where the place has a beach [DEC-243]', () => {
    const kinds = ['Sandy beach', 'Pebble beach', 'Shingle beach'];
    const counts = hotels.map(({ has }) => has.filter((name) => kinds.includes(name)).length);
    expect(Math.max(...counts)).toBe(1);
    const noBeach = hotels.filter(({ place }) => !hasTag(place, 'beach') && !hasTag(place, 'lake'));
    expect(
      noBeach.flatMap(({ has }) => has.filter((name) => /beach/i.test(name) && !IN_POOLS.has(name))),
    ).toEqual([]);
  });
});
