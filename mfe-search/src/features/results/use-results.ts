import { apiUrl as endpointOf } from '@storefront/shared/platform/config/endpoints';
import { createRuntimeCache, useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import {
  dpSearchParams,
  resultsCacheKey,
  type SearchQuery,
} from '@storefront/shared/domain/search-query/search-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';

import type { ViewChoice } from '../../domain/view-choice';

import { createResultsClient, type ResultsClient } from './results-client';
import type { ResultsSnapshot } from './results-engine';

/** The current search of the tab, so that going back to the results shows them immediately. */
const searches = createRuntimeCache<ResultsClient>();

export type ResultsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'ready' } & ResultsSnapshot);

/** Runs the search of a query and returns the selected view of it. A cached search of an equal query is reused. */
export function useResults(query: SearchQuery, choice: ViewChoice) {
  const runtime = useRuntime();
  const key = resultsCacheKey(query) + (query.giata ?? '');
  const [state, setState] = useState<ResultsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const client = useRef<ResultsClient | null>(null);
  const latest = useRef({ query, choice });
  useEffect(() => {
    latest.current = { query, choice };
  });

  useEffect(() => {
    setState({ kind: 'loading' });
    const search = clientFor(runtime, key, latest.current, client.current);
    client.current = search;
    return search.subscribe((message) => {
      if (message.kind === 'results') setState({ kind: 'ready', ...message.results });
      else {
        // A failed search is not cached: the next attempt requests it again.
        searches.clearAll(runtime);
        setState({ kind: 'failed', message: message.message });
      }
    });
  }, [runtime, key, attempt]);

  const choiceKey = JSON.stringify(choice);
  useEffect(() => {
    client.current?.send({ kind: 'show', choice: latest.current.choice });
  }, [choiceKey]);

  return {
    state,
    key,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
    retryFilter: useCallback(() => client.current?.send({ kind: 'retry-filter' }), []),
  };
}

function clientFor(
  runtime: StorefrontRuntime,
  key: string,
  { query, choice }: { readonly query: SearchQuery; readonly choice: ViewChoice },
  previousClient: ResultsClient | null,
): ResultsClient {
  const cached = searches.get(runtime, key);
  if (cached) {
    cached.send({ kind: 'show', choice });
    return cached;
  }
  // One worker at a time. The worker of a failed search is no longer in the cache.
  previousClient?.terminate();
  for (const previous of searches.clearAll(runtime)) previous.terminate();

  const client = createResultsClient();
  searches.set(runtime, key, client);
  const { apiUrl, backendUrl } = runtime.config;
  const endpoints = { apiUrl, backendUrl };
  const url = `${endpointOf(endpoints, 'dpSearch.php')}?${dpSearchParams(query)}`;
  const party = { guests: guestCount(query.rooms), highlighted: query.giata };
  client.send({ kind: 'search', request: { url, endpoints, party }, choice });
  return client;
}
