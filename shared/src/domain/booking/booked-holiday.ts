import type { IsoDate } from '../dates/iso-date';
import type { Occupancy } from '../occupancy/occupancy';
import type { Pence } from '../pricing/pence';

/*
 * The fields of a booking that the rules of this folder read. The booking session and the stored order of the
 * backend both satisfy these types, so the rules depend on neither.
 */

/** One direction of a booked flight. Times are local to the airport, `yyyy-MM-ddTHH:mm:ss`. */
export interface BookedFlight {
  readonly flightNumber: string;
  readonly airlineCode: string;
  readonly departureAirportCode: string;
  readonly arrivalAirportCode: string;
  readonly departsAt: string;
  readonly arrivesAt: string;
}

/** The booked package, without extras. */
export interface BookedHoliday {
  readonly hotelName: string;
  readonly location: string;
  /** 1 to 5; 0 without a rating. The shop's own, not an official category. */
  readonly starClass: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  /** Board code such as `AI`. */
  readonly boardBasis: string;
  readonly rooms: readonly { readonly name: string }[];
  readonly occupancy: Occupancy;
  readonly outbound: BookedFlight;
  readonly inbound: BookedFlight;
  /** The voyage of a cruise; its rooms are cabins. */
  readonly cruise?: BookedCruise | null | undefined;
}

/** A voyage. Times are local to the port, such as `18:00`. */
export interface BookedCruise {
  readonly shipName: string;
  readonly itinerary: readonly {
    readonly day: number;
    readonly title: string;
    readonly actions: readonly {
      readonly type: 'check-in' | 'check-out' | 'arrive' | 'depart' | 'dock';
      readonly time: string;
    }[];
  }[];
}

/** A room or board that replaces the quoted one, with its price difference per person (PRICE-04). */
interface PricedUpgrade {
  readonly name: string;
  /** May be negative. */
  readonly pricePerPerson: Pence;
}

/** Everything that was added to the package. */
export interface BookedExtras {
  /** `null` for the quoted room. Absent in sessions of a shell before contract 1.2. */
  readonly room?: PricedUpgrade | null;
  /** `null` for the quoted board. Absent in sessions of a shell before contract 1.2. */
  readonly board?: PricedUpgrade | null;
  /** Values of the wire format (DOM-BOOK-06). */
  readonly transfer: 'NO_TRANSFER' | 'SHUTTLE' | 'PRIVATE';
  /** Number of hold bags for the whole party. */
  readonly holdBags: number;
  readonly tours: readonly {
    readonly name: string;
    readonly pricePerPerson: Pence;
    readonly included: boolean;
  }[];
  /** `pricePerPerson` is the difference to the included board and may be negative (PRICE-12). */
  readonly cruiseBoard: { readonly boardType: string; readonly pricePerPerson: Pence } | null;
}
