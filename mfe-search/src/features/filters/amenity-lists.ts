import { AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';

/** Names of one group, in the stated order (DEC-90). */
export interface AmenityList {
  readonly group: string;
  readonly names: readonly string[];
}

const EVERY: readonly AmenityList[] = Object.entries(AMENITY_GROUPS).map(([group, names]) => ({
  group,
  names,
}));

/** Sixteen names at first, four of each group, so that all groups are seen (SRCH-FLT-23). */
export const FIRST_OF_A_GROUP = 4;

export function everyAmenity(): readonly AmenityList[] {
  return EVERY;
}

/** The sixteen, and those of `kept` that stand further down. */
export function firstAmenities(kept: readonly string[]): readonly AmenityList[] {
  return EVERY.map(({ group, names }) => ({
    group,
    names: names.filter((name, index) => index < FIRST_OF_A_GROUP || kept.includes(name)),
  }));
}

/** Names that hold the text somewhere; groups without any are left out. */
export function amenitiesMatching(typed: string): readonly AmenityList[] {
  const wanted = typed.trim().toLowerCase();
  return EVERY.map(({ group, names }) => ({
    group,
    names: names.filter((name) => name.toLowerCase().includes(wanted)),
  })).filter(({ names }) => names.length > 0);
}

export function countOf(lists: readonly AmenityList[]): number {
  return lists.reduce((sum, { names }) => sum + names.length, 0);
}
