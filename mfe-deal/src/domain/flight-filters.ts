import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Range } from '@storefront/shared/ui/range-slider';

/** What a shopper wants of a flight. Values of one group combine with "or", groups with "and" (HD-12, HD-13). */
export interface FlightFilters {
  /** Codes as flights have them; empty stands for every airport. */
  readonly departureAirports: readonly string[];
  readonly arrivalAirports: readonly string[];
  /** Codes in small letters. A flight fits that is flown by one of them in one direction at least. */
  readonly airlines: readonly string[];
  /** Hours of the day at the airport of departure, minutes as fractions, both ends included (DEC-15). */
  readonly outboundHours: Range;
  readonly inboundHours: Range;
}

/** The groups of which several values can be ticked. */
export type TickedGroup = 'departureAirports' | 'arrivalAirports' | 'airlines';

/** The day from end to end: it keeps every flight. */
export const WHOLE_DAY: Range = { from: 0, to: 24 };

export const NO_FILTERS: FlightFilters = {
  departureAirports: [],
  arrivalAirports: [],
  airlines: [],
  outboundHours: WHOLE_DAY,
  inboundHours: WHOLE_DAY,
};

/** The flights that fit every group, in the order they came in. */
export function filterFlights(flights: readonly Flight[], filters: FlightFilters): readonly Flight[] {
  return flights.filter((flight) => fits(flight, filters));
}

/** How many of the five groups are set. */
export function groupsSet(filters: FlightFilters): number {
  const ticked = TICKED_GROUPS.filter((group) => filters[group].length > 0);
  const narrowed = [filters.outboundHours, filters.inboundHours].filter((hours) => !isWholeDay(hours));
  return ticked.length + narrowed.length;
}

export interface FlightChoice {
  readonly code: string;
  /** Flights that it would leave, with the other groups as they are. */
  readonly count: number;
}

/**
 * What can be ticked: every value of the flights, and whatever is ticked although no flight has it. Each with the
 * number of flights it would leave beside what the other groups ask for.
 */
export function filterChoices(
  flights: readonly Flight[],
  filters: FlightFilters = NO_FILTERS,
): Readonly<Record<TickedGroup, readonly FlightChoice[]>> {
  const choices = (group: TickedGroup): readonly FlightChoice[] => {
    const codes = new Set([...flights.flatMap((flight) => CODES_OF[group](flight)), ...filters[group]]);
    const beside = filterFlights(flights, { ...filters, [group]: [] });
    return [...codes].map((code) => ({
      code,
      count: beside.filter((flight) => CODES_OF[group](flight).includes(code)).length,
    }));
  };
  return {
    departureAirports: choices('departureAirports'),
    arrivalAirports: choices('arrivalAirports'),
    airlines: choices('airlines'),
  };
}

const CODES_OF: Readonly<Record<TickedGroup, (flight: Flight) => readonly string[]>> = {
  departureAirports: ({ departureAirportCode }) => [departureAirportCode],
  arrivalAirports: ({ arrivalAirportCode }) => [arrivalAirportCode],
  airlines: ({ outboundAirlineCode, inboundAirlineCode }) => [
    outboundAirlineCode.toLowerCase(),
    inboundAirlineCode.toLowerCase(),
  ],
};

const TICKED_GROUPS: readonly TickedGroup[] = ['departureAirports', 'arrivalAirports', 'airlines'];

function fits(flight: Flight, filters: FlightFilters): boolean {
  return (
    TICKED_GROUPS.every((group) => {
      const wanted = filters[group];
      return wanted.length === 0 || CODES_OF[group](flight).some((code) => wanted.includes(code));
    }) &&
    isWithin(flight.outboundDepartsAt, filters.outboundHours) &&
    isWithin(flight.inboundDepartsAt, filters.inboundHours)
  );
}

function isWithin(localDateTime: string, hours: Range): boolean {
  if (isWholeDay(hours)) return true;
  const hour = Number(localDateTime.slice(11, 13)) + Number(localDateTime.slice(14, 16)) / 60;
  return hours.from <= hour && hour <= hours.to;
}

function isWholeDay({ from, to }: Range): boolean {
  return from <= WHOLE_DAY.from && to >= WHOLE_DAY.to;
}
