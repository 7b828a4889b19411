import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { formatPounds, wholePounds } from '@storefront/shared/domain/pricing/pence';

import { FILTER_GROUPS, isApplied, withoutGroup, type FilterGroup } from './filter-groups';
import { outboundTimeName, type FlightGroup } from './flight-filters';
import type { FilterChoice, RatingBand, ViewChoice } from './view-choice';

/** One selected filter value, with its label and the change that removes it. */
export interface AppliedFilter {
  /** Stable while other values are added and removed. */
  readonly key: string;
  /** As it reads within a sentence, such as `Half Board` or `up to £500 in total`. */
  readonly name: string;
  readonly change: Partial<FilterChoice>;
}

type ListGroup = 'boards' | 'stars' | 'awards' | 'styles' | 'resorts' | 'amenities' | FlightGroup;

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

type SingleGroup = Exclude<FilterGroup, ListGroup>;

function isSingleGroup(group: FilterGroup): group is SingleGroup {
  return group === 'hotelName' || group === 'price' || group === 'ratingBand' || group === 'area';
}

function valuesOf(choice: ViewChoice, group: FilterGroup): readonly AppliedFilter[] {
  return isSingleGroup(group) ? valueOf(choice, group) : valuesOfList(choice, group);
}

/** The value of a group that has one at most. */
function valueOf(choice: ViewChoice, group: SingleGroup): readonly AppliedFilter[] {
  switch (group) {
    case 'hotelName':
      return [singleFilter(group, `hotel name “${choice.hotelName}”`)];
    case 'price':
      return [singleFilter(group, priceName(choice))];
    case 'ratingBand':
      return choice.ratingBand === null
        ? []
        : [singleFilter(group, `guest rating ${ratingBandName(choice.ratingBand)}`)];
    case 'area':
      return [singleFilter(group, 'this part of the map')];
  }
}

function valuesOfList(choice: ViewChoice, group: ListGroup): readonly AppliedFilter[] {
  switch (group) {
    case 'boards':
      return listFilters(group, choice.boards, boardName);
    case 'stars':
      return listFilters(group, choice.stars, starName);
    case 'airports':
      return listFilters(group, choice.airports, (code) => `from ${airportName(code)}`);
    case 'outboundTimes':
      return listFilters(group, choice[group], (time) => `outbound flight: ${outboundTimeName(time)}`);
    case 'bags':
      return listFilters(group, choice.bags, () => 'hold bag in the price');
    case 'awards':
    case 'styles':
    case 'resorts':
    case 'amenities':
      return listFilters(group, choice[group], (name) => name);
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
