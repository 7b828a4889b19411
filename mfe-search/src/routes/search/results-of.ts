import type { ResultsSnapshot } from '../../features/results/results-engine';
import type { ResultsState } from '../../features/results/use-results';

type Results = Pick<
  ResultsSnapshot,
  'dates' | 'resorts' | 'complete' | 'settled' | 'truncation' | 'pricesFrom'
> & {
  readonly view: ResultsSnapshot['view'] | null;
};

const NO_RESULTS: Results = {
  view: null,
  dates: [],
  resorts: null,
  complete: false,
  settled: false,
  truncation: null,
};

/** Returns the results of a search, or empty ones while it is loading or after it failed. */
export function resultsOf(state: ResultsState): Results {
  return state.kind === 'ready' ? state : NO_RESULTS;
}
