import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { DealIndex } from './deal-index';
import type { FlightFacts, FlightFilters } from './flight-filters';

/** A package with what filters compare. */
export interface PackageFacts extends FlightFacts {
  readonly giataId: number;
  readonly boardBasis: string;
  readonly pricePerPerson: Pence;
}

/**
 * The packages of one date. Flight filters choose packages before they are grouped into deals: the price, the boards and
 * the flight of a card are then those of packages that pass.
 */
export interface DatePackages {
  /** Every deal of the date. */
  readonly all: DealIndex;
  /** The deals of the packages that pass the flight filters. */
  readonly indexFor: (filters: FlightFilters) => DealIndex;
  readonly packages: () => readonly PackageFacts[];
}
