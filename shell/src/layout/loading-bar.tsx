import { css, keyframes } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useState } from 'react';

/** A page that takes longer is announced once as still loading, and the text becomes visible. */
const SLOW_MS = 1_000;

/** Progress bar of a page that loads. It appears after a short delay, so it does not flash on fast navigations. */
export function LoadingBar() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div css={barStyles} />
      <div role="status">
        {isSlow ? (
          <span css={textStyles}>Still loading…</span>
        ) : (
          <VisuallyHidden>Loading the page</VisuallyHidden>
        )}
      </div>
    </>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const pulse = keyframes`
  to { opacity: 0.4; }
`;

const barStyles = css`
  position: fixed;
  z-index: 60;
  inset: 0 0 auto;
  height: 3px;
  background: ${color.call};
  transform: scaleX(0);
  transform-origin: left;
  animation:
    ${grow} 4s ease-out 150ms forwards,
    ${pulse} 800ms ease-in-out 4s infinite alternate;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transform: none;
  }
`;

const textStyles = css`
  position: fixed;
  z-index: 60;
  // Above the bars of phones; at the top it would cover the name of the shop.
  inset: auto 0 6rem;
  width: fit-content;
  margin: 0 auto;
  padding: ${space.xxs} ${space.m};
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.small} ${family.body};
`;
