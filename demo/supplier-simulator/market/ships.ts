import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

import { chance } from './hash';
import type { Hotel } from './hotel';
import { placeOf } from './places';

type Row = readonly [name: string, portDestinationId: number, starClass: number, nightPounds: number];

const FIRST_SHIP = 900_001;

/** Ships with the destination of their home port. */
const ROWS: readonly Row[] = [
  ['Aegean Star', 414, 4, 92],
  ['Mediterranea', 609, 4, 88],
  ['Adriatic Queen', 710, 5, 118],
  ['Canary Breeze', 501, 4, 84],
  ['Caribbean Pearl', 807, 5, 132],
  ['Gulf Horizon', 801, 5, 124],
  ['Tyrrhenian Sun', 708, 4, 90],
  ['Baltic Light', 713, 4, 104],
];

/** Returns the ships of the market. They are priced, quoted and booked like hotels. */
export function allShips(seed: number): readonly Omit<Hotel, 'firstPicture'>[] {
  return ROWS.flatMap(([name, portId, starClass, nightPounds], index) => {
    const destination = findDestination(portId);
    if (!destination) return [];
    const giataId = FIRST_SHIP + index;
    return [
      {
        giataId,
        hotelKey: `S${giataId.toString(36).toUpperCase()}`,
        name,
        destination,
        place: placeOf(destination.code),
        resort: `${destination.name} Port`,
        starClass,
        reviewScore: starClass === 5 ? 4.5 : 4,
        reviewCount: Math.round(300 + 1_500 * chance(seed, 'count', giataId)),
        boards: ['FB', 'AI'],
        nightPounds,
        hasContent: true,
        hasGiata: true,
        isSoldOut: false,
        isShip: true,
      },
    ];
  });
}
