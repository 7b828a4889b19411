import type { ResultsView } from '../../domain/results-view';
import type { FilterChoice, ViewChoice } from '../../domain/view-choice';

/** The counts and prices that the filters display. */
export type FilterStats = Pick<
  ResultsView,
  'starCounts' | 'boardCounts' | 'resortCounts' | 'flightCounts' | 'recordCounts' | 'prices' | 'total'
>;

/** The resorts of the search. */
export type ResortsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly names: readonly string[] };

/** Props of every filter group. */
export interface FilterGroupProps {
  readonly choice: ViewChoice;
  /** `null` while searching. */
  readonly stats: FilterStats | null;
  readonly onChange: (change: Partial<FilterChoice>) => void;
}

/** Props of the whole filter panel, beside the list or in the drawer. */
export interface FiltersProps extends FilterGroupProps {
  readonly resorts: ResortsState;
  /** Number of travellers, for total prices. */
  readonly guests: number;
  readonly onClear: () => void;
  /** Requests the counts of `recordCounts`, which are not part of every search. */
  readonly onCountsNeeded: () => void;
}
