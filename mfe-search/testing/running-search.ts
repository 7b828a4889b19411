import type { ViewChoice } from '../src/domain/view-choice';
import {
  createResultsEngine,
  type EngineMessage,
  type ResultsSnapshot,
} from '../src/features/results/results-engine';

import { network, waitUntil, type ResponseStream } from './network';
import { aChoice } from './deal-arbitraries';

export const SEARCH_URL = 'http://backend.test/supplier/dpSearch.php?destinationId=1';
const ENDPOINTS = { apiUrl: 'http://backend.test/supplier', backendUrl: 'http://backend.test' };

/** A started search, with the messages that it has emitted. */
export function runningSearch(choice: Partial<ViewChoice> = {}, highlighted: number | null = null) {
  const net = network();
  const messages: EngineMessage[] = [];
  let time = 0;
  const engine = createResultsEngine(
    (message) => messages.push(message),
    () => time,
  );
  const party = { guests: 2, highlighted };
  engine.receive({
    kind: 'search',
    request: { urls: [SEARCH_URL], endpoints: ENDPOINTS, party },
    choice: aChoice(choice),
  });

  const latest = (): ResultsSnapshot | null => {
    const last = messages.at(-1);
    return last?.kind === 'results' ? last.results : null;
  };
  return {
    net,
    messages,
    latest,
    /** Waits until the latest results fulfil the condition. */
    waitForResults: (is: (results: ResultsSnapshot) => boolean) =>
      waitUntil(() => {
        const last = latest();
        return last && is(last) ? last : null;
      }),
    failure: () =>
      waitUntil(() => {
        const last = messages.at(-1);
        return last?.kind === 'failed' ? last.message : null;
      }),
    show: (next: Partial<ViewChoice>) => engine.receive({ kind: 'show', choice: aChoice(next) }),
    retryFilter: () => engine.receive({ kind: 'retry-filter' }),
    stop: () => engine.receive({ kind: 'stop' }),
    advanceTime: (milliseconds: number) => {
      time += milliseconds;
    },
    close: net.close,
  };
}

export type RunningSearch = ReturnType<typeof runningSearch>;

/** Responds to the search with this text and waits until all of it is read. */
export async function respondWith(search: RunningSearch, text: string): Promise<ResultsSnapshot> {
  const stream = (await search.net.call('dpSearch.php')).stream();
  stream.write(text);
  stream.end();
  return search.waitForResults(({ complete }) => complete);
}

/** Writes the bytes of a text in chunks that end at the given positions. */
export function writeInPieces(stream: ResponseStream, text: string, cuts: readonly number[]): void {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other)];
  places.forEach((start, index) => {
    const piece = bytes.slice(start, places[index + 1]);
    if (piece.length > 0) stream.write(piece);
  });
  stream.end();
}

/** Ids of the visible hotels. */
export function idsOf({ view }: ResultsSnapshot): readonly number[] {
  return view.cards.map(({ giataId }) => giataId);
}
