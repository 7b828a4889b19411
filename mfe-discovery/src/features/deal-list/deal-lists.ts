import type { DealListKind } from '../../domain/deal-list/list-view';

interface DealListCopy {
  readonly path: string;
  /** For the breadcrumb and structured data. */
  readonly name: string;
  readonly description: string;
}

export const DEAL_LISTS: Readonly<Record<DealListKind, DealListCopy>> = {
  all: {
    path: '/all-deals',
    name: 'All Deals',
    description:
      'Flight and hotel deals from UK airports: beach holidays, city breaks and cruises, each with its lowest price, month and airport.',
  },
  cruise: {
    path: '/cruise-deals',
    name: 'Cruise Deals',
    description:
      'Cruise deals with flights that meet the ship: cabin, board and the days of the voyage, with the lowest price and its month.',
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
