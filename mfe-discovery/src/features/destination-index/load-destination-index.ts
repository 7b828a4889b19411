import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import { fetchExplore } from '@storefront/shared/api/explore/fetch-explore';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { readIndexView, type IndexView } from '../../domain/destination-index/index-view';

/** Any airport of London, as the search form begins. */
const DEPARTURE_ID = -1;
const NIGHTS = 7;

export interface DestinationIndexOutcome {
  readonly view: IndexView;
  /** `null`: the prices could not be loaded, and the page shows the destinations without them. */
  readonly explore: Explore | null;
}

/** Loads the lowest prices of a month for two adults, seven nights, from London; never rejects. */
export async function loadDestinationIndex(
  { config, clock }: StorefrontRuntime,
  request: Request,
): Promise<DestinationIndexOutcome> {
  const view = readIndexView(new URL(request.url).searchParams, clock.today());
  const question = {
    departureId: DEPARTURE_ID,
    nights: NIGHTS,
    month: view.month,
    rooms: DEFAULT_OCCUPANCY,
  };
  const response = await fetchExplore(config, question, request.signal);
  return { view, explore: response.ok ? response.value : null };
}
