import type { ViewChoice } from '../src/domain/view-choice';
import { createResultsEngine, type FromEngine, type Shown } from '../src/features/results/results-engine';

import { network, until, type AnswerStream } from './network';
import { aChoice } from './deal-arbitraries';

export const SEARCH_URL = 'http://backend.test/supplier/dpSearch.php?destinationId=1';
const ENDPOINTS = { apiUrl: 'http://backend.test/supplier', backendUrl: 'http://backend.test' };

/** A search that has begun, and what it told so far. */
export function runningSearch(choice: Partial<ViewChoice> = {}, highlighted: number | null = null) {
  const net = network();
  const told: FromEngine[] = [];
  let time = 0;
  const engine = createResultsEngine(
    (message) => told.push(message),
    () => time,
  );
  const party = { guests: 2, highlighted };
  engine.receive({
    kind: 'search',
    order: { url: SEARCH_URL, endpoints: ENDPOINTS, party },
    choice: aChoice(choice),
  });

  const shown = (): Shown | null => {
    const last = told.at(-1);
    return last?.kind === 'shown' ? last.shown : null;
  };
  return {
    net,
    told,
    shown,
    /** What was told last, once it is so. */
    shownWhen: (is: (shown: Shown) => boolean) =>
      until(() => {
        const last = shown();
        return last && is(last) ? last : null;
      }),
    failure: () =>
      until(() => {
        const last = told.at(-1);
        return last?.kind === 'failed' ? last.message : null;
      }),
    show: (next: Partial<ViewChoice>) => engine.receive({ kind: 'show', choice: aChoice(next) }),
    retryFilter: () => engine.receive({ kind: 'retry-filter' }),
    stop: () => engine.receive({ kind: 'stop' }),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    close: net.close,
  };
}

export type RunningSearch = ReturnType<typeof runningSearch>;

/** Answers the search with this text and waits until all of it is read. */
export async function answered(search: RunningSearch, text: string): Promise<Shown> {
  const stream = (await search.net.call('dpSearch.php')).stream();
  stream.write(text);
  stream.end();
  return search.shownWhen(({ complete }) => complete);
}

/** Writes the bytes of a text in pieces that end at the given places. */
export function writeCut(stream: AnswerStream, text: string, cuts: readonly number[]): void {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other)];
  places.forEach((start, index) => {
    const piece = bytes.slice(start, places[index + 1]);
    if (piece.length > 0) stream.write(piece);
  });
  stream.end();
}

/** Ids of the hotels that are shown. */
export function idsOf({ view }: Shown): readonly number[] {
  return view.cards.map(({ giataId }) => giataId);
}
