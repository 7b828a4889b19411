import { useEffect, useState, type ReactNode } from 'react';

import { NO_FILTERS, type FilterChoice, type ViewChoice } from '../src/domain/view-choice';

import type { FilterStats, FiltersProps } from '../src/features/filters/filter-props';

let latest: ViewChoice | null = null;

/** The current choice of the running test. */
export function chosen(): ViewChoice {
  if (!latest) throw new Error('no filters were rendered');
  return latest;
}

function aChoice(part: Partial<ViewChoice> = {}): ViewChoice {
  return {
    ...NO_FILTERS,
    departureDate: '2027-06-12',
    sort: 'recommended',
    priceMode: 'person',
    page: 1,
    compared: [],
    showsMap: false,
    ...part,
  };
}

export function statsOf(part: Partial<FilterStats> = {}): FilterStats {
  return {
    starCounts: {},
    boardCounts: {},
    resortCounts: {},
    recordCounts: null,
    flightCounts: { airports: {}, outboundTimes: {}, bags: {} },
    prices: { from: 300, to: 900 },
    total: 42,
    ...part,
  };
}

export interface FiltersHarnessProps extends Partial<Omit<FiltersProps, 'choice'>> {
  readonly choice?: Partial<ViewChoice>;
  readonly children: (props: FiltersProps) => ReactNode;
}

/** Holds the choice as the search page does. */
export function FiltersHarness({ choice: first, children, ...given }: FiltersHarnessProps) {
  const [choice, setChoice] = useState(() => aChoice(first));
  useEffect(() => {
    latest = choice;
  }, [choice]);
  const change = (part: Partial<FilterChoice>) => setChoice((before) => ({ ...before, ...part }));
  return children({
    choice,
    stats: statsOf(),
    resorts: { kind: 'loaded', names: ['Side', 'Lara', 'Kaleici'] },
    guests: 2,
    onChange: change,
    onCountsNeeded: () => {},
    onClear: () => change(NO_FILTERS),
    ...given,
  });
}
