import { AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';
import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import type { Hotel } from './hotel';

const AT_THE_WATER = [...AMENITY_GROUPS.Beachfront, 'Sea view'];
/** What a ship has of them. */
const ON_DECK = new Set(['Sun Loungers', 'Parasols', 'Sea view restaurant', 'Sea view terrace', 'Sea view']);
/** What a ship has no room for, or no use. */
const ASHORE = [
  'Free parking',
  'Valet parking',
  'Electric car charging',
  'Car hire desk',
  'Airport transportation',
  'Golf course nearby',
  'Bicycle hire',
  'Horse riding',
  'Football pitch',
  'Padel court',
  'Petanque',
  'High ropes',
  'Pets allowed',
  'Garden',
  'Garden pool',
  'Courtyard pool',
  'Natural pool',
  'Lagoon pool',
  'Beach entry pool',
  'Kitchenette',
];
/** What needs salt water, sand or waves: no lake has it. */
const AT_THE_SEA =
  /Sea |Sand|Reef|reef|Lagoon|Dolphin|Turtle|Coastal|Dune|Surf|surf|Rock pools|Bodyboard|Night dives|Glass bottom|Promenade/;
const CORAL_COUNTRIES = new Set([
  'Egypt',
  'Thailand',
  'Indonesia',
  'Mexico',
  'Barbados',
  'Jamaica',
  'Dominican Republic',
]);

const byDestination = new WeakMap<Destination, ReadonlySet<string>>();

/**
 * Returns the facilities that a hotel cannot have where it is: none of the sea in a town inland, none of a beach where
 * there is none or on a ship, a reef only in warm seas.
 */
export function impossibleFacilities(hotel: Pick<Hotel, 'destination' | 'isShip'>): ReadonlySet<string> {
  if (hotel.isShip) return NOT_ON_SHIPS;
  const names = byDestination.get(hotel.destination) ?? new Set(notAt(hotel.destination));
  byDestination.set(hotel.destination, names);
  return names;
}

const NOT_ON_SHIPS: ReadonlySet<string> = new Set([
  ...AT_THE_WATER.filter((name) => !ON_DECK.has(name)),
  ...ASHORE,
]);

function notAt(destination: Destination): readonly string[] {
  const place = illustratedPlace(destination.name);
  const isAtSea = hasTag(place, 'sea');
  if (!isAtSea && !hasTag(place, 'lake')) return AT_THE_WATER;
  return AT_THE_WATER.filter(
    (name) =>
      (!isAtSea && AT_THE_SEA.test(name)) ||
      (isAtSea && !hasTag(place, 'beach') && /beach/i.test(name)) ||
      (/reef/i.test(name) && !CORAL_COUNTRIES.has(destination.country)),
  );
}
