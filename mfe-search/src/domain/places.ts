import type { Explore, ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { departureName } from '@storefront/shared/domain/catalogue/airports';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { monthName } from '@storefront/shared/domain/dates/months';
import { pluralize, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import type { ExploreChoice, PlaceOrder } from './explore-params';

/** Rows of the list before the others are requested. */
export const FIRST_ROWS = 12;

export interface PlacesView {
  /** Within the budget, in the chosen order. */
  readonly places: readonly ExploreDestination[];
  /** The rows of the list. */
  readonly rows: readonly ExploreDestination[];
  /** Whole pounds: the limits of the budget, in tens. */
  readonly limits: { readonly lowest: number; readonly highest: number } | null;
}

export function placesView({ destinations }: Explore, choice: ExploreChoice): PlacesView {
  const { budget, order, showsAllRows } = choice;
  const places = destinations
    .filter((place) => isWithin(place, budget))
    .toSorted((one, other) => ORDERS[order](one, other) || one.price - other.price);
  const pounds = destinations.map(({ price }) => price / 100);
  return {
    places,
    rows: showsAllRows ? places : places.slice(0, FIRST_ROWS),
    limits:
      pounds.length === 0
        ? null
        : {
            lowest: 10 * Math.floor(Math.min(...pounds) / 10),
            highest: 10 * Math.ceil(Math.max(...pounds) / 10),
          },
  };
}

export function isWithin({ price }: Pick<ExploreDestination, 'price'>, budget: number | null): boolean {
  return budget === null || price <= budget * 100;
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
  const limit = budget === null ? '' : ` up to £${budget.toLocaleString('en-GB')}`;
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
