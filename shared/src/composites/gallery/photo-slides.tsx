import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';

import type { PictureText } from '../../api/content/picture-text.schema';
import { isAdjacent } from '../../ui/carousel/carousel-index';
import { CarouselTrack } from '../../ui/carousel/carousel-track';
import { Picture } from '../../ui/picture';

interface PhotoSlidesProps {
  readonly images: readonly string[];
  readonly texts?: readonly PictureText[] | undefined;
  readonly name: string;
  /** Index of the visible photo, from 0. */
  readonly current: number;
  readonly onSwipe: (index: number) => void;
  readonly sizes: string;
  /** Also fetches the previous and the next photo. */
  readonly prefetch: boolean;
  /** Rendered above the photos, inside the swipe area. */
  readonly children?: ReactNode;
}

/** Renders the photos in a swipeable row that fills its container and wraps. Only the nearest photos are fetched. */
export function PhotoSlides({
  images,
  texts,
  name,
  current,
  onSwipe,
  sizes,
  prefetch,
  children,
}: PhotoSlidesProps) {
  const several = images.length > 1;
  const viewport = useRef<HTMLDivElement>(null);
  const count = images.length;

  return (
    <div ref={viewport} css={viewportStyles}>
      <div css={rowStyles}>
        {images.map((image, index) => (
          <div key={`${index}-${image}`} css={slideStyles} inert={index !== current}>
            {(index === current || (prefetch && isAdjacent(index, current, count))) && (
              <Picture
                src={image}
                alt={texts?.find(({ url }) => url === image)?.alternative || photoName(index, count, name)}
                ratio="fill"
                sizes={sizes}
                priority={prefetch || index === 0}
              />
            )}
          </div>
        ))}
      </div>
      {children}
      <CarouselTrack
        viewport={viewport}
        current={current}
        onSwipe={onSwipe}
        perView={1}
        active={several}
        loop
      />
    </div>
  );
}

function photoName(index: number, count: number, name: string): string {
  return count > 1 ? `${name}, photo ${index + 1} of ${count}` : name;
}

const viewportStyles = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
`;

const rowStyles = css`
  display: flex;
  height: 100%;
  touch-action: pan-y pinch-zoom;
`;

const slideStyles = css`
  position: relative;
  flex: 0 0 100%;
  min-width: 0;
`;
