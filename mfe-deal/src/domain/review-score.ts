/** Company that collects the guest reviews (claims row 15). */
export const REVIEW_SOURCE = 'Tripadvisor';

/** Guests give 1 to 5, so a 0 in the feed means "no reviews". */
export function isReviewScore(score: number | null | undefined): score is number {
  return typeof score === 'number' && score >= 1 && score <= 5;
}

/** Rounds a count from the feed; anything that is not a positive number becomes 0. */
export function toReviewCount(count: unknown): number {
  return typeof count === 'number' && Number.isFinite(count) && count > 0 ? Math.round(count) : 0;
}
