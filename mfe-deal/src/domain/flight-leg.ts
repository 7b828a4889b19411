import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { formatDay, formatTime } from '@storefront/shared/domain/dates/format-day';
import { daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { airlineName } from '@storefront/shared/domain/flights/airline-names';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { flightMinutes, formatDuration } from '@storefront/shared/domain/flights/flight-duration';

/** One direction of a return flight, in words. */
export interface FlightLeg {
  readonly way: 'Out' | 'Back';
  /** `Sat 12 Jun`, of the departure. */
  readonly day: string;
  readonly departsAt: string;
  readonly from: string;
  readonly arrivesAt: string;
  /** `+1 day` where it lands on a later date; empty otherwise. */
  readonly later: string;
  readonly to: string;
  /** `4h 05m`; `null` where it cannot be known. */
  readonly duration: string | null;
  readonly airlineCode: string;
  /** `easyJet U2 8071` */
  readonly carrier: string;
}

/** Out and back. Both are direct: no other flights are sold. */
export function flightLegs(flight: Flight): readonly [FlightLeg, FlightLeg] {
  return [
    legOf('Out', {
      fromCode: flight.departureAirportCode,
      toCode: flight.arrivalAirportCode,
      departs: flight.outboundDepartsAt,
      arrives: flight.outboundArrivesAt,
      airlineCode: flight.outboundAirlineCode,
      number: flight.outboundFlightNumber,
    }),
    legOf('Back', {
      fromCode: flight.arrivalAirportCode,
      toCode: flight.departureAirportCode,
      departs: flight.inboundDepartsAt,
      arrives: flight.inboundArrivesAt,
      airlineCode: flight.inboundAirlineCode,
      number: flight.inboundFlightNumber,
    }),
  ];
}

interface LegFacts {
  readonly fromCode: string;
  readonly toCode: string;
  readonly departs: string;
  readonly arrives: string;
  readonly airlineCode: string;
  readonly number: string;
}

function legOf(way: FlightLeg['way'], facts: LegFacts): FlightLeg {
  const { fromCode, toCode, departs, arrives, airlineCode, number } = facts;
  const minutes = flightMinutes(departs, fromCode, arrives, toCode);
  return {
    way,
    day: formatDay(departs.slice(0, 10)),
    departsAt: formatTime(departs),
    from: airportName(fromCode),
    arrivesAt: formatTime(arrives),
    later: laterDay(departs, arrives),
    to: airportName(toCode),
    duration: minutes === null ? null : formatDuration(minutes),
    airlineCode,
    carrier: carrierWords(airlineCode, number),
  };
}

function carrierWords(code: string, number: string): string {
  const name = airlineName(code);
  const flightCode = `${code.toUpperCase()} ${number}`;
  return name === code.toUpperCase() ? flightCode : `${name} ${flightCode}`;
}

function laterDay(departs: string, arrives: string): string {
  const days = daysBetween(departs.slice(0, 10), arrives.slice(0, 10));
  if (!(days > 0)) return '';
  return days === 1 ? '+1 day' : `+${days} days`;
}
