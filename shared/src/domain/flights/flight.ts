import type { Pence } from '../pricing/pence';

/** A return flight as the search answers it: both directions under one id. Times are local to the airport. */
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
  /** Whole pounds in pence; what one bag of `bagWeightKg` costs an adult. */
  readonly adultBagPrice: Pence;
  readonly childBagPrice: Pence;
  /** Such as `20KG`, or empty. */
  readonly bagCode: string;
}
