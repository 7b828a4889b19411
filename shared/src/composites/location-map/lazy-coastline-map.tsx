import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';

import { Skeleton } from '../../ui/skeleton';
import { color, family, text } from '../../ui/tokens';

import type { LandDrawingProps } from './coastline-map';

type Part = { readonly LandDrawing: ComponentType<LandDrawingProps> };

/** Starts before the map is scrolled to, so that it is mostly there by then. */
const NEAR = '600px';

/**
 * The drawing of a place abroad once somebody comes near it: its coastlines are far too much for the first
 * script of a page, and a server never draws them. Fills the box it stands in.
 */
export function LandDrawingToCome(props: LandDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Part | 'failed' | null>(null);

  useEffect(() => {
    let left = false;
    const load = () =>
      import('./coastline-map').then(
        (loaded) => !left && setPart(loaded),
        () => !left && setPart('failed'),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={box} css={boxStyles}>
      {part === null && <Skeleton height="100%" />}
      {part === 'failed' && <p css={failedStyles}>The map could not be loaded.</p>}
      {part !== null && part !== 'failed' && <part.LandDrawing {...props} />}
    </div>
  );
}

const boxStyles = css`
  position: relative;
  width: 100%;
  height: 100%;
`;

const failedStyles = css`
  display: grid;
  place-items: center;
  height: 100%;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
