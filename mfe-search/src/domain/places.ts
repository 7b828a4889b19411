import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import type { Explore, ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { departureName } from '@storefront/shared/domain/catalogue/airports';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { monthName } from '@storefront/shared/domain/dates/months';
import { pluralize, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import type { ExploreChoice, PlaceOrder } from './explore-params';

/** Rows of the list before the others are requested. */
export const FIRST_ROWS = 12;

export interface PlacesView {
  /** Within the budget and the other filters, in the chosen order. */
  readonly places: readonly ExploreDestination[];
  /** The rows of the list. */
  readonly rows: readonly ExploreDestination[];
  /** The place that the URL selects, else the first row; `null` without places. */
  readonly selected: ExploreDestination | null;
  /** `null` without places. */
  readonly limits: BudgetLimits | null;
  /** Numbers of places in equal steps of the price from `lowest` to `highest`, whatever the budget; dearer ones are in the last. */
  readonly histogram: readonly number[];
}

/** Whole pounds, in tens. */
export interface BudgetLimits {
  readonly lowest: number;
  /** End of the slider. A few much dearer places do not stretch it: the budgets of all others would share its first tenth. */
  readonly highest: number;
  /** The price of the dearest place. */
  readonly dearest: number;
}

export function placesView({ destinations }: Explore, choice: ExploreChoice): PlacesView {
  const { order, showsAllRows } = choice;
  const places = destinations
    .filter((place) => isWithin(place, choice))
    .toSorted((one, other) => ORDERS[order](one, other) || one.price - other.price);
  const limits = budgetLimits(destinations.map(({ price }) => price / 100));
  const otherwise = { ...choice, budget: null };
  return {
    places,
    rows: showsAllRows ? places : places.slice(0, FIRST_ROWS),
    selected: destinations.find(({ destinationId }) => destinationId === choice.place) ?? places[0] ?? null,
    limits,
    histogram: limits
      ? histogramOf(
          destinations.filter((place) => isWithin(place, otherwise)),
          limits,
        )
      : [],
  };
}

/** Fewer places have no quartiles worth the name. */
const ENOUGH_FOR_QUARTILES = 8;
/** Prices further above the third quartile than this many times the distance of the quartiles are outliers (Tukey). */
const OUTLIER_DISTANCE = 1.5;

function budgetLimits(prices: readonly number[]): BudgetLimits | null {
  const sorted = prices.toSorted((one, other) => one - other);
  const [first] = sorted;
  if (first === undefined) return null;
  const quartile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? first;
  const fence =
    sorted.length < ENOUGH_FOR_QUARTILES
      ? Infinity
      : quartile(0.75) + OUTLIER_DISTANCE * (quartile(0.75) - quartile(0.25));
  const lowest = 10 * Math.floor(first / 10);
  const dearest = 10 * Math.ceil((sorted.at(-1) ?? first) / 10);
  const highest = 10 * Math.ceil((sorted.findLast((price) => price <= fence) ?? first) / 10);
  // Where most places have one price, the others are not outliers.
  return { lowest, highest: highest > lowest + 10 ? highest : dearest, dearest };
}

/** Bars of the histogram. */
const BARS = 14;

function histogramOf(
  places: readonly ExploreDestination[],
  { lowest, highest }: BudgetLimits,
): readonly number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  const step = (highest - lowest) / BARS || 1;
  for (const { price } of places) {
    const bar = Math.min(BARS - 1, Math.floor((price / 100 - lowest) / step));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

export type PlaceFilters = Pick<ExploreChoice, 'budget' | 'flightHours' | 'warm'>;

/** Returns whether a place passes the filters. A place without a value does not pass a filter of that value. */
export function isWithin(place: ExploreDestination, { budget, flightHours, warm }: PlaceFilters): boolean {
  const { price, flightMinutes, temperature } = place;
  return (
    (budget === null || price <= budget * 100) &&
    (flightHours === null || (flightMinutes !== null && flightMinutes <= flightHours * 60)) &&
    (warm === null || (temperature !== null && temperature >= warm))
  );
}

/** Places whose value is not available are last. */
const ORDERS: Readonly<Record<PlaceOrder, (one: ExploreDestination, other: ExploreDestination) => number>> = {
  price: (one, other) => one.price - other.price,
  flight: (one, other) => (one.flightMinutes ?? 10_000) - (other.flightMinutes ?? 10_000),
  warmest: (one, other) => (other.temperature ?? -100) - (one.temperature ?? -100),
  name: (one, other) => (destinationName(one.destinationId) < destinationName(other.destinationId) ? -1 : 1),
};

/** Returns a text such as `16 places up to £300 in May`. */
export function placesHeading(count: number, budget: number | null, month: string): string {
  const limit = budget === null ? '' : ` up to £${formatCount(budget)}`;
  return `${pluralize(count, 'place', 'places')}${limit} in ${monthOnly(month)}`;
}

/** Returns `May` for `2027-05`. */
export function monthOnly(month: string): string {
  return monthName(month).split(' ')[0] ?? '';
}

interface Request {
  readonly rooms: Occupancy;
  readonly nights: number;
  readonly departureId: number;
}

/** Returns what all prices of the page have in common. */
export function basisText(basis: Explore['basis'], { rooms, nights, departureId }: Request): string {
  if (basis === 'pages')
    return 'Prices per person, 2 adults sharing. The nights and the airport are beside each price.';
  const from = departureName(departureId).replace(/^Any (.+)$/, 'any $1 airport');
  return `Prices per person, ${partyText(rooms)}, ${pluralize(nights, 'night', 'nights')}, flights from ${from}`;
}

function partyText(rooms: Occupancy): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.children, 0);
  const party = [pluralize(adults, 'adult', 'adults')];
  if (children > 0) party.push(pluralize(children, 'child', 'children'));
  const isSharing = rooms.length === 1 && adults + children > 1;
  return `${party.join(' and ')}${isSharing ? ' sharing' : ` in ${pluralize(rooms.length, 'room', 'rooms')}`}`;
}

/** Returns `Gatwick` for London Gatwick; other names are unchanged. */
export function shortDeparture(departureId: number): string {
  return departureName(departureId).replace(/^London (?!City)/, '');
}
