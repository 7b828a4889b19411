import { css, keyframes } from '@emotion/react';
import { color } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useNavigation } from 'react-router-dom';

/** Progress bar while the next page loads. It appears after a short delay, so it does not flash on fast navigations. */
export function RouteProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="status" css={barStyles}>
      <VisuallyHidden>Loading the page</VisuallyHidden>
    </div>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const barStyles = css`
  position: fixed;
  z-index: 60;
  inset: 0 0 auto;
  height: 3px;
  background: ${color.call};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 4s ease-out 150ms forwards;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transform: none;
  }
`;
