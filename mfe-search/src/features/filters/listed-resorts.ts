import type { Counts } from '../../domain/results-view';

/** SRCH-FLT-15 */
const MOST_RESORTS = 12;

/**
 * The resorts of the filter: those with most hotels where that is known, else as they came. What is applied
 * always has a place among them (usability rule 20).
 *
 * @param counts `null` while nobody knows
 */
export function listedResorts(
  names: readonly string[],
  counts: Counts | null,
  applied: readonly string[],
): readonly string[] {
  const ranked = counts ? [...names].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)) : names;
  const every = [...ranked, ...applied.filter((name) => !names.includes(name))];
  const room = Math.max(0, MOST_RESORTS - applied.length);
  const others = every.filter((name) => !applied.includes(name)).slice(0, room);
  return every.filter((name) => applied.includes(name) || others.includes(name));
}
