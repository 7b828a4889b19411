import { css } from '@emotion/react';
import { isValidElement, type ReactNode, type Ref } from 'react';

import { LAYOUTS, restByWidth, TRACK_STYLES, type CarouselLayoutName } from './carousel-layouts';

interface CarouselSlidesProps {
  readonly slides: readonly ReactNode[];
  readonly layout: CarouselLayoutName;
  readonly moving: boolean;
  readonly isSeen: (slide: number) => boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** The slides in a row or a grid; what is out of sight cannot be reached. */
export function CarouselSlides({ slides, layout, moving, isSeen, ref }: CarouselSlidesProps) {
  return (
    <div ref={ref} css={[TRACK_STYLES[layout], restByWidth(LAYOUTS[layout], slides.length)]}>
      {slides.map((slide, index) => (
        <div
          key={keyOf(slide, index)}
          role="group"
          aria-roledescription={moving ? 'slide' : undefined}
          aria-label={`${index + 1} of ${slides.length}`}
          inert={!isSeen(index)}
          css={slideStyles}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}

function keyOf(slide: ReactNode, index: number): string | number {
  return (isValidElement(slide) ? slide.key : null) ?? index;
}

const slideStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
`;
