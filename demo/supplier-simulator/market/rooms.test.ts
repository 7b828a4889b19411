import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import { hasFacility } from './facilities';
import { allHotels } from './hotels';
import { roomChoices, roomsOf } from './rooms';

const SEED = 7;
const hotels = allHotels(SEED).filter(({ isShip }) => !isShip);
const NIGHT_POUNDS = 100;
const FAMILY = [{ adults: 2, children: 2, childAges: [6, 9] }];

/** A part of a name, and the facility that the hotel must have. */
const PROMISES = [
  ['balcony', 'Balcony'],
  ['garden view', 'Garden'],
  ['sea view', 'Sea view'],
] as const;

const choicesOf = (hotel: (typeof hotels)[number], rooms = DEFAULT_OCCUPANCY) =>
  roomChoices(SEED, hotel, rooms, NIGHT_POUNDS, 7);

describe('the rooms of a hotel', () => {
  it('have a balcony, a garden view or a sea view only where the hotel has one [DEC-320]', () => {
    for (const hotel of hotels) {
      const names = [
        ...roomsOf(SEED, hotel, DEFAULT_OCCUPANCY).map(({ name }) => name),
        ...choicesOf(hotel).map(({ roomName }) => roomName),
      ];
      for (const [feature, facility] of PROMISES) {
        const has = names.some((name) => name.includes(feature));
        if (has && !hasFacility(SEED, hotel, facility)) throw new Error(`${hotel.name}: ${names.join(', ')}`);
      }
      if (!hasTag(illustratedPlace(hotel.destination.name), 'sea'))
        expect(names.filter((name) => name.includes('sea view'))).toEqual([]);
    }
  });

  it('have different names, whichever room is in the price [DEC-320]', () => {
    for (const hotel of hotels)
      for (const party of [DEFAULT_OCCUPANCY, FAMILY]) {
        const names = choicesOf(hotel, party).map(({ roomName }) => roomName);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => /superior .*superior|room (superior|suite)/i.test(name))).toEqual([]);
      }
  });

  it('are a choice in most hotels', () => {
    const withChoice = hotels.filter((hotel) => choicesOf(hotel).length > 1);
    expect(withChoice.length / hotels.length).toBeGreaterThan(0.7);
  });
});
