import type { DealListKind } from '../../domain/deal-list/list-view';

interface DealListCopy {
  readonly path: string;
  /** For the breadcrumb and structured data. */
  readonly name: string;
  readonly description: string;
}

export const DEAL_LISTS: Readonly<Record<DealListKind, DealListCopy>> = {
  all: { path: '/all-deals', name: 'All Deals', description: 'All our holiday deals, newest first.' },
  cruise: {
    path: '/cruise-deals',
    name: 'Cruise Deals',
    description: 'Flight, hotel and cruise in one booking.',
  },
};

/** Element id of the list section. */
export const LIST_ID = 'deals';

/** Scrolls to the start of the list and focuses it. */
export function focusList(): void {
  const list = document.getElementById(LIST_ID);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  list?.focus({ preventScroll: true });
}
