import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { Range } from '@storefront/shared/ui/range-slider';
import { useMemo, useState } from 'react';

import {
  filterChoices,
  filterFlights,
  groupsSet,
  NO_FILTERS,
  type FlightFilters,
  type TickedGroup,
} from '../../domain/flight-filters';

/** Flights on a page of the list (DEC-16). */
export const PAGE_SIZE = 10;

interface FlightFiltersInput {
  readonly flights: readonly Flight[];
  readonly chosen: Flight | null;
  /** Ticked at first (HD-ST-04). */
  readonly departureAirports: readonly string[];
}

/** What is asked of the flights, what that leaves, and which page of it is open. */
export function useFlightFilters({ flights, chosen, departureAirports }: FlightFiltersInput) {
  const [filters, setFilters] = useState<FlightFilters>({ ...NO_FILTERS, departureAirports });
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const found = useMemo(() => filterFlights(flights, filters), [flights, filters]);
  const choices = useMemo(() => filterChoices(flights, filters), [flights, filters]);

  const date = dateOf(flights);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(opened?.date === date ? opened.page : pageOf(chosen, found), pageCount);

  const open = (next: number) => setOpened({ date, page: next });
  const change = (next: Partial<FlightFilters>) => {
    setFilters((before) => ({ ...before, ...next }));
    open(1);
  };

  return {
    filters,
    choices,
    found,
    groupCount: groupsSet(filters),
    page,
    pageCount,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    isChosenHidden: holds(flights, chosen) && !holds(found, chosen),
    open,
    toggle: (group: TickedGroup, code: string) => change({ [group]: toggled(filters[group], code) }),
    setOutboundHours: (outboundHours: Range) => change({ outboundHours }),
    setInboundHours: (inboundHours: Range) => change({ inboundHours }),
    clear: () => change(NO_FILTERS),
    /** Clears the filters and opens the page on which the chosen flight stands. */
    showChosen: () => {
      setFilters(NO_FILTERS);
      setOpened(null);
    },
  };
}

export type FlightFiltersState = ReturnType<typeof useFlightFilters>;

/** A page that the shopper opened. It belongs to a date: another one opens at the chosen flight again. */
interface OpenedPage {
  readonly date: string;
  readonly page: number;
}

function dateOf(flights: readonly Flight[]): string {
  return flights[0]?.outboundDepartsAt.slice(0, 10) ?? '';
}

function pageOf(chosen: Flight | null, found: readonly Flight[]): number {
  const index = found.findIndex(({ flightId }) => flightId === chosen?.flightId);
  return Math.floor(Math.max(0, index) / PAGE_SIZE) + 1;
}

function holds(flights: readonly Flight[], chosen: Flight | null): boolean {
  return flights.some(({ flightId }) => flightId === chosen?.flightId);
}

function toggled(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
}
