import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import {
  exploreParams,
  fetchExplore,
  type ExploreQuestion,
} from '@storefront/shared/api/explore/fetch-explore';
import { monthOf } from '@storefront/shared/domain/dates/months';
import { selectedDate, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';

/** The destinations in the document. */
export interface RenderedExplore {
  /** The parameters of its request. */
  readonly key: string;
  readonly explore: Explore;
}

/** A response that takes longer is left to the browser. */
const LIMIT_MS = 700;

export function exploreQuestion(query: SearchQuery): ExploreQuestion {
  const { departureId, durationMin: nights, rooms } = query;
  return { departureId, nights, rooms, month: monthOf(selectedDate(query)) };
}

/** Returns the destinations of a search for the document; `null` after a failure or when they take too long. */
export async function renderExplore(
  config: Endpoints,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<RenderedExplore | null> {
  const question = exploreQuestion(query);
  const response = await fetchExplore(config, question, withTimeLimit(signal, LIMIT_MS));
  return response.ok ? { key: exploreParams(question), explore: response.value } : null;
}
