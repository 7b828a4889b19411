import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Range } from '@storefront/shared/ui/range-slider';
import { useMemo, useState } from 'react';

import {
  filterOptions,
  filterFlights,
  activeGroupCount,
  NO_FILTERS,
  type FlightFilters,
  type CheckboxGroup,
} from '../../domain/flight-filters';

/** Flights per page (DEC-16). */
const PAGE_SIZE = 10;

interface FlightFiltersInput {
  readonly flights: readonly Flight[];
  readonly selectedFlight: Flight | null;
  /** Codes selected in the departure filter at first (HD-ST-04). */
  readonly initialAirports: readonly string[];
}

/** Holds the filters and the page of the flight list. */
export function useFlightFilters({ flights, selectedFlight, initialAirports }: FlightFiltersInput) {
  const [filters, setFilters] = useState<FlightFilters>({
    ...NO_FILTERS,
    departureAirports: initialAirports,
  });
  const [openedPage, setOpenedPage] = useState<OpenedPage | null>(null);
  const matchingFlights = useMemo(() => filterFlights(flights, filters), [flights, filters]);
  const options = useMemo(() => filterOptions(flights, filters), [flights, filters]);

  const date = dateOf(flights);
  const pageCount = Math.max(1, Math.ceil(matchingFlights.length / PAGE_SIZE));
  const page = Math.min(
    openedPage?.date === date ? openedPage.page : pageOf(selectedFlight, matchingFlights),
    pageCount,
  );

  const openPage = (next: number) => setOpenedPage({ date, page: next });
  const change = (next: Partial<FlightFilters>) => {
    setFilters((before) => ({ ...before, ...next }));
    openPage(1);
  };

  return {
    filters,
    options,
    matchingFlights,
    groupCount: activeGroupCount(filters),
    page,
    pageCount,
    pageFlights: matchingFlights.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    isSelectionHidden: includes(flights, selectedFlight) && !includes(matchingFlights, selectedFlight),
    openPage,
    toggle: (group: CheckboxGroup, code: string) => change({ [group]: toggled(filters[group], code) }),
    setOutboundHours: (outboundHours: Range) => change({ outboundHours }),
    setInboundHours: (inboundHours: Range) => change({ inboundHours }),
    clear: () => change(NO_FILTERS),
    /** Clears the filters and opens the page of the selected flight. */
    showSelection: () => {
      setFilters(NO_FILTERS);
      setOpenedPage(null);
    },
  };
}

export type FlightFiltersState = ReturnType<typeof useFlightFilters>;

/** A page opened by the shopper. For another date the page of the selected flight is open again. */
interface OpenedPage {
  readonly date: string;
  readonly page: number;
}

function dateOf(flights: readonly Flight[]): string {
  return flights[0]?.outboundDepartsAt.slice(0, 10) ?? '';
}

function pageOf(selectedFlight: Flight | null, flights: readonly Flight[]): number {
  const index = flights.findIndex(({ flightId }) => flightId === selectedFlight?.flightId);
  return Math.floor(Math.max(0, index) / PAGE_SIZE) + 1;
}

function includes(flights: readonly Flight[], flight: Flight | null): boolean {
  return flights.some(({ flightId }) => flightId === flight?.flightId);
}

function toggled(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
}
