import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

import { chance } from './hash';
import type { Hotel } from './hotel';
import { placeOf } from './places';

type Row = readonly [
  name: string,
  portDestinationId: number,
  starClass: number,
  nightPounds: number,
  sailsAt: string,
];

const FIRST_SHIP = 900_001;
const VOYAGE_NIGHTS = 7;
/** Time by which everybody has left the ship on the last day. */
const ASHORE_BY = '09:30';

/** Ships with the destination of their home port. */
const ROWS: readonly Row[] = [
  ['Aegean Star', 414, 4, 92, '18:00'],
  ['Mediterranea', 609, 4, 88, '18:00'],
  ['Adriatic Queen', 710, 5, 118, '17:00'],
  ['Canary Breeze', 501, 4, 84, '20:00'],
  ['Caribbean Pearl', 807, 5, 132, '21:00'],
  ['Gulf Horizon', 801, 5, 124, '22:00'],
  ['Tyrrhenian Sun', 708, 4, 90, '18:00'],
  ['Baltic Light', 713, 4, 104, '17:00'],
];

/** Returns the ships of the market. They are priced, quoted and booked like hotels. */
export function allShips(seed: number): readonly Omit<Hotel, 'firstPicture'>[] {
  return ROWS.flatMap(([name, portId, starClass, nightPounds, sailsAt], index) => {
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
        // Guests choose a better board on top of it.
        boards: ['FB'],
        nightPounds,
        hasContent: true,
        hasGiata: true,
        isSoldOut: false,
        isShip: true,
        voyage: { nights: VOYAGE_NIGHTS, sailsAt, ashoreBy: ASHORE_BY },
      },
    ];
  });
}
