import type { Counts } from '../../domain/results-view';
import { MAX_RESORTS } from '../../domain/view-choice';

/**
 * Returns the resorts of the filter, sorted by their number of hotels. Applied resorts are always included
 * (usability rule 20).
 *
 * @param counts `null` while pending: the order of `names` is kept
 */
export function listedResorts(
  names: readonly string[],
  counts: Counts | null,
  applied: readonly string[],
): readonly string[] {
  const ranked = counts ? [...names].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)) : names;
  const every = [...ranked, ...applied.filter((name) => !names.includes(name))];
  const room = Math.max(0, MAX_RESORTS - applied.length);
  const others = every.filter((name) => !applied.includes(name)).slice(0, room);
  return every.filter((name) => applied.includes(name) || others.includes(name));
}
