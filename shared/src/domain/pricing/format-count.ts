/**
 * Formats a whole number with a comma between groups of three digits, as `1,234`. The first use of `Intl` in a page
 * takes longer than most tasks of its start: texts of the first screen do without it.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
