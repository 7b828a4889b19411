import { NO_FILTERS, type FilterChoice } from './view-choice';

/** The groups of filters, in the order of the page. Groups combine with AND (DEC-91). */
export const FILTER_GROUPS = [
  'hotelName',
  'boards',
  'stars',
  'price',
  'ratingBand',
  'awards',
  'styles',
  'resorts',
  'amenities',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The change that takes a group off. */
export function withoutGroup(group: FilterGroup): Partial<FilterChoice> {
  if (group === 'price') return { priceFrom: null, priceTo: null };
  return { [group]: NO_FILTERS[group] };
}

/** Whether a group narrows anything. */
export function isApplied(choice: FilterChoice, group: FilterGroup): boolean {
  if (group === 'price') return choice.priceFrom !== null || choice.priceTo !== null;
  const value = choice[group];
  return value !== null && value.length > 0;
}

/** The groups that only the hotel look-ups can judge; the others are judged from the answer itself (DEC-91). */
export const LOOKED_UP_GROUPS: readonly FilterGroup[] = [
  'ratingBand',
  'awards',
  'styles',
  'resorts',
  'amenities',
];
