import { css } from '@emotion/react';
import { Star } from 'lucide-react';
import { memo } from 'react';

import { color } from '../../ui/tokens';

/**
 * Renders the official class of a hotel as stars with the accessible name "4 stars" (BADGE-03).
 *
 * @param props.starClass 1 to 5, rounded down; below 1 renders nothing
 */
export const Stars = memo(function Stars({ starClass }: { readonly starClass: number }) {
  const whole = Math.min(MAX_STARS, Math.floor(starClass));
  if (whole < 1) return null;
  return (
    <span role="img" aria-label={whole === 1 ? '1 star' : `${whole} stars`} css={rowStyles}>
      {Array.from({ length: whole }, (_, index) => (
        <Star key={index} size={16} aria-hidden />
      ))}
    </span>
  );
});

const MAX_STARS = 5;

const rowStyles = css`
  display: inline-flex;
  flex: none;
  gap: 2px;

  & svg {
    color: ${color.notice};
    fill: ${color.sun};
    stroke-width: 1;
  }

  @media (forced-colors: active) {
    & svg {
      color: CanvasText;
      fill: CanvasText;
    }
  }
`;
