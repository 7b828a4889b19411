import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import type { Place } from './places';

/** When a ship leaves and is back. Times are local to its home port, such as `18:00`. */
export interface Voyage {
  readonly nights: number;
  /** Day of the week on which the ship sails, as `dayOf(date) % 7`. */
  readonly sailingDay: number;
  readonly sailsAt: string;
  readonly ashoreBy: string;
}

/** Core data of a hotel. Texts and pictures are computed on request. */
export interface Hotel {
  readonly giataId: number;
  readonly hotelKey: string;
  readonly name: string;
  readonly destination: Destination;
  readonly place: Place;
  readonly resort: string;
  readonly starClass: number;
  /** 0 to 5, in steps of 0.5. */
  readonly reviewScore: number;
  readonly reviewCount: number;
  readonly boards: readonly string[];
  /** Pounds per person and night, before the factors for season, board and party. */
  readonly nightPounds: number;
  /** False for a few hotels, as in real supplier feeds. */
  readonly hasContent: boolean;
  /** False for a few hotels, whose giata id is not published. */
  readonly hasGiata: boolean;
  /** True for a few hotels that are sold out on all dates. */
  readonly isSoldOut: boolean;
  /** True for a ship that sails from the port of the destination. Only queries with its hotel key find it. */
  readonly isShip: boolean;
  /** The round trip of a ship; `null` for a hotel. */
  readonly voyage: Voyage | null;
  /** Scene and variant of the first picture, such as `pool-17`. */
  readonly firstPicture: string;
}

/** Returns the display location: the resort with its destination, or with its country if it contains the destination. */
export function locationOf({ resort, destination }: Hotel): string {
  return resort.startsWith(destination.name)
    ? `${resort}, ${destination.country}`
    : `${resort}, ${destination.name}`;
}
