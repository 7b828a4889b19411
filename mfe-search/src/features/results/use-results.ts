import { apiUrl as endpointOf } from '@storefront/shared/platform/config/endpoints';
import { useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
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
        // A failed search is not kept: the next try asks again.
        runtime.results.clearAll();
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
  const known = runtime.results.get(key);
  if (isClient(known)) {
    known.send({ kind: 'show', choice });
    return known;
  }
  // One worker at a time; that of a failed or forgotten search stands in no cache any more.
  shownBefore?.end();
  const before = runtime.results.get('current');
  if (isClient(before)) before.end();
  runtime.results.clearAll();

  const client = createResultsClient();
  runtime.results.set(key, client);
  runtime.results.set('current', client);
  const { apiUrl, backendUrl } = runtime.config;
  const endpoints = { apiUrl, backendUrl };
  const url = `${endpointOf(endpoints, 'dpSearch.php')}?${dpSearchParams(query)}`;
  const party = { guests: guestCount(query.rooms), highlighted: query.giata };
  client.send({ kind: 'search', order: { url, endpoints, party }, choice });
  return client;
}

function isClient(value: unknown): value is ResultsClient {
  return (
    typeof value === 'object' && value !== null && 'send' in value && 'listen' in value && 'end' in value
  );
}
