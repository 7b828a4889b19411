import { AMENITIES, AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';

import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';

/** What belongs to the room and not to the house; the flags of a hotel record are in two lists. */
const OF_THE_ROOM = new Set([
  'Air conditioning',
  'Balcony',
  'Sea view',
  'Television',
  'Minibar',
  'Hairdryer',
  'Kettle',
  'Coffee machine',
  'Bathtub',
  'Shower',
  'Kitchenette',
  'Fridge',
  'Desk',
  'Iron',
  'Connecting rooms',
  'Cot on request',
  'Bathrobes',
]);

export const HOTEL_FACILITIES: readonly string[] = AMENITIES.filter((name) => !OF_THE_ROOM.has(name));
export const ROOM_FACILITIES: readonly string[] = AMENITIES.filter((name) => OF_THE_ROOM.has(name));

const BY_THE_SEA = new Set<string>([...AMENITY_GROUPS.Beachfront, ...AMENITY_GROUPS['Water Fun']]);
const POOLS = new Set<string>(AMENITY_GROUPS.Pool);
/** Named on nearly every house, whatever it costs. */
const USUAL = new Set(['Internet', 'Wifi', 'Restaurant', '24 hour reception', 'Outdoor pool', 'Bar/Lounge']);

export const STYLES: readonly string[] = [
  'Budget',
  'Mid-range',
  'Luxury',
  'Family-friendly',
  'Business',
  'Romantic',
  'Modern',
];

/** A record asks for three hundred names: their letters are looked at once. */
const NUMBERS: ReadonlyMap<string, number> = new Map(AMENITIES.map((name) => [name, hashOf(0, name)]));

/** Whether a hotel has a facility of the table; one name asks nothing about the others. */
export function hasFacility(seed: number, hotel: Hotel, name: string): boolean {
  const number = NUMBERS.get(name);
  if (number === undefined) return false;
  const odds = OF_THE_ROOM.has(name) ? 0.3 + hotel.starClass * 0.12 : oddsOf(name, hotel);
  return chance(seed, hotel.giataId, number) < odds;
}

function oddsOf(name: string, { place, starClass }: Hotel): number {
  const inTown = place.kind === 'city';
  if (USUAL.has(name)) return name === 'Outdoor pool' && inTown ? 0.2 : 0.55 + starClass * 0.08;
  if (BY_THE_SEA.has(name)) return inTown ? 0.02 : 0.06 + starClass * 0.06;
  if (POOLS.has(name)) return inTown ? 0.02 * starClass : 0.04 + starClass * 0.06;
  return 0.12 + starClass * 0.09;
}

/** `Outdoor pool` is `facility_Outdoor_pool` on the wire. */
export function flagName(prefix: 'facility_' | 'room_', name: string): string {
  return prefix + name.replaceAll(' ', '_');
}
