import type { GroupTheme } from '@storefront/shared/contracts/group-page';

/** Words of a group's name in the order in which they count; the operator's name comes last (GRP-02). */
const KEYWORDS: readonly (readonly [words: RegExp, theme: GroupTheme])[] = [
  [/all[\s-]inclusive/i, 'all-inclusive'],
  [/family/i, 'family'],
  [/budget[\s-]friendly/i, 'budget-friendly'],
  [/last[\s-]minute/i, 'last-minute'],
  [/senior/i, 'senior'],
];

/** What a group's picture is chosen by: the first of the stated words that its name holds (GRP-02, DEC-81). */
export function groupTheme(name: string, tourOperator: string | null): GroupTheme {
  const theme = KEYWORDS.find(([words]) => words.test(name))?.[1];
  if (theme) return theme;
  const isOperators = tourOperator !== null && name.toLowerCase().includes(tourOperator.toLowerCase());
  return isOperators ? 'tour-operator' : 'default';
}
