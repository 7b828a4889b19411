import { AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';

/** Names of one group, in the specified order (DEC-90). */
export interface AmenityList {
  readonly group: string;
  readonly names: readonly string[];
}

const ALL_LISTS: readonly AmenityList[] = Object.entries(AMENITY_GROUPS).map(([group, names]) => ({
  group,
  names,
}));

/** Sixteen names initially, four of each group, so that all groups are visible (SRCH-FLT-23). */
export const INITIAL_PER_GROUP = 4;

export function allAmenities(): readonly AmenityList[] {
  return ALL_LISTS;
}

/** Returns the initial names, and those of `kept` that are further down. */
export function initialAmenities(kept: readonly string[]): readonly AmenityList[] {
  return ALL_LISTS.map(({ group, names }) => ({
    group,
    names: names.filter((name, index) => index < INITIAL_PER_GROUP || kept.includes(name)),
  }));
}

/** Returns the names that contain the text; groups without a match are left out. */
export function amenitiesMatching(typed: string): readonly AmenityList[] {
  const searchText = typed.trim().toLowerCase();
  return ALL_LISTS.map(({ group, names }) => ({
    group,
    names: names.filter((name) => name.toLowerCase().includes(searchText)),
  })).filter(({ names }) => names.length > 0);
}

export function countOf(lists: readonly AmenityList[]): number {
  return lists.reduce((sum, { names }) => sum + names.length, 0);
}
