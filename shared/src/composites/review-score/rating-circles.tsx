import { css } from '@emotion/react';

import type { Circle } from '../../domain/hotels/review-circles';
import { color, radius } from '../../ui/tokens';

/** Renders a score as circles. They are hidden from screen readers: the number must be shown beside them (DEC-85). */
export function RatingCircles({ circles }: { readonly circles: readonly Circle[] }) {
  return (
    <span css={rowStyles} aria-hidden>
      {circles.map((circle, index) => (
        <span key={index} css={circleStyles} data-circle={circle} />
      ))}
    </span>
  );
}

const rowStyles = css`
  display: inline-flex;
  flex: none;
  gap: 2px;
  color: ${color.action};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

const circleStyles = css`
  width: 12px;
  height: 12px;
  border: 1px solid currentcolor;
  border-radius: ${radius.pill};

  &[data-circle='full'] {
    background: currentcolor;
  }

  &[data-circle='half'] {
    background: linear-gradient(90deg, currentcolor 50%, transparent 50%);
  }
`;
