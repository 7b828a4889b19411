import { css, keyframes } from '@emotion/react';

import { color, radius as radii } from './tokens';

interface SkeletonProps {
  readonly height: string;
  readonly width?: string;
  readonly radius?: keyof typeof radii;
}

/** A box of the size of what is coming. Screen readers are told by whoever waits. */
export function Skeleton({ height, width = '100%', radius = 'card' }: SkeletonProps) {
  return (
    <div
      aria-hidden
      css={[
        boxStyles,
        css`
          width: ${width};
          height: ${height};
          border-radius: ${radii[radius]};
        `,
      ]}
    />
  );
}

const shimmer = keyframes`50% { opacity: 0.55; }`;

const boxStyles = css`
  max-width: 100%;
  background: ${color.skeleton};
  animation: ${shimmer} 1.4s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
