import { useEffect, useState, type ReactNode } from 'react';

import { NO_FILTERS, type FilterChoice, type ViewChoice } from '../src/domain/view-choice';

import type { FilterFigures, FiltersProps } from '../src/features/filters/filter-props';

let latest: ViewChoice | null = null;

/** What the page of the running test has chosen by now. */
export function chosen(): ViewChoice {
  if (!latest) throw new Error('no filters were shown');
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
    ...part,
  };
}

export function figuresOf(part: Partial<FilterFigures> = {}): FilterFigures {
  return {
    starCounts: {},
    boardCounts: {},
    resortCounts: {},
    prices: { from: 300, to: 900 },
    total: 42,
    ...part,
  };
}

export interface FiltersOnPageProps extends Partial<Omit<FiltersProps, 'choice'>> {
  readonly choice?: Partial<ViewChoice>;
  readonly children: (props: FiltersProps) => ReactNode;
}

/** For tests: stands for the page, which keeps what is chosen. */
export function FiltersOnPage({ choice: first, children, ...given }: FiltersOnPageProps) {
  const [choice, setChoice] = useState(() => aChoice(first));
  useEffect(() => {
    latest = choice;
  }, [choice]);
  const change = (part: Partial<FilterChoice>) => setChoice((before) => ({ ...before, ...part }));
  return children({
    choice,
    figures: figuresOf(),
    resorts: { kind: 'known', names: ['Side', 'Lara', 'Kaleici'] },
    guests: 2,
    onChange: change,
    onClear: () => change(NO_FILTERS),
    ...given,
  });
}
