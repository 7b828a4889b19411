import { NO_FILTERS, type FilterChoice } from './view-choice';

/** The filter groups in the order of the page. Groups combine with AND (DEC-91). */
export const FILTER_GROUPS = [
  'hotelName',
  'boards',
  'stars',
  'price',
  'ratingBand',
  'airports',
  'outboundTimes',
  'bags',
  'awards',
  'styles',
  'resorts',
  'amenities',
  'area',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** Returns the change that clears a group. */
export function withoutGroup(group: FilterGroup): Partial<FilterChoice> {
  if (group === 'price') return { priceFrom: null, priceTo: null };
  return { [group]: NO_FILTERS[group] };
}

/** Whether any value of the group is selected. */
export function isApplied(choice: FilterChoice, group: FilterGroup): boolean {
  if (group === 'price') return choice.priceFrom !== null || choice.priceTo !== null;
  if (group === 'area') return choice.area !== null;
  const value = choice[group];
  return value !== null && value.length > 0;
}

/** The groups that need a hotel lookup; the others use the search response alone (DEC-91). */
export const LOOKUP_GROUPS: readonly FilterGroup[] = [
  'ratingBand',
  'awards',
  'styles',
  'resorts',
  'amenities',
];
