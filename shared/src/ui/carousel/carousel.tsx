import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { IconButton } from '../icon-button';
import { space } from '../tokens';
import { VisuallyHidden } from '../visually-hidden';

import { CarouselDots } from './carousel-dots';
import { groupCount, groupOf, isSeen, wrapIndex } from './carousel-index';
import {
  controlsByWidth,
  LAYOUTS,
  perViewOf,
  windowStyles,
  type CarouselLayoutName,
} from './carousel-layouts';
import { CarouselSlides } from './carousel-slides';
import { useFocusFollows } from './use-slide-focus';
import { useMediaMatch } from './use-media-query';
import { useTrack } from './use-carousel-track';

interface CarouselProps {
  /** The name of the carousel, in the names of its buttons as well. */
  readonly label: string;
  /** Stands on the left of the arrows. */
  readonly heading?: ReactNode;
  readonly slides: readonly ReactNode[];
  readonly layout: CarouselLayoutName;
}

/** Cards in a row that wraps at both ends (CAR-01). It moves when the shopper moves it, and never by itself. */
export function Carousel({ label, heading, slides, layout }: CarouselProps) {
  const shape = LAYOUTS[layout];
  const isWide = useMediaMatch(shape.wideFrom);
  const perView = isWide === null ? null : perViewOf(shape, isWide);
  // The server does not know the width: it draws as many dots as any may want.
  const groupSize = perView ?? (shape.narrow === 'grid' ? shape.wide : shape.narrow);
  const groups = groupCount(slides.length, groupSize);
  const moving = perView !== null && groups > 1;
  const mayMove = isWide === null ? groups > 1 : moving;

  const [slide, setSlide] = useState(0);
  const [position, setPosition] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const focusFollows = useFocusFollows(row);
  const group = Math.min(groupOf(slide, groupSize), Math.max(0, groups - 1));

  const goTo = (next: number) => {
    const wrapped = wrapIndex(next, groups);
    setSlide(wrapped * groupSize);
    setPosition(`Slide ${wrapped + 1} of ${groups}`);
  };
  const viewport = useTrack({
    at: group,
    onSwipe: goTo,
    perView: groupSize,
    active: moving,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!moving || step === undefined || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    if (event.target instanceof Node && row.current?.contains(event.target)) focusFollows();
    goTo(group + step);
  };

  const byWidth = controlsByWidth(shape, slides.length);
  return (
    <section css={carouselStyles} aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      {(heading !== undefined || mayMove) && (
        <div css={[headStyles, heading === undefined && byWidth]}>
          <div>{heading}</div>
          {mayMove && (
            <div css={[arrowsStyles, byWidth]}>
              <IconButton look="outline" label={`Previous: ${label}`} onClick={() => goTo(group - 1)}>
                <ChevronLeft size={24} aria-hidden />
              </IconButton>
              <IconButton look="outline" label={`Next: ${label}`} onClick={() => goTo(group + 1)}>
                <ChevronRight size={24} aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
      )}
      <div ref={viewport} css={windowStyles}>
        <CarouselSlides
          slides={slides}
          layout={layout}
          moving={moving}
          isSeen={(index) => !moving || isSeen(index, group, slides.length, groupSize, shape.filled)}
          ref={row}
        />
      </div>
      {mayMove && <CarouselDots count={groups} current={group} onGo={goTo} byWidth={byWidth} />}
      <VisuallyHidden>
        <span role="status">{position}</span>
      </VisuallyHidden>
    </section>
  );
}

const STEPS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

const carouselStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const arrowsStyles = css`
  display: flex;
  gap: ${space.s};
  margin-left: auto;
`;
