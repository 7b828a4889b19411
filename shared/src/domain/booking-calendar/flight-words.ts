import { airportName } from '../catalogue/airport-names';
import type { FlightLeg } from '../../contracts/booking-session/booking-session.schema';
import { formatDay, formatDayWithYear, formatTime } from '../dates/format-day';
import { daysBetween } from '../dates/iso-date';
import { airlineName } from '../flights/airline-names';
import { flightMinutes, formatDuration } from '../flights/flight-duration';

/** One direction of a booked flight, in words. Times are local to each airport. */
export interface FlightWords {
  /** `Sat 12 Jun 2027`, of the departure. */
  readonly day: string;
  readonly departsAt: string;
  readonly from: string;
  readonly arrivesAt: string;
  readonly to: string;
  /** `+1 day, Sun 13 Jun` where it lands on another date; empty otherwise. */
  readonly otherDay: string;
  /** `4h 05m`; `null` where it cannot be known. */
  readonly duration: string | null;
  /** `easyJet U2 8071` */
  readonly carrier: string;
}

/** A booked flight as page, mail and calendar write it. */
export function flightWords(leg: FlightLeg): FlightWords {
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
    carrier: carrierWords(leg),
  };
}

/** The same in one line, for mails and calendars. */
export function flightLine(leg: FlightLeg): string {
  const { day, departsAt, from, arrivesAt, to, otherDay: later, carrier } = flightWords(leg);
  return `${carrier}, ${day}, ${from} ${departsAt} to ${to} ${arrivesAt}${later && ` (${later})`}`;
}

function carrierWords({ airlineCode, flightNumber }: FlightLeg): string {
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
