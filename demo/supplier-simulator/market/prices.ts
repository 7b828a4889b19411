import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { dayOf } from './day-of';
import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import { leadFactor, seasonFactor } from './season';

const BOARD_POUNDS: Readonly<Record<string, number>> = { RO: 0, SC: 0, BB: 6, HB: 17, FB: 26, AI: 34 };

/** Words of the hash, spelled once. */
const NIGHT = hashOf(0, 'night');
const GONE = hashOf(0, 'gone');

/** Short stays cost more a night, long ones less. */
function staysFactor(nights: number): number {
  if (nights <= 4) return 1.12;
  return nights >= 14 ? 0.92 : 1;
}

/**
 * Pounds per person for a stay by its board, two adults sharing; whole pounds are made at the very end. What
 * all boards have in common is worked out once.
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
  const noise = 0.95 + 0.1 * chance(seed, NIGHT, hotel.giataId, day);
  const stay = staysFactor(nights);
  const lead = leadFactor('hotel', day - dayOf(quotedOn));
  return (board) => {
    const boardPounds = (BOARD_POUNDS[board] ?? 0) * (0.7 + hotel.starClass * 0.1);
    return (night * noise + boardPounds) * nights * stay * lead;
  };
}

/** A few days of each hotel are gone. */
export function isSoldOut(seed: number, hotel: Hotel, date: IsoDate): boolean {
  return hotel.isSoldOut || chance(seed, GONE, hotel.giataId, dayOf(date)) < 0.04;
}
