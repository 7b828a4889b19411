import { UnreadableResponseError } from '@storefront/shared/api/search/search-response-parser';
import { streamSearches } from '@storefront/shared/api/search/stream-searches';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import { LOOKUP_GROUPS } from '../../domain/filter-groups';
import type { OfferFlight } from '../../domain/offer-flight';
import type { Truncation, DateSummary, ResultsView } from '../../domain/results-view';
import { buildResultsView, type Party } from '../../domain/build-results-view';
import type { ViewChoice } from '../../domain/view-choice';

import type { FilterState } from './filter-lookups';
import { createHotelLookups, type Resorts } from './hotel-lookups';
import type { RecordState } from './record-lookups';
import { createSearchRows, type SearchRows } from './search-rows';

export interface SearchRequest {
  /** Absolute URLs of the dpSearch requests, one for each destination. */
  readonly urls: readonly string[];
  readonly endpoints: Endpoints;
  readonly party: Party;
}

/** Messages from the page to the engine, which may run in a worker. */
export type EngineRequest =
  | { readonly kind: 'search'; readonly request: SearchRequest; readonly choice: ViewChoice }
  | { readonly kind: 'show'; readonly choice: ViewChoice }
  /** Repeats the hotel lookups that failed. */
  | { readonly kind: 'retry-filter' }
  /** Counts the values of the filters that use the hotel records. */
  | { readonly kind: 'count-facets' }
  | { readonly kind: 'stop' };

/** The visible part of a search at one moment. */
export interface ResultsSnapshot {
  /** What the view shows; the shopper may have changed the choice since. */
  readonly choice: ViewChoice;
  readonly view: ResultsView;
  readonly dates: readonly DateSummary[];
  readonly filter: FilterState;
  readonly resorts: Resorts;
  /** State of the places on the map. */
  readonly coordinates: RecordState;
  /** All rows are read. The order by reviews and the resorts may still be pending. */
  readonly complete: boolean;
  /** The rows are complete and their order is final: cards no longer move without an action of the shopper. */
  readonly settled: boolean;
  /** `null`: every hotel of the selected date has been received, or the response has not ended. */
  readonly truncation: Truncation | null;
  /** UK time of prices that are not fresh. */
  readonly pricesFrom?: string | undefined;
  /** By flight id, for the packages on this page. */
  readonly flights: Readonly<Record<string, OfferFlight>>;
}

export type EngineMessage =
  | { readonly kind: 'results'; readonly results: ResultsSnapshot }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Shortest time between the first two emits while rows arrive; it doubles with each emit. A phone needs longer to
 * render twenty cards than the next rows need to arrive.
 */
const FIRST_EMIT_INTERVAL_MS = 120;

/**
 * Creates the engine of one search. It fetches, parses, groups, filters and sorts the packages, and emits one page
 * of cards at a time, the first as soon as rows have arrived.
 *
 * @param now monotonic time in milliseconds
 */
export function createResultsEngine(emit: (message: EngineMessage) => void, now: () => number) {
  const abort = new AbortController();
  const rows = createSearchRows();
  let lookups: ReturnType<typeof createHotelLookups> | null = null;
  let choice: ViewChoice | null = null;
  let party: Party | null = null;
  let complete = false;
  let emittedAt = Number.NEGATIVE_INFINITY;
  let emitInterval = FIRST_EMIT_INTERVAL_MS;

  function show(): void {
    if (!choice || !party || !lookups) return;
    // No rows so far does not mean no results.
    if (!complete && rows.isEmpty()) return;
    emittedAt = now();
    emit({ kind: 'results', results: createSnapshot(rows, lookups, { choice, party, complete }) });
  }

  async function search(request: SearchRequest): Promise<void> {
    party = request.party;
    lookups = createHotelLookups(request.endpoints, abort.signal, show);
    try {
      const extent = await streamSearches(request.urls, abort.signal, (batch) => {
        rows.add(batch);
        if (batch.results.length === 0) return;
        if (now() - emittedAt < emitInterval) return;
        if (Number.isFinite(emittedAt)) emitInterval *= 2;
        show();
      });
      rows.end(extent);
      complete = true;
      lookups.start(rows.allHotels());
      show();
    } catch (cause) {
      if (!abort.signal.aborted) emit({ kind: 'failed', message: messageFor(cause) });
    }
  }

  return {
    receive: (message: EngineRequest): void => {
      if (message.kind === 'stop') return abort.abort();
      if (message.kind === 'retry-filter') return lookups?.retry();
      if (message.kind === 'count-facets') return lookups?.requestFacets();
      choice = message.choice;
      if (message.kind === 'search') void search(message.request);
      else show();
    },
  };
}

export interface SnapshotOptions {
  readonly choice: ViewChoice;
  readonly party: Party;
  readonly complete: boolean;
}

/** Returns the visible part of a search for a choice, and requests the lookups that it needs. */
export function createSnapshot(
  rows: SearchRows,
  lookups: ReturnType<typeof createHotelLookups>,
  { choice, party, complete }: SnapshotOptions,
): ResultsSnapshot {
  const packages = rows.packagesOn(choice.departureDate);
  let view = buildResultsView(packages, choice, lookups.resultsFor(choice), party);
  // An empty list offers to remove each group, and the resort filter shows a count beside each resort.
  const filter = lookups.stateFor(choice);
  if (filter === 'applied') {
    lookups.requestWithout(choice, view.total === 0 ? LOOKUP_GROUPS : ['resorts']);
    view = buildResultsView(packages, choice, lookups.resultsFor(choice), party);
  }
  return {
    choice,
    view,
    dates: rows.dateSummaries(),
    filter,
    resorts: lookups.resorts(),
    coordinates: lookups.coordinateState(),
    complete,
    settled: complete && lookups.isOrdered(),
    truncation: rows.truncationOn(choice.departureDate),
    pricesFrom: rows.pricesFrom(),
    flights: rows.flightsOf(view.cards),
  };
}

/** An incomplete response counts as a failure (ERR-01, DEC-93). */
function messageFor(cause: unknown): string {
  return cause instanceof UnreadableResponseError ? cause.message : 'An error occurred';
}
