import { css, keyframes } from '@emotion/react';

import { color, radius as radii } from './tokens';

interface SkeletonProps {
  /** CSS length. */
  readonly height: string;
  /** CSS length, default `100%`. */
  readonly width?: string;
  readonly radius?: keyof typeof radii;
  /** Whether it is in view where the page opens: it is laid out with the rest, instead of in a second layout. */
  readonly isOnFirstScreen?: boolean;
}

/**
 * Renders a shimmering box in the size of the pending content. It is hidden from screen readers; announce the
 * loading state with `role="status"` or `aria-busy` on the container.
 */
export function Skeleton({
  height,
  width = '100%',
  radius = 'card',
  isOnFirstScreen = false,
}: SkeletonProps) {
  return (
    <div
      aria-hidden
      css={[
        boxStyles,
        !isOnFirstScreen && nearViewStyles,
        css`
          width: ${width};
          height: ${height};
          border-radius: ${radii[radius]};
        `,
      ]}
    />
  );
}

const appear = keyframes`from { opacity: 0; }`;

const sweep = keyframes`to { transform: translateX(100%); }`;

// The skeleton appears after 150 ms, so that fast responses do not flicker.
const boxStyles = css`
  position: relative;
  max-width: 100%;
  overflow: hidden;
  background: ${color.skeleton};
  animation: ${appear} 120ms ease-out 150ms backwards;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, ${color.surfaceAlt}, transparent);
    transform: translateX(-100%);
    animation: ${sweep} 1.4s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 0.01ms;

    &::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

// Far from the view the shimmer is skipped: each one would be styled and put on a layer of its own in every frame.
const nearViewStyles = css`
  content-visibility: auto;
`;
