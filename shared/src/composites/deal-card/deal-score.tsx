import { css } from '@emotion/react';

import { formatCount } from '../../domain/pricing/format-count';
import { ratingDots } from '../../domain/deals/deal-price';
import { reviewWord } from '../../domain/hotels/review-word';
import { RatingCircles } from '../review-score/rating-circles';
import { color, family, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface DealScoreProps {
  readonly score: number;
  readonly count: number | null;
}

/** Renders the rating of a deal card: number, five dots with a half for any fraction (DEC-85), word (DEC-114), review count. */
export function DealScore({ score, count }: DealScoreProps) {
  return (
    <span css={scoreStyles}>
      <strong css={pillStyles}>
        <VisuallyHidden>Rated </VisuallyHidden>
        {score.toFixed(1)}
        <VisuallyHidden> of 5</VisuallyHidden>
      </strong>
      <RatingCircles circles={ratingDots(score)} />
      <span>{reviewWord(score)}</span>
      {count ? (
        <span>
          <VisuallyHidden>, average of </VisuallyHidden>
          {formatCount(count)} {count === 1 ? 'review' : 'reviews'}
        </span>
      ) : null}
    </span>
  );
}

// Positioned, because the visually hidden text is absolutely positioned inside.
const scoreStyles = css`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSoft};
`;

const pillStyles = css`
  flex: none;
  padding: 3px ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: ${color.action};
  color: ${color.onAction};
  font: 700 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;
