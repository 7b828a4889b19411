import { AMENITIES, AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';

import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import { impossibleFacilities } from './impossible-facilities';

/** Facilities of a room. A hotel record lists them separately from those of the hotel. */
const ROOM_FACILITY_NAMES = new Set([
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

export const HOTEL_FACILITIES: readonly string[] = AMENITIES.filter((name) => !ROOM_FACILITY_NAMES.has(name));
export const ROOM_FACILITIES: readonly string[] = AMENITIES.filter((name) => ROOM_FACILITY_NAMES.has(name));

const BEACH_FACILITIES = new Set<string>([...AMENITY_GROUPS.Beachfront, ...AMENITY_GROUPS['Water Fun']]);
/** A beach is of one kind; the first that a hotel has. */
const BEACH_KINDS = ['Sandy beach', 'Pebble beach', 'Shingle beach'];
const POOL_FACILITIES = new Set<string>(AMENITY_GROUPS.Pool);
/** Facilities that most hotels have, whatever their star class. */
const COMMON_FACILITIES = new Set([
  'Internet',
  'Wifi',
  'Restaurant',
  '24 hour reception',
  'Outdoor pool',
  'Bar/Lounge',
]);

export const STYLES: readonly string[] = [
  'Budget',
  'Mid-range',
  'Luxury',
  'Family-friendly',
  'Business',
  'Romantic',
  'Modern',
];

/** Hashes of the facility names, computed once: a hotel record needs three hundred of them. */
const NAME_HASHES: ReadonlyMap<string, number> = new Map(AMENITIES.map((name) => [name, hashOf(0, name)]));

/** What the facilities of a hotel depend on. */
type FacilityOwner = Pick<Hotel, 'giataId' | 'place' | 'starClass' | 'destination' | 'isShip'>;

/** Returns whether a hotel has a facility. Of the kinds of beach it has one, all other names are independent. */
export function hasFacility(seed: number, hotel: FacilityOwner, name: string): boolean {
  const nameHash = NAME_HASHES.get(name);
  if (nameHash === undefined || impossibleFacilities(hotel).has(name)) return false;
  const kind = BEACH_KINDS.indexOf(name);
  if (kind > 0 && BEACH_KINDS.slice(0, kind).some((other) => hasFacility(seed, hotel, other))) return false;
  const odds = ROOM_FACILITY_NAMES.has(name) ? 0.3 + hotel.starClass * 0.12 : facilityOdds(name, hotel);
  return chance(seed, hotel.giataId, nameHash) < odds;
}

function facilityOdds(name: string, { place, starClass }: FacilityOwner): number {
  const inTown = place.kind === 'city';
  if (COMMON_FACILITIES.has(name)) return name === 'Outdoor pool' && inTown ? 0.2 : 0.55 + starClass * 0.08;
  if (BEACH_FACILITIES.has(name)) return inTown ? 0.02 : 0.06 + starClass * 0.06;
  if (POOL_FACILITIES.has(name)) return inTown ? 0.02 * starClass : 0.04 + starClass * 0.06;
  return 0.12 + starClass * 0.09;
}

/** Returns the wire name of a facility: `Outdoor pool` is `facility_Outdoor_pool`. */
export function flagName(prefix: 'facility_' | 'room_', name: string): string {
  return prefix + name.replaceAll(' ', '_');
}
