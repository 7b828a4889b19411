import { css, type SerializedStyles } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { IconButton } from '../icon-button';
import { color, family, space, text } from '../tokens';
import { VisuallyHidden } from '../visually-hidden';

import { CarouselDots } from './carousel-dots';
import { groupCount, groupOf, isSlideVisible, wrapIndex } from './carousel-index';
import {
  countStyles,
  isCounted,
  responsiveControlStyles,
  LAYOUTS,
  perViewOf,
  viewportStyles,
  type CarouselLayout,
  type CarouselLayoutName,
} from './carousel-layouts';
import { CarouselSlides } from './carousel-slides';
import { CarouselTrack } from './carousel-track';
import { useSlideFocus } from './use-slide-focus';
import { useMediaQuery } from './use-media-query';

interface CarouselProps {
  /** Accessible name of the carousel; part of the names of its buttons. */
  readonly label: string;
  /** Shown on the left of the arrows. */
  readonly heading?: ReactNode;
  /** Elements need keys, or the index is used. */
  readonly slides: readonly ReactNode[];
  readonly layout: CarouselLayoutName;
}

/**
 * Renders cards in a row that wraps at both ends (CAR-01), as a region with the role description "carousel". It
 * moves with its buttons, dots, the arrow keys and by swiping, never automatically. Slides outside the view are
 * `inert`; the new position is announced after each move.
 */
export function Carousel({ label, heading, slides, layout }: CarouselProps) {
  const config = LAYOUTS[layout];
  const { groupSize, groups, scrollable, showControls } = useCarouselGroups(config, slides.length);
  const [slide, setSlide] = useState(0);
  const [position, setPosition] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const moveFocus = useSlideFocus(row);
  const group = Math.min(groupOf(slide, groupSize), Math.max(0, groups - 1));

  const goTo = (next: number) => {
    const wrapped = wrapIndex(next, groups);
    setSlide(wrapped * groupSize);
    setPosition(`Slide ${wrapped + 1} of ${groups}`);
  };
  const goBy = (step: -1 | 1) => goTo(group + step);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (!scrollable || step === undefined) return;
    event.preventDefault();
    if (event.target instanceof Node && row.current?.contains(event.target)) moveFocus();
    goBy(step);
  };
  const isVisible = (index: number) =>
    !scrollable || isSlideVisible(index, group, slides.length, groupSize, config.filled);
  const responsiveStyles = responsiveControlStyles(config, slides.length);
  const counted = isCounted(config, slides.length) ? countStyles(config) : null;
  return (
    <section css={carouselStyles} aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      {(heading !== undefined || showControls) && (
        <div css={[headStyles, heading === undefined && responsiveStyles]}>
          <div>{heading}</div>
          {showControls && (
            <CarouselArrows label={label} onStep={goBy} responsiveStyles={responsiveStyles}>
              {counted && <Count styles={counted.count}>{`${group + 1} of ${groups}`}</Count>}
            </CarouselArrows>
          )}
        </div>
      )}
      <div ref={viewport} css={viewportStyles}>
        <CarouselSlides {...{ slides, layout, scrollable, isVisible }} ref={row} />
      </div>
      <CarouselTrack
        viewport={viewport}
        current={group}
        onSwipe={goTo}
        perView={groupSize}
        active={scrollable}
      />
      {showControls && (
        <CarouselDots
          count={groups}
          current={group}
          onSelect={goTo}
          responsiveStyles={[responsiveStyles, counted?.dots]}
        />
      )}
      <Announcement>{position}</Announcement>
    </section>
  );
}

function Announcement({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

function Count({ styles, children }: { readonly styles: SerializedStyles; readonly children: string }) {
  return <span css={[countedStyles, styles]}>{children}</span>;
}

function useCarouselGroups(config: CarouselLayout, slideCount: number) {
  const isWide = useMediaQuery(config.wideFrom);
  const perView = isWide === null ? null : perViewOf(config, isWide);
  // The server does not know the width and renders the largest number of dots; CSS hides the rest.
  const groupSize = perView ?? (config.narrow === 'grid' ? config.wide : config.narrow);
  const groups = groupCount(slideCount, groupSize);
  const scrollable = perView !== null && groups > 1;
  return { groupSize, groups, scrollable, showControls: isWide === null ? groups > 1 : scrollable };
}

interface CarouselArrowsProps {
  readonly label: string;
  readonly onStep: (step: -1 | 1) => void;
  readonly responsiveStyles: ReturnType<typeof css>;
  readonly children: ReactNode;
}

function CarouselArrows({ label, onStep, responsiveStyles, children }: CarouselArrowsProps) {
  return (
    <div css={[arrowsStyles, responsiveStyles]}>
      {children}
      <IconButton look="outline" label={`Previous: ${label}`} onClick={() => onStep(-1)}>
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <IconButton look="outline" label={`Next: ${label}`} onClick={() => onStep(1)}>
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </div>
  );
}

function stepOf({ key, defaultPrevented, target }: KeyboardEvent<HTMLElement>): -1 | 1 | undefined {
  return defaultPrevented || isTyping(target) ? undefined : STEPS[key];
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

const countedStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const arrowsStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin-left: auto;
`;
