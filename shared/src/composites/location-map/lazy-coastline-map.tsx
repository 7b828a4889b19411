import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';

import { Skeleton } from '../../ui/skeleton';
import { color, family, text } from '../../ui/tokens';

import type { CoastlineMapProps } from './coastline-map';

type MapModule = { readonly CoastlineMap: ComponentType<CoastlineMapProps> };

/** Margin of the viewport within which the chunk starts to load, so that it is usually ready in time. */
const LOAD_MARGIN = '600px';

/**
 * Loads and renders `CoastlineMap` when the map comes close to the viewport. The coastline data is too large
 * for the first bundle of a page, and a server never renders it. Fills its container.
 */
export function LazyCoastlineMap(props: CoastlineMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [mapModule, setMapModule] = useState<MapModule | 'failed' | null>(null);

  useEffect(() => {
    let unmounted = false;
    const load = () =>
      import('./coastline-map').then(
        (loaded) => !unmounted && setMapModule(loaded),
        () => !unmounted && setMapModule('failed'),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: LOAD_MARGIN },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      unmounted = true;
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={box} css={boxStyles}>
      {mapModule === null && <Skeleton height="100%" />}
      {mapModule === 'failed' && <p css={failedStyles}>The map could not be loaded.</p>}
      {mapModule !== null && mapModule !== 'failed' && <mapModule.CoastlineMap {...props} />}
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
