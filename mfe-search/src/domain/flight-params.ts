import { BAGS, FLIGHT_GROUPS, OUTBOUND_TIMES, type FlightFilters, type FlightGroup } from './flight-filters';

const MAX_AIRPORTS = 40;

/** Parameter of each group; its values are separated by commas. */
const PARAMS: Readonly<Record<FlightGroup, string>> = {
  airports: 'airport',
  outboundTimes: 'outbound',
  bags: 'bag',
};

export const FLIGHT_PARAMS: readonly string[] = Object.values(PARAMS);

/** Reads the flight filters from the URL; invalid values are ignored. */
export function readFlightFilters(params: URLSearchParams): FlightFilters {
  const valuesOf = (group: FlightGroup) => new Set((params.get(PARAMS[group]) ?? '').split(','));
  const times = valuesOf('outboundTimes');
  const bags = valuesOf('bags');
  return {
    airports: [...valuesOf('airports')].filter((code) => /^[A-Z]{3}$/.test(code)).slice(0, MAX_AIRPORTS),
    outboundTimes: OUTBOUND_TIMES.filter((time) => times.has(time)),
    bags: BAGS.filter((bag) => bags.has(bag)),
  };
}

/** Writes changed groups to the URL. */
export function writeFlightFilters(params: URLSearchParams, change: Partial<FlightFilters>): void {
  for (const group of FLIGHT_GROUPS) {
    const values = change[group];
    if (values === undefined) continue;
    if (values.length === 0) params.delete(PARAMS[group]);
    else params.set(PARAMS[group], values.join(','));
  }
}
