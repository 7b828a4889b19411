import type { GroupTheme } from '@storefront/shared/contracts/group-page';

/** Patterns for a group's name, in order of precedence; the operator's name is last (GRP-02). */
const KEYWORDS: readonly (readonly [pattern: RegExp, theme: GroupTheme])[] = [
  [/all[\s-]inclusive/i, 'all-inclusive'],
  [/family/i, 'family'],
  [/budget[\s-]friendly/i, 'budget-friendly'],
  [/last[\s-]minute/i, 'last-minute'],
  [/senior/i, 'senior'],
];

/** Returns the theme of a group's picture: the first pattern that matches its name (GRP-02, DEC-81). */
export function groupTheme(name: string, tourOperator: string | null): GroupTheme {
  const theme = KEYWORDS.find(([pattern]) => pattern.test(name))?.[1];
  if (theme) return theme;
  const isOperators = tourOperator !== null && name.toLowerCase().includes(tourOperator.toLowerCase());
  return isOperators ? 'tour-operator' : 'default';
}
