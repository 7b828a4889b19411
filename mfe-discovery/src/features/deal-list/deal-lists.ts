import type { DealListKind } from '../../domain/deal-list/list-view';

interface DealListWords {
  readonly path: string;
  /** In the breadcrumb and in what search engines read. */
  readonly name: string;
  readonly description: string;
}

export const DEAL_LISTS: Readonly<Record<DealListKind, DealListWords>> = {
  all: { path: '/all-deals', name: 'All Deals', description: 'All our holiday deals, newest first.' },
  cruise: {
    path: '/cruise-deals',
    name: 'Cruise Deals',
    description: 'Flight, hotel and cruise in one booking.',
  },
};

/** Of the section that holds the list, for whatever leads to it. */
export const LIST_ID = 'deals';

/** Brings the beginning of the list into sight, and the focus to it. */
export function goToList(): void {
  const list = document.getElementById(LIST_ID);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  list?.focus({ preventScroll: true });
}
