/** A hotel with coordinates and a price. */
export interface MapHotel extends MapPlace {
  readonly giataId: number;
  readonly name: string;
  /** In pence, to find the cheapest of several hotels. */
  readonly price: number;
  /** The price as on the card, such as `£540`. */
  readonly priceLabel: string;
}

/** In degrees. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ResultsMapProps {
  /** In the order of the list, which is also the tab order. */
  readonly hotels: readonly MapHotel[];
  /** Arrival airport of the search; `null` for any destination: the map shows the world. */
  readonly airportCode: string | null;
  readonly selected: number | null;
  /** The hotel whose card is under the pointer or has the focus. */
  readonly hovered: number | null;
  readonly onSelect: (giataId: number | null) => void;
  /** Accessible name of the map. */
  readonly label: string;
  /** Unit of the prices; `per person` by default. */
  readonly priceNote?: string | undefined;
}
