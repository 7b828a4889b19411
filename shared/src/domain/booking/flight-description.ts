import { airportName } from '../catalogue/airport-names';
import { formatDay, formatDayWithYear, formatTime } from '../dates/format-day';
import { daysBetween } from '../dates/iso-date';
import { airlineName } from '../flights/airline-names';
import { flightMinutes, formatDuration } from '../flights/flight-duration';

import type { BookedFlight } from './booked-holiday';

/** The texts that describe one direction of a booked flight. Times are local to each airport. */
export interface FlightDescription {
  /** Departure date, such as `Sat 12 Jun 2027`. */
  readonly day: string;
  readonly departsAt: string;
  readonly from: string;
  readonly arrivesAt: string;
  readonly to: string;
  /** `+1 day, Sun 13 Jun` when the flight lands on another date; empty otherwise. */
  readonly otherDay: string;
  /** `4h 05m`; `null` when the time zone of an airport is unknown or the times contradict each other. */
  readonly duration: string | null;
  /** `easyJet U2 8071` */
  readonly carrier: string;
}

/** Returns the texts of a booked flight for the page, the mail and the calendar entry. */
export function describeFlight(leg: BookedFlight): FlightDescription {
  const { departsAt, departureAirportCode, arrivesAt, arrivalAirportCode } = leg;
  const minutes = flightMinutes(departsAt, departureAirportCode, arrivesAt, arrivalAirportCode);
  return {
    day: formatDayWithYear(departsAt.slice(0, 10)),
    departsAt: formatTime(departsAt),
    from: airportName(departureAirportCode),
    arrivesAt: formatTime(arrivesAt),
    to: airportName(arrivalAirportCode),
    otherDay: otherDay(departsAt.slice(0, 10), arrivesAt.slice(0, 10)),
    duration: minutes === null ? null : formatDuration(minutes),
    carrier: carrierName(leg),
  };
}

/** Returns the description of a booked flight as one line, for mails and calendar entries. */
export function describeFlightInOneLine(leg: BookedFlight): string {
  const { day, departsAt, from, arrivesAt, to, otherDay: later, carrier } = describeFlight(leg);
  return `${carrier}, ${day}, ${from} ${departsAt} to ${to} ${arrivesAt}${later && ` (${later})`}`;
}

function carrierName({ airlineCode, flightNumber }: BookedFlight): string {
  const name = airlineName(airlineCode);
  const code = airlineCode.toUpperCase();
  return name === code ? `${code} ${flightNumber}` : `${name} ${code} ${flightNumber}`;
}

function otherDay(departure: string, arrival: string): string {
  const days = daysBetween(departure, arrival);
  if (days === 0) return '';
  const count = `${days > 0 ? '+' : '-'}${Math.abs(days)}`;
  return `${count} ${Math.abs(days) === 1 ? 'day' : 'days'}, ${formatDay(arrival)}`;
}
