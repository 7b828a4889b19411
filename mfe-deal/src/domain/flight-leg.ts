import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { formatDay, formatTime } from '@storefront/shared/domain/dates/format-day';
import { daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { airlineName } from '@storefront/shared/domain/flights/airline-names';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { flightMinutes, formatDuration } from '@storefront/shared/domain/flights/flight-duration';

/** One direction of a return flight, formatted for display. */
export interface FlightLeg {
  readonly direction: 'Out' | 'Back';
  /** Departure day, such as `Sat 12 Jun`. */
  readonly day: string;
  readonly departsAt: string;
  readonly from: string;
  readonly arrivesAt: string;
  /** `+1 day` when the flight lands on a later date, otherwise empty. */
  readonly dayOffset: string;
  readonly to: string;
  /** `4h 05m`; `null` for an unknown airport or inconsistent times. */
  readonly duration: string | null;
  readonly airlineCode: string;
  /** `easyJet U2 8071` */
  readonly carrier: string;
}

/** Returns the outbound and the inbound leg. Both are direct: no other flights are sold. */
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

interface LegData {
  readonly fromCode: string;
  readonly toCode: string;
  readonly departs: string;
  readonly arrives: string;
  readonly airlineCode: string;
  readonly number: string;
}

function legOf(direction: FlightLeg['direction'], leg: LegData): FlightLeg {
  const { fromCode, toCode, departs, arrives, airlineCode, number } = leg;
  const minutes = flightMinutes(departs, fromCode, arrives, toCode);
  return {
    direction,
    day: formatDay(departs.slice(0, 10)),
    departsAt: formatTime(departs),
    from: airportName(fromCode),
    arrivesAt: formatTime(arrives),
    dayOffset: dayOffset(departs, arrives),
    to: airportName(toCode),
    duration: minutes === null ? null : formatDuration(minutes),
    airlineCode,
    carrier: carrierLabel(airlineCode, number),
  };
}

function carrierLabel(code: string, number: string): string {
  const name = airlineName(code);
  const flightCode = `${code.toUpperCase()} ${number}`;
  return name === code.toUpperCase() ? flightCode : `${name} ${flightCode}`;
}

function dayOffset(departs: string, arrives: string): string {
  const days = daysBetween(departs.slice(0, 10), arrives.slice(0, 10));
  if (!(days > 0)) return '';
  return days === 1 ? '+1 day' : `+${days} days`;
}
