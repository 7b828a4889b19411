import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';

import { dayOf } from './day-of';
import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import { leadFactor, seasonFactor } from './season';

const BOARD_POUNDS: Readonly<Record<string, number>> = { RO: 0, SC: 0, BB: 6, HB: 17, FB: 26, AI: 34 };

/** Hash salts. Changing them changes all prices and availabilities. */
const NIGHT_SALT = hashOf(0, 'night');
const SOLD_OUT_SALT = hashOf(0, 'gone');

/** Short stays cost more per night, long ones less. */
function stayLengthFactor(nights: number): number {
  if (nights <= 4) return 1.12;
  return nights >= 14 ? 0.92 : 1;
}

/**
 * Returns a function from board code to the price of a stay in pounds per person (two adults sharing), not rounded.
 * Everything that the boards share is computed once.
 */
export function stayPounds(
  seed: number,
  hotel: Hotel,
  date: IsoDate,
  nights: number,
  quotedOn: IsoDate,
): (board: string) => number {
  const day = dayOf(date);
  const night = hotel.nightPounds * seasonFactor(hotel.place.kind, date);
  const noise = 0.95 + 0.1 * chance(seed, NIGHT_SALT, hotel.giataId, day);
  const stay = stayLengthFactor(nights);
  const lead = leadFactor('hotel', day - dayOf(quotedOn));
  return (board) => {
    const boardPounds = (BOARD_POUNDS[board] ?? 0) * (0.7 + hotel.starClass * 0.1);
    return (night * noise + boardPounds) * nights * stay * lead;
  };
}

/** Returns whether a hotel is sold out on a date: 4% of dates, and all dates of a few hotels. */
export function isSoldOut(seed: number, hotel: Hotel, date: IsoDate): boolean {
  return hotel.isSoldOut || chance(seed, SOLD_OUT_SALT, hotel.giataId, dayOf(date)) < 0.04;
}

/**
 * Returns the price of a package per person. Both parts are whole pounds, so that another flight changes the price by
 * exactly the fare difference.
 */
export function packagePrice(stay: Pence, fare: Pence): Pence {
  return pence(stay + fare);
}
