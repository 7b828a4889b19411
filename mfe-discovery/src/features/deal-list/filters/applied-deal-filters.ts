import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { MONTH_NAMES } from '@storefront/shared/domain/dates/month-names';
import { formatPounds, wholePounds } from '@storefront/shared/domain/pricing/pence';

import {
  NO_FILTERS,
  type DealFilters,
  type DealType,
  type FilterGroup,
} from '../../../domain/deal-list/list-view';

/** One applied value: its label, and the change that removes it. */
export interface AppliedDealFilter {
  /** Stable while other values are added and removed. */
  readonly key: string;
  readonly group: FilterGroup;
  readonly name: string;
  readonly change: Partial<DealFilters>;
}

const TYPE_NAMES: Readonly<Record<DealType, string>> = {
  hotel: 'Flight + Hotel',
  beach: 'Beach holidays',
  city: 'City breaks',
  cruise: 'Flight + Hotel + Cruise',
};

/** Returns the active filters, one entry for each value (usability rule 20). */
export function appliedDealFilters(filters: DealFilters): readonly AppliedDealFilter[] {
  const { type, boards, stars, upTo, month, text } = filters;
  const one = (group: FilterGroup, name: string): AppliedDealFilter => ({
    key: group,
    group,
    name,
    change: { [group]: NO_FILTERS[group] },
  });
  return [
    ...(type === null ? [] : [one('type', typeName(type))]),
    ...boards.map((board) => ({
      key: board,
      group: 'boards' as const,
      name: boardName(board),
      change: { boards: boards.filter((other) => other !== board) },
    })),
    ...stars.map((star) => ({
      key: `stars ${star}`,
      group: 'stars' as const,
      name: starsName(star),
      change: { stars: stars.filter((other) => other !== star) },
    })),
    ...(upTo === null ? [] : [one('upTo', `${upToName(upTo)} per person`)]),
    ...(month === null ? [] : [one('month', monthName(month))]),
    ...(text === '' ? [] : [one('text', `“${text}”`)]),
  ];
}

/** The labels of the cards (BADGE-02), and of the kinds of destinations. */
export function typeName(type: DealType): string {
  return TYPE_NAMES[type];
}

/** `1 star`, `4 stars`. */
export function starsName(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

/** `June 2027` of `2027-06`. */
export function monthName(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

export function upToName(pounds: number): string {
  return `Up to ${formatPounds(wholePounds(pounds))}`;
}
