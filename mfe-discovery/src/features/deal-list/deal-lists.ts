import type { DealListKind } from '../../domain/deal-list/list-view';

interface DealListCopy {
  readonly path: string;
  /** For the breadcrumb and structured data. */
  readonly name: string;
}

export const DEAL_LISTS: Readonly<Record<DealListKind, DealListCopy>> = {
  all: {
    path: '/all-deals',
    name: 'All Deals',
  },
  cruise: {
    path: '/cruise-deals',
    name: 'Cruise Deals',
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
