import {
  AIRPORT_GROUPS,
  departureName,
  DEPARTURE_AIRPORTS,
  searchAirports,
} from '../../domain/catalogue/airports';
import {
  ANY_DESTINATION,
  DESTINATION_GROUPS,
  destinationName,
  DESTINATIONS,
  uniqueDestinations,
  type Destination,
  type DestinationGroup,
} from '../../domain/catalogue/destinations';
import { onDemand } from '../../ui/on-demand/on-demand';
import type { ItemGroup, SelectableItem } from '../../ui/searchable-select';

const CATEGORIES: readonly string[] = [...new Set(DESTINATIONS.flatMap(({ categories }) => categories))];

/** "Any Destination" first (DEC-46), then the destinations of each category, after the whole group where there is one. */
export const destinationGroups: readonly ItemGroup[] = [
  { value: 'Anywhere', items: [ANY_DESTINATION] },
  ...CATEGORIES.map((category) => ({
    value: category,
    items: [
      ...DESTINATION_GROUPS.filter(({ name }) => name === category),
      ...uniqueDestinations(DESTINATIONS.filter(({ categories }) => categories.includes(category))),
    ].map(asItem),
  })),
];

/** Departure airports by region. */
export const airportGroups: readonly ItemGroup[] = AIRPORT_GROUPS.map((group) => ({
  value: group.name,
  items: DEPARTURE_AIRPORTS.filter((airport) => airport.group === group.name).map(({ id, name }) => ({
    id,
    name,
  })),
}));

/** The words by which destinations are found: nobody needs them before the list is open. */
export const destinationSearch = onDemand(
  () => import(/* webpackChunkName: "overlays" */ '../../domain/catalogue/find-destinations'),
);

/** Returns the destinations and groups that match a search text, once `destinationSearch` is loaded. */
export function findDestinations(text: string): readonly SelectableItem[] {
  return destinationSearch.loaded()?.findDestinations(text).map(asItem) ?? [];
}

/** Returns the departure airports that match a search text. */
export function findAirports(text: string): readonly SelectableItem[] {
  return searchAirports(text).map(({ id, name }) => ({ id, name }));
}

/** Returns the select item of a destination id. */
export function destinationItem(id: number): SelectableItem {
  return { id, name: destinationName(id) };
}

/** Returns the select item of a departure airport or airport group id. */
export function airportItem(id: number): SelectableItem {
  return { id, name: departureName(id) };
}

function asItem(place: Destination | DestinationGroup): SelectableItem {
  const detail = 'country' in place ? place.country : `${place.destinationIds.length} destinations`;
  return { id: place.id, name: place.name, detail };
}
