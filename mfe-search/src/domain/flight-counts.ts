import type { DatePackages, PackageFacts } from './date-packages';
import { FAILED } from './failed-filters';
import { flightValue, passesFlightFilters, type FlightGroup } from './flight-filters';
import { isChosenBoard } from './offer';
import { pencePriceLimits } from './price-limits';
import type { Counts, FlightCounts } from './results-view';
import type { ViewChoice } from './view-choice';

/** What a package must pass besides the flight filters is decided by its hotel, except of board and price. */
const PACKAGE_BITS = FAILED.boards | FAILED.price;

/**
 * Counts the hotels of each airport, time of departure and bag that pass the other groups. A value of the date that no
 * hotel has with these filters is counted as 0.
 *
 * @param failed bits of every deal of the date, by its position in `source.all`
 */
export function flightCounts(
  source: DatePackages,
  failed: Uint8Array,
  choice: ViewChoice,
  guests: number,
): FlightCounts {
  const passing = new Set(
    [...source.all.giataIds].filter((_id, position) => ((failed[position] ?? 0) & ~PACKAGE_BITS) === 0),
  );
  const candidates = (one: PackageFacts) =>
    passing.has(one.giataId) && isChosenBoard(one.boardBasis, choice.boards);
  const countsOf = (group: FlightGroup) =>
    countsOfGroup(source.packages(), group, choice, guests, candidates);
  return {
    airports: countsOf('airports'),
    outboundTimes: countsOf('outboundTimes'),
    bags: countsOf('bags'),
  };
}

function countsOfGroup(
  packages: readonly PackageFacts[],
  group: FlightGroup,
  choice: ViewChoice,
  guests: number,
  isCandidate: (one: PackageFacts) => boolean,
): Counts {
  const lowestOfValue = new Map<string, Map<number, number>>();
  for (const one of packages) {
    const value = flightValue(one, group);
    if (value === null) continue;
    const lowest = lowestOfValue.get(value) ?? new Map<number, number>();
    lowestOfValue.set(value, lowest);
    if (!isCandidate(one) || !passesFlightFilters(one, choice, group)) continue;
    const price = lowest.get(one.giataId);
    if (price === undefined || one.pricePerPerson < price) lowest.set(one.giataId, one.pricePerPerson);
  }
  const { from, to } = pencePriceLimits(choice, guests);
  return Object.fromEntries(
    [...lowestOfValue].map(([value, lowest]) => [
      value,
      [...lowest.values()].filter((price) => price >= from && price <= to).length,
    ]),
  );
}
