import { formatCount } from '@storefront/shared/domain/pricing/format-count';

import { toReviewCount } from '../../domain/review-score';

export interface StarCount {
  readonly stars: number;
  /** Reviews with exactly this number of stars. */
  readonly count: number;
  /** Reviews with this number of stars or more. */
  readonly orMore: number;
}

const BEST_FIRST = [5, 4, 3, 2, 1] as const;

/** Returns the reviews by stars, or an empty list without reviews. Other keys of the feed are ignored. */
export function starCounts(
  counts: Readonly<Record<string, number>> | null | undefined,
): readonly StarCount[] {
  let orMore = 0;
  const rows = BEST_FIRST.map((stars) => {
    const count = counts && Object.hasOwn(counts, stars) ? toReviewCount(counts[stars]) : 0;
    orMore += count;
    return { stars, count, orMore };
  });
  return orMore > 0 ? rows : [];
}

/** Returns `46%`, or `<1%` for a positive count that rounds to 0. */
export function percentText(count: number, total: number): string {
  const percent = percentOf(count, total);
  return count > 0 && percent === 0 ? '<1%' : `${percent}%`;
}

/** Returns the rounded percentage, from 0 to 100. */
export function percentOf(count: number, total: number): number {
  return total > 0 ? Math.round((100 * count) / total) : 0;
}

/** Returns `1,697 of 2,204 guests (77%) gave 4 stars or more`. */
export function orMoreSentence({ stars, orMore }: StarCount, total: number): string {
  const gave = stars === 5 ? '5 stars' : `${stars} ${stars === 1 ? 'star' : 'stars'} or more`;
  return `${formatCount(orMore)} of ${formatCount(total)} ${total === 1 ? 'guest' : 'guests'} (${percentText(orMore, total)}) gave ${gave}`;
}
