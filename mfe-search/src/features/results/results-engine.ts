import {
  createSearchAnswerReader,
  UnreadableAnswer,
} from '@storefront/shared/api/search/search-answer-reader';
import { createDealGrouper } from '@storefront/shared/hotels/group-deals';

import { viewOf, type ResultsView, type ViewChoice } from '../../domain/results-view';

import { recommendedOrder } from './recommended-order';

export interface SearchOrder {
  /** The whole address of the dpSearch call. */
  readonly url: string;
  readonly apiUrl: string;
  /** A hotel to put first. */
  readonly highlighted: number | null;
}

/** What the page asks of the engine; both ends may live in different threads. */
export type ToEngine =
  | { readonly kind: 'search'; readonly order: SearchOrder; readonly choice: ViewChoice }
  | { readonly kind: 'show'; readonly choice: ViewChoice }
  | { readonly kind: 'stop' };

export type FromEngine =
  | { readonly kind: 'view'; readonly view: ResultsView; readonly complete: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/** While rows still arrive the page is told no more often than this. */
const TELL_EVERY_MS = 120;

/**
 * Fetches, reads, groups, filters and sorts an answer, and tells the page one page of cards at a time. The
 * first cards are told as soon as the first rows are there.
 */
export function createResultsEngine(tell: (message: FromEngine) => void, now: () => number) {
  const abort = new AbortController();
  const grouper = createDealGrouper();
  let choice: ViewChoice | null = null;
  let highlighted: number | null = null;
  let order: ReadonlyMap<number, number> | null = null;
  let complete = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  function show(): void {
    if (!choice) return;
    toldAt = now();
    const view = viewOf(grouper.dealsOn(choice.departureDate), choice, order, highlighted);
    tell({ kind: 'view', view: { ...view, lowestPrices: [...grouper.lowestPrices()] }, complete });
  }

  async function search({ url, apiUrl, highlighted: first }: SearchOrder): Promise<void> {
    highlighted = first;
    try {
      await readAll(url);
      complete = true;
      show();
      order = await recommendedOrder(apiUrl, allHotels(), abort.signal);
      if (order) show();
    } catch (cause) {
      if (!abort.signal.aborted) tell({ kind: 'failed', message: wordsFor(cause) });
    }
  }

  async function readAll(url: string): Promise<void> {
    const response = await fetch(url, { headers: { accept: 'application/xml' }, signal: abort.signal });
    if (!response.ok || !response.body) throw new UnreadableAnswer(`API returned status ${response.status}`);
    const reader = createSearchAnswerReader();
    const decoder = new TextDecoder();
    const body = response.body.getReader();
    for (let piece = await body.read(); !piece.done; piece = await body.read()) {
      const { results } = reader.read(decoder.decode(piece.value, { stream: true }));
      if (results.length === 0) continue;
      grouper.add(results);
      if (now() - toldAt >= TELL_EVERY_MS) show();
    }
    reader.end();
  }

  function allHotels(): readonly number[] {
    const dates = [...grouper.lowestPrices().keys()];
    return [...new Set(dates.flatMap((date) => grouper.dealsOn(date).map(({ giataId }) => giataId)))];
  }

  return {
    receive(message: ToEngine): void {
      if (message.kind === 'stop') return abort.abort();
      choice = message.choice;
      if (message.kind === 'search') void search(message.order);
      else show();
    },
  };
}

/** A partial answer is never passed off as a whole one: what broke off is a failure (specification 8). */
function wordsFor(cause: unknown): string {
  return cause instanceof UnreadableAnswer ? cause.message : 'An error occurred';
}
