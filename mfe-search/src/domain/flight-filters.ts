/** Local time of departure of the outbound flight. */
export const OUTBOUND_TIMES = ['night', 'morning', 'afternoon', 'evening'] as const;
export type OutboundTime = (typeof OUTBOUND_TIMES)[number];

/** What the price of a package includes of luggage. */
export const BAGS = ['included'] as const;

/** The groups that choose packages by their flight; the others choose hotels. */
export const FLIGHT_GROUPS = ['airports', 'outboundTimes', 'bags'] as const;
export type FlightGroup = (typeof FLIGHT_GROUPS)[number];

/** Empty lists match every flight. */
export interface FlightFilters {
  /** Codes of departure airports. */
  readonly airports: readonly string[];
  readonly outboundTimes: readonly OutboundTime[];
  /** `included`: a hold bag in the price. */
  readonly bags: readonly string[];
}

/** What the flight filters compare. */
export interface FlightFacts {
  readonly departureAirportCode: string;
  /** `null`: the supplier does not send the time. */
  readonly outboundTime: OutboundTime | null;
  readonly bagIncluded: boolean;
}

/** First hour of each part of the day. */
const STARTS: readonly (readonly [hour: number, time: OutboundTime])[] = [
  [18, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
  [0, 'night'],
];

/** Returns the part of the day of a local time such as `06:15`; `null` for anything else. */
export function outboundTimeOf(departsAt: string): OutboundTime | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(departsAt)) return null;
  const hour = Number(departsAt.slice(0, 2));
  return STARTS.find(([start]) => hour >= start)?.[1] ?? null;
}

const NAMES: Readonly<Record<OutboundTime, string>> = {
  night: 'Night, 0:00–4:59',
  morning: 'Morning, 5:00–11:59',
  afternoon: 'Afternoon, 12:00–17:59',
  evening: 'Evening, 18:00–23:59',
};

export function outboundTimeName(time: OutboundTime): string {
  return NAMES[time];
}

/** Returns the value of a package in each group; `null`: it has none. */
export function flightValue(facts: FlightFacts, group: FlightGroup): string | null {
  switch (group) {
    case 'airports':
      return facts.departureAirportCode || null;
    case 'outboundTimes':
      return facts.outboundTime;
    case 'bags':
      return facts.bagIncluded ? 'included' : null;
  }
}

/** Whether a package passes the flight filters. @param except a group that is not applied */
export function passesFlightFilters(
  facts: FlightFacts,
  filters: FlightFilters,
  except?: FlightGroup,
): boolean {
  return FLIGHT_GROUPS.every((group) => {
    const chosen: readonly string[] = filters[group];
    if (group === except || chosen.length === 0) return true;
    const value = flightValue(facts, group);
    return value !== null && chosen.includes(value);
  });
}

export function hasFlightFilters(filters: FlightFilters): boolean {
  return FLIGHT_GROUPS.some((group) => filters[group].length > 0);
}
