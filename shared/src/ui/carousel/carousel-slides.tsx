import { css } from '@emotion/react';
import { isValidElement, type ReactNode, type Ref } from 'react';

import { LAYOUTS, trailingSpaceStyles, TRACK_STYLES, type CarouselLayoutName } from './carousel-layouts';

interface CarouselSlidesProps {
  readonly slides: readonly ReactNode[];
  readonly layout: CarouselLayoutName;
  readonly scrollable: boolean;
  readonly isVisible: (slide: number) => boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** Renders the slides in a row or a grid. Slides outside the view are `inert`. */
export function CarouselSlides({ slides, layout, scrollable, isVisible, ref }: CarouselSlidesProps) {
  return (
    <div ref={ref} css={[TRACK_STYLES[layout], trailingSpaceStyles(LAYOUTS[layout], slides.length)]}>
      {slides.map((slide, index) => (
        <div
          key={keyOf(slide, index)}
          role="group"
          aria-roledescription={scrollable ? 'slide' : undefined}
          aria-label={`${index + 1} of ${slides.length}`}
          inert={!isVisible(index)}
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
