import { css } from '@emotion/react';
import { belowCompactHeader, COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { from, space } from '@storefront/shared/ui/tokens';
import { useEffect, useRef, type ReactNode } from 'react';

import { asidePlaceStyles } from './booking-layout.styles';

/**
 * Sticky column beside a step from 768 px (PERS-08, PAY-03). Content taller than the viewport sticks by its bottom
 * edge, so that the total and the Continue button stay visible.
 */
export function StickyAside({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => current.style.setProperty('--own-height', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} css={[asidePlaceStyles, asideStyles]}>
      {children}
    </div>
  );
}

const asideStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  min-width: 0;

  ${from.desktop} {
    position: sticky;
    top: min(${space.l}, calc(100dvh - var(--own-height, 0px) - ${space.l}));
    align-self: start;

    ${belowCompactHeader} {
      top: min(
        calc(${COMPACT_HEADER_HEIGHT} + ${space.l}),
        calc(100dvh - var(--own-height, 0px) - ${space.l})
      );
    }
  }
`;
