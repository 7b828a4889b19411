import { apiUrl as endpointOf } from '@storefront/shared/platform/config/endpoints';
import { createRuntimeCache, useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { whenIdle } from '@storefront/shared/platform/time/when-idle';
import { searchRequests, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { startTransition, useEffect, useMemo, useRef, useState, type Dispatch, type RefObject } from 'react';

import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';

import type { ViewChoice } from '../../domain/view-choice';

import { keepEqual } from './keep-equal';
import { searchKeyOf, snapshotFor, type RenderedResults } from './rendered-results';
import { createResultsClient, type ResultsClient } from './results-client';
import type { EngineRequest, ResultsSnapshot } from './results-engine';

/** The current search of the tab, so that going back to the results shows them immediately. */
const searches = createRuntimeCache<ResultsClient>();

/** A busy browser starts the search behind rendered results after this time at the latest. */
const START_LIMIT_MS = 3_000;

export type ResultsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'ready' } & ResultsSnapshot);

const COUNT_FACETS: EngineRequest = { kind: 'count-facets' };
const LOADING: ResultsState = { kind: 'loading' };

/**
 * Runs the search of a query and returns the selected view of it. A cached search of an equal query is reused. Results
 * that the server rendered stay until this search is complete, or until the shopper changes the view.
 *
 * @param rendered the results in the document
 */
export function useResults(query: SearchQuery, choice: ViewChoice, rendered: RenderedResults | null) {
  const runtime = useRuntime();
  const key = searchKeyOf(query);
  const choiceKey = JSON.stringify(choice);
  const [first] = useState(() => snapshotFor(rendered, key, choice));
  const [state, setState] = useState<ResultsState>(first ? { kind: 'ready', ...first } : LOADING);
  const [attempt, setAttempt] = useState(0);
  const search = useRef<Search | null>(null);
  const countsNeeded = useRef(false);
  const latest = useRef({ query, choice, hasResults: first !== null });
  /** The search and view of the rendered results, while they are shown. */
  const kept = useRef(first ? { key, choiceKey } : null);
  useEffect(() => {
    latest.current = { query, choice, hasResults: state.kind === 'ready' };
  });

  useEffect(() => {
    if (kept.current?.key !== key) kept.current = null;
    if (!kept.current) setState(LOADING);
    const later = createLaterTransition();
    const started = startSearch({
      // The results are there already: the shopper's first touch comes before them.
      delayed: kept.current !== null,
      client() {
        const client = clientFor(runtime, key, latest.current, search.current?.client ?? null);
        if (countsNeeded.current) client.send(COUNT_FACETS);
        return client;
      },
      onResults(results) {
        if (kept.current && !results.settled) return;
        kept.current = null;
        const ready: ResultsState = { kind: 'ready', ...results };
        // The results are usually those of the document: cards that are equal are not rendered again.
        const show = () => setState((before) => keepEqual(before, ready));
        if (latest.current.hasResults) later.run(show);
        else startTransition(show);
      },
      onFailure(message) {
        later.cancel();
        // A failed search is not cached: the next attempt requests it again.
        searches.clearAll(runtime);
        if (!kept.current) setState({ kind: 'failed', message });
      },
    });
    search.current = started;
    return () => {
      later.cancel();
      started.leave();
    };
  }, [runtime, key, attempt]);

  useEffect(() => {
    if (kept.current?.choiceKey === choiceKey) return;
    kept.current = null;
    // A search that failed behind the rendered results is repeated when the shopper needs it.
    if (search.current?.failed) setAttempt((before) => before + 1);
    else search.current?.send({ kind: 'show', choice: latest.current.choice });
  }, [choiceKey]);

  return { state, key, commands: useCommands(search, countsNeeded, setAttempt) };
}

/** Commands of the page to the running search. The object stays the same. */
function useCommands(
  search: RefObject<Search | null>,
  countsNeededRef: RefObject<boolean>,
  setAttempt: Dispatch<(before: number) => number>,
) {
  return useMemo(
    () => ({
      retry: () => setAttempt((before) => before + 1),
      retryFilter: () => search.current?.send({ kind: 'retry-filter' }),
      countFacets: () => {
        countsNeededRef.current = true;
        search.current?.client?.send(COUNT_FACETS);
      },
    }),
    [search, countsNeededRef, setAttempt],
  );
}

/**
 * Runs the last of several updates as a transition in a task of its own: the control that the shopper has changed is
 * painted first, and input does not wait for twenty new cards.
 */
function createLaterTransition() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    run(update: () => void) {
      cancel();
      timer = setTimeout(startTransition, 0, update);
    },
  };
}

interface Search {
  /** `null` until a delayed search has started. */
  readonly client: ResultsClient | null;
  readonly failed: boolean;
  /** Starts a delayed search at once. */
  readonly send: (message: EngineRequest) => void;
  readonly leave: () => void;
}

interface SearchOptions {
  /** Starts when the browser is idle. */
  readonly delayed: boolean;
  readonly client: () => ResultsClient;
  readonly onResults: (results: ResultsSnapshot) => void;
  readonly onFailure: (message: string) => void;
}

function startSearch({ delayed, client: createClient, onResults, onFailure }: SearchOptions): Search {
  let client: ResultsClient | null = null;
  let failed = false;
  let leave = () => {};
  function start(): ResultsClient {
    if (client) return client;
    const created = createClient();
    client = created;
    leave = created.subscribe((message) => {
      failed = message.kind === 'failed';
      if (message.kind === 'results') onResults(message.results);
      else onFailure(message.message);
    });
    return created;
  }
  const cancel = delayed ? whenIdle(start, START_LIMIT_MS) : () => {};
  if (!delayed) start();
  return {
    get client() {
      return client;
    },
    get failed() {
      return failed;
    },
    send: (message) => start().send(message),
    leave() {
      cancel();
      leave();
    },
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
  const urls = searchRequests(query).map((params) => `${endpointOf(endpoints, 'dpSearch.php')}?${params}`);
  const party = { guests: guestCount(query.rooms), highlighted: query.giata };
  client.send({ kind: 'search', request: { urls, endpoints, party }, choice });
  return client;
}
