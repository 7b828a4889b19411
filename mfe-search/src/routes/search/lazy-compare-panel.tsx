import { lazy, Suspense, type ComponentProps } from 'react';

import { CardSkeletons } from '../../features/result-cards/card-skeletons';

// Few shoppers compare hotels, so the code of the comparison is loaded on demand.
const ComparePanel = lazy(async () => ({ default: (await import('./compare-panel')).ComparePanel }));

/** The comparison, and skeletons of cards until its code is loaded. */
export function LazyComparePanel(props: ComponentProps<typeof ComparePanel>) {
  return (
    <Suspense fallback={<CardSkeletons />}>
      <ComparePanel {...props} />
    </Suspense>
  );
}
