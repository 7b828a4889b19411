import type { Occupancy, RoomOccupancy } from '@storefront/shared/occupancy/occupancy';

import { hashOf, pick } from './hash';
import type { Hotel } from './hotels';

export interface RoomType {
  readonly code: string;
  readonly name: string;
}

const DOUBLES = [
  'Double room',
  'Double room with balcony',
  'Twin room with garden view',
  'Superior double room',
  'Double room with side sea view',
];

/** The room a party of this size gets in this hotel. */
export function roomFor(seed: number, hotel: Hotel, room: RoomOccupancy): RoomType {
  const sleeps = room.adults + room.children;
  if (sleeps === 1) return { code: 'SG1', name: 'Single room' };
  if (sleeps === 2) return { code: 'DB2', name: pick(DOUBLES, hashOf(seed, 'room', hotel.giataId)) };
  return sleeps === 3 ? { code: 'TR3', name: 'Triple room' } : { code: `FM${sleeps}`, name: 'Family room' };
}

const SHARE: Readonly<Record<number, number>> = { 1: 1.55, 2: 1, 3: 0.93, 4: 0.88, 5: 0.86, 6: 0.85 };

/** Children pay this part of what an adult pays for the hotel, by age on the return date. */
function childShare(age: number): number {
  return age < 2 ? 0.1 : age < 12 ? 0.55 : 0.75;
}

/** What the land price of two adults sharing becomes for a party, averaged over its guests. */
export function partyFactor(rooms: Occupancy): number {
  let shares = 0;
  let guests = 0;
  for (const { adults, childAges } of rooms) {
    shares += adults * (SHARE[adults] ?? 1) + childAges.reduce((sum, age) => sum + childShare(age), 0);
    guests += adults + childAges.length;
  }
  return shares / guests;
}
