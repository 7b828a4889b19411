import type { IsoDate } from '../dates/iso-date';
import type { Pence } from '../pricing/pence';

/** One priced package of the search: a hotel on a date with a board and the flight it was priced with. */
export interface HotelResult {
  /** The supplier's reference of this package at this price; a quote is asked for with it. */
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
  /** The flight the price was made with. */
  readonly flightId: string;
  /** Code of each room, up to five (rm1TYP to rm5TYP). */
  readonly roomTypes: readonly string[];
  readonly roomDescription: string;
  readonly hotelKey: string;
  /** 0 when the supplier has none: such results are dropped when hotels are grouped (DOM-GRP-03). */
  readonly giataId: number;
  /** Fallbacks for a hotel without a record of its own (DOM-SRD-02). */
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
}
