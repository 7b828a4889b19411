import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';

import { dayOf } from './day-of';
import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import type { PlaceKind } from './places';
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

/** A stay with what the prices of all hotels share on it. */
export interface StayTerms {
  readonly date: IsoDate;
  readonly nights: number;
  readonly day: number;
  /** Price factors. */
  readonly season: Readonly<Record<PlaceKind, number>>;
  readonly length: number;
  readonly lead: number;
}

/** @param quotedOn day of the quote: the price depends on the days from quote to departure */
export function stayTerms(date: IsoDate, nights: number, quotedOn: IsoDate): StayTerms {
  const day = dayOf(date);
  return {
    date,
    nights,
    day,
    season: {
      beach: seasonFactor('beach', date),
      'winter-sun': seasonFactor('winter-sun', date),
      city: seasonFactor('city', date),
      'long-haul': seasonFactor('long-haul', date),
    },
    length: stayLengthFactor(nights),
    lead: leadFactor('hotel', day - dayOf(quotedOn)),
  };
}

/** Returns the pounds of a board per person and night. */
export function boardPounds({ starClass }: Hotel, board: string): number {
  return (BOARD_POUNDS[board] ?? 0) * (0.7 + starClass * 0.1);
}

/**
 * Returns a function from the pounds of a board to the price of a stay in pounds per person (two adults sharing), not rounded.
 * Everything that the boards share is computed once.
 */
export function stayPounds(
  seed: number,
  { nightPounds, place, giataId }: Hotel,
  { day, nights, season, length, lead }: StayTerms,
): (boardPounds: number) => number {
  const noise = 0.95 + 0.1 * chance(seed, NIGHT_SALT, giataId, day);
  const night = nightPounds * season[place.kind] * noise;
  return (board) => (night + board) * nights * length * lead;
}

/** Returns whether a hotel is sold out on a date: 4% of dates, and all dates of a few hotels. */
export function isSoldOut(seed: number, hotel: Hotel, day: number): boolean {
  return hotel.isSoldOut || chance(seed, SOLD_OUT_SALT, hotel.giataId, day) < 0.04;
}

/**
 * Returns the price of a package per person. Both parts are whole pounds, so that another flight changes the price by
 * exactly the fare difference.
 */
export function packagePrice(stay: Pence, fare: Pence): Pence {
  return pence(stay + fare);
}
