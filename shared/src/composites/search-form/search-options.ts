import {
  AIRPORT_GROUPS,
  departureName,
  DEPARTURE_AIRPORTS,
  searchAirports,
} from '../../domain/catalogue/airports';
import {
  ANY_DESTINATION,
  destinationName,
  DESTINATIONS,
  searchDestinations,
  uniqueDestinations,
} from '../../domain/catalogue/destinations';
import type { ItemGroup, SelectableItem } from '../../ui/searchable-select';

const CATEGORIES: readonly string[] = [...new Set(DESTINATIONS.flatMap(({ categories }) => categories))];

/** "Any Destination" first (DEC-46), then the destinations of each category. */
export const destinationGroups: readonly ItemGroup[] = [
  { value: 'Anywhere', items: [ANY_DESTINATION] },
  ...CATEGORIES.map((category) => ({
    value: category,
    items: uniqueDestinations(DESTINATIONS.filter(({ categories }) => categories.includes(category))).map(
      asItem,
    ),
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

/** Returns the destinations that match a search text. */
export function findDestinations(text: string): readonly SelectableItem[] {
  return searchDestinations(text).map(asItem);
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

function asItem({
  id,
  name,
  country,
}: {
  readonly id: number;
  readonly name: string;
  readonly country: string;
}): SelectableItem {
  return { id, name, detail: country };
}
