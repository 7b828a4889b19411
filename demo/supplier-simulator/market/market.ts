import type { Alternatives } from '@storefront/shared/api/hotels/fetch-alternatives';
import type { FlightRow, ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import type { HotelRecordWire } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { NamedRoom } from '@storefront/shared/domain/rooms/room-lines';

import type { ReturnFlight } from './flights';
import type { Hotel } from './hotel';

/** Validated criteria of a package search. */
export interface PackageQuery {
  /** 1 means any destination. */
  readonly destinationId: number;
  /** Airport id, or the negative id of an airport group. */
  readonly departureId: number;
  readonly dateMin: IsoDate;
  readonly dateMax: IsoDate;
  readonly durationMin: number;
  readonly durationMax: number;
  /** Search id of the board basis; empty for any. */
  readonly boardType: string;
  /** Star classes such as `12345`. */
  readonly rating: string;
  readonly rooms: Occupancy;
  /** Restricts the search to one hotel or ship; ships are found in no other way. */
  readonly hotelKey?: string;
}

export interface MarketQuery extends PackageQuery {
  readonly maxResults: number;
}

export interface PricedPackage {
  readonly hotel: Hotel;
  readonly date: IsoDate;
  readonly nights: number;
  readonly board: string;
  readonly flight: ReturnFlight;
  readonly pricePerPerson: Pence;
}

/** Properties by which hotels are filtered. */
export interface HotelFacts {
  readonly resort: string;
  readonly reviewScore: number;
  readonly styles: readonly string[];
  readonly awards: readonly string[];
  readonly hasAmenity: (name: string) => boolean;
}

export interface AlternativesQuery {
  readonly date: IsoDate;
  readonly nights: number;
  readonly rooms: Occupancy;
  /** Board to which price differences are relative; the default is the cheapest. */
  readonly board?: string;
}

export interface SearchResult {
  readonly results: readonly ResultRow[];
  readonly flights: readonly FlightRow[];
  /** True if there are more results than `maxResults`. */
  readonly truncated: boolean;
}

/** Fields that all result rows of a hotel share. */
export type HotelFields = Omit<
  ResultRow,
  'reference' | 'price' | 'departureDate' | 'nts' | 'brd' | 'depAPC' | 'arrAPC' | 'fltId'
>;

/** The whole of a truncated search on one date. */
export interface DateTotals {
  readonly departureDate: IsoDate;
  /** Hotels with a giata id. */
  readonly hotels: number;
  readonly lowestPrice: Pence;
}

/** A search whose packages are computed while they are read. */
export interface SearchPlan {
  /** Number of packages, at most `maxResults`. */
  readonly count: number;
  readonly truncated: boolean;
  /** By date; empty unless the search is truncated. */
  readonly totals: readonly DateTotals[];
  /** Flights of all packages, in the order of their first package. */
  readonly flights: readonly ReturnFlight[];
  readonly packages: () => Iterable<PricedPackage>;
  /** Day of the quote, which each package reference has. */
  readonly quotedOn: IsoDate;
  readonly hotelFields: (hotel: Hotel) => HotelFields;
  readonly rowOf: (found: PricedPackage) => ResultRow;
}

/** Why a package reference has no price. */
export type NoPriceReason = 'unknown-reference' | 'expired' | 'sold-out' | 'departed';

/**
 * The simulated supplier market. It stores nothing: all results are computed from the seed and the day, so that every
 * process returns the same results for the whole day.
 */
export interface Market {
  readonly search: (query: MarketQuery) => SearchResult;
  /** The same search, computed while it is read. */
  readonly plan: (query: MarketQuery) => SearchPlan;
  /** Returns the cheapest package of each group. `maxResults` does not apply. */
  readonly cheapest: (
    query: PackageQuery,
    keyOf: (found: PricedPackage) => string,
  ) => ReadonlyMap<string, PricedPackage>;
  /** Returns `null` for a hotel without content. */
  readonly facts: (giataId: number) => HotelFacts | null;
  /** Returns the rooms and boards of a hotel with price differences in pounds per person. */
  readonly alternatives: (hotel: Hotel, query: AlternativesQuery) => Alternatives;
  /** Returns true for the few hotels whose record is served with a delay. */
  readonly isSlow: (giataId: number) => boolean;
  /** Returns `undefined` for an unknown giata id and for hotels without content. */
  readonly hotel: (giataId: number) => HotelRecordWire | undefined;
  /** Returns the package of a reference, priced for these rooms and this flight. */
  readonly price: (reference: string, rooms: Occupancy, flightId?: string) => ChosenPackage | NoPriceReason;
  /** Returns the room of each part of a party, as every search and price of the hotel has it. */
  readonly roomsOf: (hotel: Hotel, rooms: Occupancy) => readonly NamedRoom[];
  readonly hotelByKey: (hotelKey: string) => Hotel | null;
  readonly hotelsOf: (destinationId: number) => readonly Hotel[];
  readonly resortOf: (giataId: number) => string | null;
  /** Returns the average review score and the number of reviews, or `null` for an unknown hotel. */
  readonly reviewsOf: (giataId: number) => Pick<Hotel, 'reviewScore' | 'reviewCount'> | null;
}
