import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

import { chance } from './hash';
import { sailingDay } from './sailing-day';
import type { Hotel } from './hotel';
import { placeOf } from './places';

type Row = readonly [
  name: string,
  portDestinationId: number,
  starClass: number,
  nightPounds: number,
  sailsAt: string,
  ashoreBy: string,
];

const FIRST_SHIP = 900_001;
const VOYAGE_NIGHTS = 7;
/** Ships with their home port, and the times at which they sail and at which everybody has left them. */
const ROWS: readonly Row[] = [
  ['Aegean Star', 414, 4, 92, '18:00', '09:30'],
  ['Mediterranea', 609, 4, 88, '18:00', '09:30'],
  ['Adriatic Queen', 710, 5, 118, '17:00', '09:30'],
  ['Canary Breeze', 501, 4, 84, '20:00', '09:30'],
  ['Caribbean Pearl', 807, 5, 132, '21:00', '09:30'],
  ['Gulf Horizon', 801, 5, 124, '23:59', '08:00'],
  ['Tyrrhenian Sun', 708, 4, 90, '18:00', '09:30'],
  ['Baltic Light', 713, 4, 104, '17:00', '09:30'],
];

/** Returns the ships of the market. They are priced, quoted and booked like hotels. */
export function allShips(seed: number): readonly Omit<Hotel, 'firstPicture'>[] {
  return ROWS.flatMap(([name, portId, starClass, nightPounds, sailsAt, ashoreBy], index) => {
    const destination = findDestination(portId);
    if (!destination) return [];
    const giataId = FIRST_SHIP + index;
    const times = { nights: VOYAGE_NIGHTS, sailsAt, ashoreBy };
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
        voyage: {
          ...times,
          sailingDay: sailingDay(seed, destination.code, times),
        },
      },
    ];
  });
}
