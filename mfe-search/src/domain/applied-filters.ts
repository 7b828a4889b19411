import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatPounds, wholePounds } from '@storefront/shared/domain/pricing/pence';

import { FILTER_GROUPS, isApplied, withoutGroup, type FilterGroup } from './filter-groups';
import type { FilterChoice, RatingBand, ViewChoice } from './view-choice';

/** One selected filter value, with its label and the change that removes it. */
export interface AppliedFilter {
  /** Stable while other values are added and removed. */
  readonly key: string;
  /** As it reads within a sentence, such as `Half Board` or `up to £500 in total`. */
  readonly name: string;
  readonly change: Partial<FilterChoice>;
}

type ListGroup = 'boards' | 'stars' | 'awards' | 'styles' | 'resorts' | 'amenities';

const RATING_LABELS: Readonly<Record<RatingBand, string>> = {
  '4.5-5': '4.5 to 5',
  '4+': '4 or more',
  '3+': '3 or more',
  '2+': '2 or more',
};

/** Returns the selected filter values in the order of the filter groups (usability rule 20). */
export function appliedFilters(choice: ViewChoice): readonly AppliedFilter[] {
  return FILTER_GROUPS.filter((group) => isApplied(choice, group)).flatMap((group) =>
    valuesOf(choice, group),
  );
}

/** Counts the selected values; a price range counts as one (usability rule 25). */
export function appliedCount(choice: ViewChoice): number {
  return appliedFilters(choice).length;
}

/** `1 star`, `4 stars`. */
export function starName(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

/** `4 or more` for `4+` (SRCH-FLT-08). */
export function ratingBandName(band: RatingBand): string {
  return RATING_LABELS[band];
}

function valuesOf(choice: ViewChoice, group: FilterGroup): readonly AppliedFilter[] {
  switch (group) {
    case 'boards':
      return listFilters(group, choice.boards, boardName);
    case 'stars':
      return listFilters(group, choice.stars, starName);
    case 'awards':
    case 'styles':
    case 'resorts':
    case 'amenities':
      return listFilters(group, choice[group], (name) => name);
    case 'hotelName':
      return [singleFilter(group, `hotel name “${choice.hotelName}”`)];
    case 'price':
      return [singleFilter(group, priceName(choice))];
    case 'ratingBand':
      return choice.ratingBand === null
        ? []
        : [singleFilter(group, `guest rating ${ratingBandName(choice.ratingBand)}`)];
  }
}

function listFilters<T extends string | number>(
  group: ListGroup,
  values: readonly T[],
  nameOf: (value: T) => string,
): readonly AppliedFilter[] {
  return values.map((value) => ({
    key: `${group} ${value}`,
    name: nameOf(value),
    change: { [group]: values.filter((other) => other !== value) },
  }));
}

function singleFilter(group: FilterGroup, name: string): AppliedFilter {
  return { key: group, name, change: withoutGroup(group) };
}

function priceName({ priceFrom, priceTo, priceMode }: ViewChoice): string {
  const basis = priceMode === 'total' ? 'in total' : 'per person';
  if (priceTo === null) return `from ${pounds(priceFrom ?? 0)} ${basis}`;
  if (priceFrom === null) return `up to ${pounds(priceTo)} ${basis}`;
  return `${pounds(priceFrom)} to ${pounds(priceTo)} ${basis}`;
}

function pounds(amount: number): string {
  return formatPounds(wholePounds(amount));
}
