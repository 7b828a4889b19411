import type { Explore, ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';

export function aPlace(
  destinationId: number,
  pounds: number,
  rest: Partial<ExploreDestination> = {},
): ExploreDestination {
  return {
    destinationId,
    price: pence(pounds * 100),
    departureDate: '2027-06-08',
    nights: 7,
    departureId: 4,
    flightMinutes: 150,
    hotels: 31,
    temperature: 25,
    ...rest,
  };
}

export function anExplore(destinations: readonly ExploreDestination[], rest: Partial<Explore> = {}): Explore {
  return {
    month: '2027-06',
    basis: 'request',
    isComplete: true,
    months: [
      { month: '2027-05', price: pence(19_900) },
      { month: '2027-06', price: destinations[0]?.price ?? null },
      { month: '2027-07', price: null },
    ],
    destinations: [...destinations],
    ...rest,
  };
}
