import { css } from '@emotion/react';
import { memo, type ComponentProps } from 'react';

import { reviewCircles } from '../../domain/hotels/review-circles';
import { Rating } from './rating';
import { space } from '../../ui/tokens';

import { RatingCircles } from './rating-circles';

/** Renders a review score as five circles and a `Rating`: number, word and review count (DOM-RATING-01). */
export const ReviewScore = memo(function ReviewScore(props: ComponentProps<typeof Rating>) {
  return (
    <span css={scoreStyles}>
      <RatingCircles circles={reviewCircles(props.score)} />
      <Rating {...props} />
    </span>
  );
});

const scoreStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;
