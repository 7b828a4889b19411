import type { ResultsView } from '../../domain/results-view';
import type { FilterChoice, ViewChoice } from '../../domain/view-choice';

/** What the filters show of an answer. */
export type FilterFigures = Pick<
  ResultsView,
  'starCounts' | 'boardCounts' | 'resortCounts' | 'prices' | 'total'
>;

/** The resorts of a destination, as far as they are known. */
export type ResortsState =
  { readonly kind: 'loading' } | { readonly kind: 'known'; readonly names: readonly string[] };

/** What every group of filters gets. */
export interface FilterGroupProps {
  readonly choice: ViewChoice;
  /** `null` while searching. */
  readonly figures: FilterFigures | null;
  readonly onChange: (change: Partial<FilterChoice>) => void;
}

/** What the whole set of filters gets, beside the list or in the drawer. */
export interface FiltersProps extends FilterGroupProps {
  readonly resorts: ResortsState;
  /** How many travel: whom a total is for. */
  readonly guests: number;
  readonly onClear: () => void;
}
