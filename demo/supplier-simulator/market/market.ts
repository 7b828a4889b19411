import type { Alternatives } from '@storefront/shared/api/hotels/fetch-alternatives';
import type { FlightRow, ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import type { HotelRecordWire } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { ReturnFlight } from './flights';
import type { Hotel } from './hotel';

/** What is asked for, already checked. */
export interface PackageQuery {
  /** 1 is any destination. */
  readonly destinationId: number;
  /** Airport id, or a negative group id. */
  readonly departureId: number;
  readonly dateMin: IsoDate;
  readonly dateMax: IsoDate;
  readonly durationMin: number;
  readonly durationMax: number;
  /** Search id of the board, empty for any. */
  readonly boardType: string;
  /** Star classes such as `12345`. */
  readonly rating: string;
  readonly rooms: Occupancy;
  /** Narrows to one hotel; a ship is only found so. */
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

/** What the filters of the search look at. */
export interface HotelFacts {
  readonly resort: string;
  readonly reviewScore: number;
  readonly styles: readonly string[];
  readonly awards: readonly string[];
  readonly hasAmenity: (name: string) => boolean;
}

export interface AlternativesQuestion {
  readonly date: IsoDate;
  readonly nights: number;
  readonly rooms: Occupancy;
  /** Board that differences are counted from; the cheapest when left out. */
  readonly board?: string;
}

export interface MarketAnswer {
  readonly results: readonly ResultRow[];
  readonly flights: readonly FlightRow[];
  /** True when `maxResults` cut the list. */
  readonly truncated: boolean;
}

/** Why a package has no price any more. */
export type NoPrice = 'unknown-reference' | 'expired' | 'sold-out' | 'departed';

/**
 * The supplier market: everything computed from the seed and the day, nothing stored. The same question
 * gets the same answer all day, in every process.
 */
export interface Market {
  readonly search: (query: MarketQuery) => MarketAnswer;
  /** The cheapest package of each group of packages, without the cap of a search. */
  readonly cheapest: (
    query: PackageQuery,
    keyOf: (found: PricedPackage) => string,
  ) => ReadonlyMap<string, PricedPackage>;
  /** `null` for a hotel that has no content. */
  readonly facts: (giataId: number) => HotelFacts | null;
  /** Rooms and boards of a hotel with what they cost more; pounds per person. */
  readonly alternatives: (hotel: Hotel, question: AlternativesQuestion) => Alternatives;
  /** Whether the back office takes its time over this hotel: true of a few. */
  readonly isSlow: (giataId: number) => boolean;
  /** `undefined` for an unknown giata id and for the few hotels without content. */
  readonly hotel: (giataId: number) => HotelRecordWire | undefined;
  /** The package behind a reference, priced for these rooms and this flight. */
  readonly price: (reference: string, rooms: Occupancy, flightId?: string) => ChosenPackage | NoPrice;
  readonly hotelByKey: (hotelKey: string) => Hotel | null;
  readonly hotelsOf: (destinationId: number) => readonly Hotel[];
  readonly resortOf: (giataId: number) => string | null;
  /** Review rating, for the sort call; `null` for an unknown hotel. */
  readonly reviewScore: (giataId: number) => number | null;
}
