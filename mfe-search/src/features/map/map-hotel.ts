import type { MapBounds } from '../../domain/map-bounds';

/** A hotel with coordinates and a price. */
export interface MapHotel extends MapPlace {
  readonly giataId: number;
  readonly name: string;
  /** Name of its resort, which the map shows; empty when it is not known. */
  readonly town: string;
  /** In pence, to find the cheapest of several hotels. */
  readonly price: number;
  /** The price as on the card, such as `£540`. */
  readonly priceLabel: string;
  /** Whether its pill is grey, such as one over the budget. */
  readonly isMuted?: boolean;
}

/** In degrees. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export type MapNoun = 'hotel' | 'place';

export interface ResultsMapProps {
  /** In the order of the list, which is also the tab order. */
  readonly hotels: readonly MapHotel[];
  /** Arrival airport of the search; `null` for any destination: the map shows the world. */
  readonly airportCode: string | null;
  readonly selected: number | null;
  /** The hotel whose card is under the pointer or has the focus. */
  readonly hovered: number | null;
  readonly onSelect: (giataId: number | null) => void;
  /** The part of the map that the list is limited to, which the map then shows; `null`: it shows all hotels. */
  readonly bounds?: MapBounds | null;
  /** Called after the shopper has moved the map or zoomed. */
  readonly onMove?: (bounds: MapBounds) => void;
  /** Accessible name of the map. */
  readonly label: string;
  /** Unit of the prices; `per person` by default. */
  readonly priceNote?: string | undefined;
  /** What a pin stands for; `hotel` by default. */
  readonly noun?: MapNoun | undefined;
  /** Whether a pill of several is at the first of them, for many places; else it is in their middle. */
  readonly isAroundFirst?: boolean | undefined;
  /** Which of them are in view at first; by default all. */
  readonly isInView?: ((hotel: MapHotel) => boolean) | undefined;
  /** Whether hotels may still follow: an empty map is not stated then. */
  readonly isPending?: boolean | undefined;
}
