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
import type { Shown } from './results-engine';

/** The searches of the tab: going back to the results shows them at once. */
const searches = createRuntimeCache<ResultsClient>();

export type ResultsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'shown' } & Shown);

/** Keeps a search running for the query and shows what is chosen of it. A search of the last minutes is used again. */
export function useResults(query: SearchQuery, choice: ViewChoice) {
  const runtime = useRuntime();
  const key = resultsCacheKey(query) + (query.giata ?? '');
  const [state, setState] = useState<ResultsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const client = useRef<ResultsClient | null>(null);
  const wanted = useRef({ query, choice });
  useEffect(() => {
    wanted.current = { query, choice };
  });

  useEffect(() => {
    setState({ kind: 'loading' });
    const search = clientFor(runtime, key, wanted.current, client.current);
    client.current = search;
    return search.listen((message) => {
      if (message.kind === 'shown') setState({ kind: 'shown', ...message.shown });
      else {
        // A failed search is not cached: the next attempt requests it again.
        searches.clearAll(runtime);
        setState({ kind: 'failed', message: message.message });
      }
    });
  }, [runtime, key, attempt]);

  const choiceKey = JSON.stringify(choice);
  useEffect(() => {
    client.current?.send({ kind: 'show', choice: wanted.current.choice });
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
  shownBefore: ResultsClient | null,
): ResultsClient {
  const cached = searches.get(runtime, key);
  if (cached) {
    cached.send({ kind: 'show', choice });
    return cached;
  }
  // One worker at a time. The worker of a failed search is no longer in the cache.
  shownBefore?.end();
  for (const previous of searches.clearAll(runtime)) previous.end();

  const client = createResultsClient();
  searches.set(runtime, key, client);
  const { apiUrl, backendUrl } = runtime.config;
  const endpoints = { apiUrl, backendUrl };
  const url = `${endpointOf(endpoints, 'dpSearch.php')}?${dpSearchParams(query)}`;
  const party = { guests: guestCount(query.rooms), highlighted: query.giata };
  client.send({ kind: 'search', order: { url, endpoints, party }, choice });
  return client;
}
