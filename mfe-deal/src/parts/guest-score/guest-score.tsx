import { ReviewScore } from '@storefront/shared/composites/review-score/review-score';

/** Who collects the reviews (claims-and-law row 15). */
export const REVIEW_SOURCE = 'Tripadvisor';

interface GuestScoreProps {
  readonly score: number | null;
  readonly count: number | null;
}

/** What guests say, with its source; nothing for a hotel without a score from 1 to 5. */
export function GuestScore({ score, count }: GuestScoreProps) {
  if (!isScore(score)) return null;
  return <ReviewScore score={score} count={wholeCount(count) || null} source={REVIEW_SOURCE} />;
}

/** Nobody can give less than one circle or more than five: a feed's 0 means "no reviews". */
export function isScore(score: number | null | undefined): score is number {
  return typeof score === 'number' && score >= 1 && score <= 5;
}

/** What a feed counts: whole, never negative, 0 for what is no number. */
export function wholeCount(count: unknown): number {
  return typeof count === 'number' && Number.isFinite(count) && count > 0 ? Math.round(count) : 0;
}
