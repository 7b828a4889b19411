import { wholeCount } from '../../parts/guest-score/guest-score';

/** How many gave one number of stars, and how many gave it or more. */
export interface StarCount {
  readonly stars: number;
  readonly count: number;
  readonly orMore: number;
}

const FROM_THE_BEST = [5, 4, 3, 2, 1] as const;

/** The reviews by stars, the best first; empty where nobody gave any. Unknown keys of the feed are left out. */
export function starCounts(
  counts: Readonly<Record<string, number>> | null | undefined,
): readonly StarCount[] {
  let orMore = 0;
  const rows = FROM_THE_BEST.map((stars) => {
    const count = counts && Object.hasOwn(counts, stars) ? wholeCount(counts[stars]) : 0;
    orMore += count;
    return { stars, count, orMore };
  });
  return orMore > 0 ? rows : [];
}

/** `46%`; what is there but rounds to nothing is `<1%`. */
export function percentText(count: number, total: number): string {
  const percent = percentOf(count, total);
  return count > 0 && percent === 0 ? '<1%' : `${percent}%`;
}

/** Whole percent from 0 to 100. */
export function percentOf(count: number, total: number): number {
  return total > 0 ? Math.round((100 * count) / total) : 0;
}

/** `1,697 of 2,204 guests (77%) gave 4 stars or more` */
export function orMoreWords({ stars, orMore }: StarCount, total: number): string {
  const gave = stars === 5 ? '5 stars' : `${stars} ${stars === 1 ? 'star' : 'stars'} or more`;
  return `${formatCount(orMore)} of ${formatCount(total)} ${total === 1 ? 'guest' : 'guests'} (${percentText(orMore, total)}) gave ${gave}`;
}

/** `2,204` */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
