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

/** "Any Destination" heads the list (DEC-46); below it, each category with its places. */
export const destinationGroups: readonly ItemGroup[] = [
  { value: 'Anywhere', items: [ANY_DESTINATION] },
  ...CATEGORIES.map((category) => ({
    value: category,
    items: uniqueDestinations(DESTINATIONS.filter(({ categories }) => categories.includes(category))).map(
      asItem,
    ),
  })),
];

export const airportGroups: readonly ItemGroup[] = AIRPORT_GROUPS.map((group) => ({
  value: group.name,
  items: DEPARTURE_AIRPORTS.filter((airport) => airport.group === group.name).map(({ id, name }) => ({
    id,
    name,
  })),
}));

export function findDestinations(text: string): readonly SelectableItem[] {
  return searchDestinations(text).map(asItem);
}

export function findAirports(text: string): readonly SelectableItem[] {
  return searchAirports(text).map(({ id, name }) => ({ id, name }));
}

export function destinationItem(id: number): SelectableItem {
  return { id, name: destinationName(id) };
}

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
