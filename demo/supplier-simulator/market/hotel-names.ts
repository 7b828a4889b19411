import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import { hashOf, pick } from './hash';
import { hotelNameParts } from './hotel-name-parts';
import type { PlaceKind } from './places';
import { RESORTS } from './resorts';

/** Combinations that are tried before the resort is added. */
const MAX_ATTEMPTS = 24;

interface NamedHotel {
  readonly giataId: number;
  readonly kind: PlaceKind;
  readonly destination: Destination;
  readonly resort: string;
}

/** Returns a name that no other hotel of the market has, and adds it to `taken`. */
export function hotelName(
  seed: number,
  { giataId, kind, destination, resort }: NamedHotel,
  taken: Set<string>,
): string {
  const { first, last } = hotelNameParts(destination, kind);
  for (let attempt = 0; ; attempt += 1) {
    const plain = `${pick(first, hashOf(seed, 'first', giataId, attempt))} ${pick(last, hashOf(seed, 'last', giataId, attempt))}`;
    const name = attempt < MAX_ATTEMPTS ? plain : `${plain} ${resort}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** Returns the resort of a hotel, or the quarter in a town. @throws RangeError for a destination without resorts */
export function resortName(seed: number, giataId: number, { name }: Destination): string {
  const resorts = RESORTS[name];
  if (!resorts) throw new RangeError(`no resorts of ${name}`);
  return pick(resorts, hashOf(seed, 'resort', giataId));
}
