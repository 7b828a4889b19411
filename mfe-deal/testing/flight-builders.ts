import type { Flight } from '@storefront/shared/domain/flights/flight';
import { pence } from '@storefront/shared/domain/pricing/pence';

/** A return flight from Gatwick to Antalya. */
export function aFlight(overrides: Partial<Flight> = {}): Flight {
  return {
    flightId: 'f1',
    departureAirportCode: 'LGW',
    arrivalAirportCode: 'AYT',
    outboundDepartsAt: '2027-06-12T06:10:00',
    outboundArrivesAt: '2027-06-12T12:15:00',
    inboundDepartsAt: '2027-06-19T13:05:00',
    inboundArrivesAt: '2027-06-19T15:40:00',
    pricePerPerson: pence(20_000),
    outboundFlightNumber: '8071',
    outboundAirlineCode: 'u2',
    inboundFlightNumber: '8072',
    inboundAirlineCode: 'u2',
    bagWeightKg: 20,
    adultBagPrice: pence(3000),
    childBagPrice: pence(3000),
    bagCode: '20KG',
    ...overrides,
  };
}
