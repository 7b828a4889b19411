import { css } from '@emotion/react';

import { ratingDots } from '../../domain/deals/deal-price';
import { RatingCircles } from '../review-score/rating-circles';
import { color, family, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface DealScoreProps {
  readonly score: number;
  readonly count: number | null;
}

/** The rating as deal cards show it: the number, five dots with a half for any fraction (DEC-85), the count. */
export function DealScore({ score, count }: DealScoreProps) {
  return (
    <span css={scoreStyles}>
      <strong css={pillStyles}>
        <VisuallyHidden>Rated </VisuallyHidden>
        {score.toFixed(1)}
        <VisuallyHidden> of 5</VisuallyHidden>
      </strong>
      <RatingCircles circles={ratingDots(score)} />
      {count ? (
        <span>
          {count.toLocaleString('en-GB')} {count === 1 ? 'review' : 'reviews'}
        </span>
      ) : null}
    </span>
  );
}

const scoreStyles = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSoft};
`;

// The hidden words are placed against the pill, not against the page.
const pillStyles = css`
  position: relative;
  flex: none;
  padding: 3px ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: ${color.action};
  color: ${color.onAction};
  font: 700 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;
