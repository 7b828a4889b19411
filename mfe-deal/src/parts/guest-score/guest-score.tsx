import { ReviewScore } from '@storefront/shared/composites/review-score/review-score';

import { isReviewScore, REVIEW_SOURCE, toReviewCount } from '../../domain/review-score';

interface GuestScoreProps {
  readonly score: number | null;
  readonly count: number | null;
}

/** Review score with its source. Renders nothing for a score outside 1 to 5. */
export function GuestScore({ score, count }: GuestScoreProps) {
  if (!isReviewScore(score)) return null;
  return <ReviewScore score={score} count={toReviewCount(count) || null} source={REVIEW_SOURCE} />;
}
