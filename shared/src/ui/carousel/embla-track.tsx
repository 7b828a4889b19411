import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { useMediaQuery } from './use-media-query';

/** In Embla's own unit: with 20 a slide reaches 99% of its position after 0.5 s (specification 2). */
const EMBLA_DURATION = 20;

export interface EmblaTrackProps {
  /** The element around the row of slides. */
  readonly viewport: HTMLElement;
  /** Index of the group to show, from 0. */
  readonly current: number;
  /** Called when the user has swiped to another group. */
  readonly onSwipe: (group: number) => void;
  readonly perView: number;
  /** Continues in the same direction past the ends; only for one slide per view. */
  readonly loop?: boolean;
}

/** Moves the row of slides with Embla. The position is React state; Embla follows it. Renders nothing. */
export function EmblaTrack({ viewport, current, onSwipe, perView, loop = false }: EmblaTrackProps) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)') ?? false;
  // The start index must not change: Embla re-initialises when an option changes and loses its slides.
  const [startIndex] = useState(current);
  const [setViewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: perView,
    loop,
    startIndex,
    duration: reducedMotion ? 0 : EMBLA_DURATION,
    // Slides outside the view are inert and never have the focus.
    watchFocus: false,
  });
  useEffect(() => setViewport(viewport), [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      const group = embla.selectedScrollSnap();
      if (group !== current) onSwipe(group);
    };
    const onReInit = () => embla.scrollTo(current, true);
    const onRelease = () => reducedMotion && embla.scrollTo(embla.selectedScrollSnap(), true);
    embla.on('select', onSelect).on('reInit', onReInit).on('pointerUp', onRelease);
    return () => {
      embla.off('select', onSelect).off('reInit', onReInit).off('pointerUp', onRelease);
    };
  }, [embla, current, onSwipe, reducedMotion]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== current) embla.scrollTo(current, reducedMotion);
  }, [embla, current, reducedMotion]);

  return null;
}
