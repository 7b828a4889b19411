import type { IsoDate } from '../dates/iso-date';
import type { Pence } from '../pricing/pence';
import type { NamedRoom } from '../rooms/room-lines';

/** One priced package of a search: a hotel on a date with a board and a flight. */
export interface HotelResult {
  /** The supplier's reference of this package at this price. Quotes are requested with it. */
  readonly quoteReference: string;
  readonly hotelName: string;
  /** Flights and hotel, per person, whole pounds. */
  readonly pricePerPerson: Pence;
  /** `Resort, Region` */
  readonly location: string;
  readonly nights: number;
  readonly departureDate: IsoDate;
  readonly boardBasis: string;
  readonly starClass: number;
  readonly departureAirportCode: string;
  readonly arrivalAirportCode: string;
  /** The flight that the price includes. */
  readonly flightId: string;
  /** At most five (rm1TYP to rm5TYP), in the order of the party. */
  readonly rooms: readonly NamedRoom[];
  readonly hotelKey: string;
  /** 0 when the supplier has none. Grouping drops such results (DOM-GRP-03). */
  readonly giataId: number;
  /** Fallbacks for a hotel without a hotel record (DOM-SRD-02). */
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
}
