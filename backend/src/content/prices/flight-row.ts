import type { FlightRow } from '@storefront/shared/api/supplier-rows.schema';
import type { Flight } from '@storefront/shared/domain/flights/flight';

/** Returns a flight in the supplier's spelling, as price files carry it: all fields are text, prices in pounds. */
export function flightRow(flight: Flight): FlightRow {
  return {
    fltId: flight.flightId,
    depAPC: flight.departureAirportCode,
    arrAPC: flight.arrivalAirportCode,
    obdepDate: flight.outboundDepartsAt,
    obarrDate: flight.outboundArrivesAt,
    ibdepDate: flight.inboundDepartsAt,
    ibarrDate: flight.inboundArrivesAt,
    fltCOST: String(flight.pricePerPerson / 100),
    obfltsupp: flight.outboundAirlineCode,
    obfltno: flight.outboundFlightNumber,
    ibfltsupp: flight.inboundAirlineCode,
    ibfltno: flight.inboundFlightNumber,
    bagWeightKg: String(flight.bagWeightKg),
    adultBagCOST: String(flight.adultBagPrice / 100),
    childBagCOST: String(flight.childBagPrice / 100),
    bag: flight.bagCode,
  };
}
