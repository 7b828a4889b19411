/** A hotel with a place, as the map shows it. */
export interface MapHotel extends MapPlace {
  readonly giataId: number;
  readonly name: string;
  /** In pence: tells which of several hotels is the cheapest. */
  readonly price: number;
  /** As the card says it, such as `£540`. */
  readonly priceLabel: string;
}

/** In degrees. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ResultsMapProps {
  /** In the order of the list: Tab goes through them so. */
  readonly hotels: readonly MapHotel[];
  /** Arrival airport of the search; `null` for any destination, which shows the world. */
  readonly airportCode: string | null;
  readonly selected: number | null;
  /** The hotel whose card is under the pointer or has the focus. */
  readonly raised: number | null;
  readonly onSelect: (giataId: number | null) => void;
  /** Accessible name of the map. */
  readonly label: string;
  /** What the prices are; `per person` when left out. */
  readonly priceNote?: string | undefined;
}
