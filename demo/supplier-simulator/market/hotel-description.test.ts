import { boardName } from '@storefront/shared/domain/board-basis/board-basis';

import { hasFacility } from './facilities';
import { stylesOf } from './hotel-content';
import { hotelDescription } from './hotel-description';
import { allHotels } from './hotels';

const SEED = 7;
const hotels = allHotels(SEED).map((hotel) => ({
  hotel,
  text: hotelDescription(SEED, hotel, stylesOf(SEED, hotel)),
}));

describe('the descriptions of the hotels', () => {
  it('name exactly the boards of the hotel', () => {
    const all = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI'];
    const wrong = hotels.filter(({ hotel, text }) =>
      all.some((code) => text.includes(boardName(code)) !== hotel.boards.includes(code)),
    );
    expect(wrong).toEqual([]);
  });

  it('speak of breakfast only where it is sold', () => {
    const withoutMeals = hotels.filter(({ hotel }) =>
      hotel.boards.every((code) => ['RO', 'SC'].includes(code)),
    );
    expect(withoutMeals.length).toBeGreaterThan(10);
    expect(withoutMeals.filter(({ text }) => /breakfast|meal/i.test(text))).toEqual([]);
  });

  it.each([
    ['an outdoor pool', 'Outdoor pool'],
    ['an indoor pool', 'Indoor pool'],
    ['a spa', 'Spa'],
    ['a kids club', 'Kids club'],
    ['a garden', 'Garden'],
    ['a balcony', 'Balcony'],
    ['air conditioning', 'Air conditioning'],
    ['reception', '24 hour reception'],
  ])('say "%s" only of hotels that have it', (phrase, facility) => {
    const matching = hotels.filter(({ text }) => new RegExp(`\\b${phrase}\\b`, 'i').test(text));
    expect(matching.length).toBeGreaterThan(20);
    expect(matching.filter(({ hotel }) => !hasFacility(SEED, hotel, facility))).toEqual([]);
  });

  it('use the words of a ship for a ship', () => {
    const ships = hotels.filter(({ hotel }) => hotel.isShip);
    expect(ships).toHaveLength(8);
    expect(ships.filter(({ text }) => /hotel|reception|\brooms?\b|garden/i.test(text))).toEqual([]);
    expect(ships.filter(({ text }) => !text.includes('Cabins have'))).toEqual([]);
  });

  it('differ from hotel to hotel, even without the names', () => {
    const bodies = hotels.map(({ hotel, text }) =>
      text.replaceAll(hotel.name, '*').replaceAll(hotel.resort, '*').replaceAll(hotel.destination.name, '*'),
    );
    expect(new Set(bodies).size).toBeGreaterThan(0.95 * bodies.length);
  });
});
