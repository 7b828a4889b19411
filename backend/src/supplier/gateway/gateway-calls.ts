import type { ResponseAges } from '../responses/shared-responses';

/** A call of the supplier that browsers make, and that the shop passes on. None of them has an effect. */
export interface GatewayCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Route below the prefix. */
  readonly route: string;
  /** Prices age within minutes, facts of hotels within a day. */
  readonly holds: 'prices' | 'facts';
}

/** `getPackagePrice` is missing on purpose: a quote always has the supplier's price of this moment. */
export const GATEWAY_CALLS: readonly GatewayCall[] = [
  { name: 'dpSearch', method: 'GET', route: '/dpSearch.php', holds: 'prices' },
  { name: 'getHotelAvailability', method: 'POST', route: '/getHotelAvailability', holds: 'prices' },
  { name: 'getRoomBoardAlternatives', method: 'POST', route: '/getRoomBoardAlternatives', holds: 'prices' },
  {
    name: 'getBackOfficeHotelByGiataId',
    method: 'GET',
    route: '/getBackOfficeHotelByGiataId/:giataId',
    holds: 'facts',
  },
  { name: 'getResortsByGiataIds', method: 'POST', route: '/getResortsByGiataIds', holds: 'facts' },
  {
    name: 'sortGiataIdsByTripAdvisorRating',
    method: 'POST',
    route: '/sortGiataIdsByTripAdvisorRating',
    holds: 'facts',
  },
  {
    name: 'filterHotelsByGiataIdsAndFilters',
    method: 'POST',
    route: '/filterHotelsByGiataIdsAndFilters',
    holds: 'facts',
  },
];

export const FACT_AGES: ResponseAges = { freshMs: 3_600_000, staleMs: 86_400_000 };
