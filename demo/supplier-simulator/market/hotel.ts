import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import type { Place } from './places';

/** A hotel as the market knows it; words and pictures are made when they are asked for. */
export interface Hotel {
  readonly giataId: number;
  readonly hotelKey: string;
  readonly name: string;
  readonly destination: Destination;
  readonly place: Place;
  readonly resort: string;
  readonly starClass: number;
  /** In halves, 0 to 5. */
  readonly reviewScore: number;
  readonly reviewCount: number;
  readonly boards: readonly string[];
  /** Pounds per person and night before season, board and party. */
  readonly nightPounds: number;
  /** A few have no content at all, some no giata id, some are never free: on purpose. */
  readonly hasContent: boolean;
  readonly hasGiata: boolean;
  readonly isSoldOut: boolean;
  /** A ship sails from its destination's port; it is found by its key and in deals, not in a search for places. */
  readonly isShip: boolean;
  /** Scene and look of its first picture, such as `pool-17`. */
  readonly face: string;
}
