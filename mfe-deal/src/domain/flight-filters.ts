import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Range } from '@storefront/shared/ui/range-slider';

/** Values of one group combine with "or", groups with "and" (HD-12, HD-13). */
export interface FlightFilters {
  /** Airport codes as in the flights; empty matches every airport. */
  readonly departureAirports: readonly string[];
  readonly arrivalAirports: readonly string[];
  /** Lower-case codes. A flight matches when one of them operates at least one direction. */
  readonly airlines: readonly string[];
  /** Local hours at the departure airport with minutes as fractions, both ends inclusive (DEC-15). */
  readonly outboundHours: Range;
  readonly inboundHours: Range;
}

export type CheckboxGroup = 'departureAirports' | 'arrivalAirports' | 'airlines';

/** Matches every flight, including those whose departure time is invalid. */
export const WHOLE_DAY: Range = { from: 0, to: 24 };

export const NO_FILTERS: FlightFilters = {
  departureAirports: [],
  arrivalAirports: [],
  airlines: [],
  outboundHours: WHOLE_DAY,
  inboundHours: WHOLE_DAY,
};

/** Returns the flights that match every group, in their original order. */
export function filterFlights(flights: readonly Flight[], filters: FlightFilters): readonly Flight[] {
  return flights.filter((flight) => matches(flight, filters));
}

/** Returns how many of the five groups restrict the list. */
export function activeGroupCount(filters: FlightFilters): number {
  const checkboxGroups = CHECKBOX_GROUPS.filter((group) => filters[group].length > 0);
  const hourRanges = [filters.outboundHours, filters.inboundHours].filter((hours) => !isWholeDay(hours));
  return checkboxGroups.length + hourRanges.length;
}

export interface FilterOption {
  readonly code: string;
  /** Flights that match this option together with the other groups. */
  readonly count: number;
}

/**
 * Returns the options of each checkbox group: every value that occurs in the flights, and every selected value
 * even if no flight has it.
 */
export function filterOptions(
  flights: readonly Flight[],
  filters: FlightFilters = NO_FILTERS,
): Readonly<Record<CheckboxGroup, readonly FilterOption[]>> {
  const optionsOf = (group: CheckboxGroup): readonly FilterOption[] => {
    const codes = new Set([...flights.flatMap((flight) => CODES_OF[group](flight)), ...filters[group]]);
    const candidates = filterFlights(flights, { ...filters, [group]: [] });
    return [...codes].map((code) => ({
      code,
      count: candidates.filter((flight) => CODES_OF[group](flight).includes(code)).length,
    }));
  };
  return {
    departureAirports: optionsOf('departureAirports'),
    arrivalAirports: optionsOf('arrivalAirports'),
    airlines: optionsOf('airlines'),
  };
}

const CODES_OF: Readonly<Record<CheckboxGroup, (flight: Flight) => readonly string[]>> = {
  departureAirports: ({ departureAirportCode }) => [departureAirportCode],
  arrivalAirports: ({ arrivalAirportCode }) => [arrivalAirportCode],
  airlines: ({ outboundAirlineCode, inboundAirlineCode }) => [
    outboundAirlineCode.toLowerCase(),
    inboundAirlineCode.toLowerCase(),
  ],
};

const CHECKBOX_GROUPS: readonly CheckboxGroup[] = ['departureAirports', 'arrivalAirports', 'airlines'];

function matches(flight: Flight, filters: FlightFilters): boolean {
  return (
    CHECKBOX_GROUPS.every((group) => {
      const selected = filters[group];
      return selected.length === 0 || CODES_OF[group](flight).some((code) => selected.includes(code));
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
