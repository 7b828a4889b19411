import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { headingFragment } from '@storefront/shared/domain/catalogue/destination-paths';
import { uniqueDestinations, type Destination } from '@storefront/shared/domain/catalogue/destinations';

/** The ways to list the destinations; the first one is the default. */
export const ORDERS = ['name', 'country', 'kind', 'price'] as const;
export type IndexOrder = (typeof ORDERS)[number];

export type PriceById = ReadonlyMap<number, ExploreDestination>;

/** A heading with its destinations. */
export interface IndexSection {
  readonly title: string;
  /** Fragment of the URL. */
  readonly id: string;
  readonly destinations: readonly Destination[];
}

/** Kinds by the categories of the catalogue. A destination may be of several kinds. */
const KINDS: readonly (readonly [title: string, categories: readonly string[]])[] = [
  ['Beach', ['Beach Destinations']],
  ['Winter sun', ['Winter Sun']],
  ['Cities', ['Top Cities', 'Top City Breaks']],
  ['Canary Islands', ['Canary Islands']],
  ['Balearic Islands', ['Balearic Islands']],
  ['Greek Islands', ['Greek Islands']],
  ['Caribbean and Mexico', ['Caribbean']],
];

/** Returns all destinations below the headings of an order. Those without a price are last in the order by price. */
export function indexSections(order: IndexOrder, prices: PriceById): readonly IndexSection[] {
  const all = uniqueDestinations().toSorted((one, other) => one.name.localeCompare(other.name));
  switch (order) {
    case 'name':
      return sectionsBy(all, ({ name }) => [name.charAt(0)]);
    case 'country':
      return sectionsBy(all, ({ country }) => [country]);
    case 'kind':
      return kindSections(all);
    case 'price': {
      const priceOf = ({ id }: Destination) => prices.get(id)?.price ?? Number.MAX_SAFE_INTEGER;
      const cheapestFirst = all.toSorted((one, other) => priceOf(one) - priceOf(other));
      return [section('Lowest price first', cheapestFirst)];
    }
  }
}

function sectionsBy(
  destinations: readonly Destination[],
  titlesOf: (destination: Destination) => readonly string[],
): readonly IndexSection[] {
  const titles = [...new Set(destinations.flatMap(titlesOf))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return titles.map((title) =>
    section(
      title,
      destinations.filter((destination) => titlesOf(destination).includes(title)),
    ),
  );
}

function kindSections(all: readonly Destination[]): readonly IndexSection[] {
  const isOf = (categories: readonly string[]) => (destination: Destination) =>
    destination.categories.some((category) => categories.includes(category));
  const everyKind = KINDS.flatMap(([, categories]) => categories);
  const others = all.filter((destination) => !isOf(everyKind)(destination));
  return [
    ...KINDS.map(([title, categories]) => section(title, all.filter(isOf(categories)))),
    ...(others.length === 0 ? [] : [section('Lakes, coasts and others', others)]),
  ];
}

function section(title: string, destinations: readonly Destination[]): IndexSection {
  return { title, id: headingFragment(title), destinations };
}
