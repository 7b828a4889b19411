import type { Alternatives } from '@storefront/shared/api/hotels/fetch-alternatives';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { Result } from '@storefront/shared/domain/result/result';
import type { NamedRoom } from '@storefront/shared/domain/rooms/room-lines';

import type { NO_PRICE_REASONS } from './package-price.schema';

/** Criteria of a package search. Dates are inclusive. */
export interface PackageQuery {
  /** `ANY_DESTINATION.id` searches all destinations. */
  readonly destinationId: number;
  /** Airport id, or the negative id of an airport group. */
  readonly departureId: number;
  readonly dateMin: IsoDate;
  readonly dateMax: IsoDate;
  /** Nights. */
  readonly durationMin: number;
  readonly durationMax: number;
  /** Search id of the board basis; empty for any. */
  readonly boardType: string;
  /** Star classes such as `345`. */
  readonly rating: string;
  readonly rooms: Occupancy;
  /** Restricts the search to one hotel or ship; ships are found in no other way. */
  readonly hotelKey?: string;
}

/** A package at the price for which the supplier sells it today. */
export interface PricedPackage {
  readonly reference: string;
  readonly hotelKey: string;
  /** `null` for a hotel without a giata number. */
  readonly giataId: number | null;
  readonly hotelName: string;
  readonly starClass: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly boardBasis: string;
  readonly rooms: readonly NamedRoom[];
  readonly pricePerPerson: Pence;
  readonly flight: Flight;
}

/** A property by which packages are grouped. `departureMonth` is `yyyy-MM`. */
export type GroupField =
  | 'departureMonth'
  | 'departureDate'
  | 'nights'
  | 'boardBasis'
  | 'starClass'
  | 'hotelKey';

/** A hotel or ship under its supplier key. */
export interface SupplierHotel {
  readonly hotelKey: string;
  /** `null` where the supplier has no giata number for it. */
  readonly giataId: number | null;
  /** Empty while no package of the hotel is on sale. */
  readonly name: string;
  readonly starClass: number | null;
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
  /** Board codes such as `AI`, the cheapest first. */
  readonly boards: readonly string[];
}

export interface PackagePriceRequest {
  readonly reference: string;
  readonly rooms: Occupancy;
  /** Replaces the flight of the reference. */
  readonly flightId?: string | undefined;
}

/** Why a reference has no price. */
export type NoPriceReason = (typeof NO_PRICE_REASONS)[number];

export interface AlternativesQuery {
  readonly hotelKey: string;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly rooms: Occupancy;
  /** Price differences are relative to the package of this reference. */
  readonly reference: string;
}

/** What is on sale in one destination. */
export interface DestinationOffer {
  readonly destinationId: number;
  /** Hotels with a giata number: others cannot be shown. */
  readonly hotels: number;
  /** Of these hotels. */
  readonly cheapest: PricedPackage;
}

/**
 * The operations that quotes and content need of the company that sells flights and hotels
 * (docs/adr/0016-supplier-interface.md). Every result is checked against a schema.
 *
 * Every operation rejects with a `SupplierError` when the supplier does not give a usable response.
 */
export interface Supplier {
  /**
   * Returns the cheapest package of every group. Which of several equally cheap packages is returned is not
   * defined.
   */
  readonly cheapestPackages: (
    query: PackageQuery,
    groupBy: readonly GroupField[],
  ) => Promise<readonly PricedPackage[]>;
  /**
   * Returns every destination that has a package of the query. `null` where the supplier has no such call: the calls of
   * the specification would need hundreds of searches for it.
   *
   * @param options.isBackground nobody waits for the response: the requests of visitors come first
   */
  readonly destinations:
    | ((
        query: PackageQuery,
        options?: { readonly isBackground?: boolean },
      ) => Promise<readonly DestinationOffer[]>)
    | null;
  readonly pricePackage: (request: PackagePriceRequest) => Promise<Result<ChosenPackage, NoPriceReason>>;
  /** Returns `null` for an unknown key. */
  readonly findHotel: (hotelKey: string) => Promise<SupplierHotel | null>;
  /** Returns `null` for a hotel without a record. */
  readonly hotelRecord: (giataId: number) => Promise<HotelRecord | null>;
  /** Returns rooms and boards with differences in pounds per person; `null` for an unknown hotel key. */
  readonly alternatives: (query: AlternativesQuery) => Promise<Alternatives | null>;
}

/** The properties that `groupKey` reads. */
export type Groupable = Pick<
  PricedPackage,
  'departureDate' | 'nights' | 'boardBasis' | 'starClass' | 'hotelKey'
>;

/** Returns a key that is the same for two packages when they agree in all `fields`. */
export function groupKey(fields: readonly GroupField[], found: Groupable): string {
  return fields
    .map((field) => (field === 'departureMonth' ? found.departureDate.slice(0, 7) : found[field]))
    .join(' ');
}
