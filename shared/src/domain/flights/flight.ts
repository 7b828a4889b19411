import type { Pence } from '../pricing/pence';

/** A return flight of a search: both directions under one id. Times are local to the airport. */
export interface Flight {
  readonly flightId: string;
  readonly departureAirportCode: string;
  readonly arrivalAirportCode: string;
  readonly outboundDepartsAt: string;
  readonly outboundArrivesAt: string;
  readonly inboundDepartsAt: string;
  readonly inboundArrivesAt: string;
  /** Both directions, per person. */
  readonly pricePerPerson: Pence;
  readonly outboundFlightNumber: string;
  readonly outboundAirlineCode: string;
  readonly inboundFlightNumber: string;
  readonly inboundAirlineCode: string;
  readonly bagWeightKg: number;
  /** Price of one bag of `bagWeightKg` for an adult, in pence, whole pounds. */
  readonly adultBagPrice: Pence;
  readonly childBagPrice: Pence;
  /** The supplier's code such as `20KG`; may be empty. */
  readonly bagCode: string;
}
