import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { useMediaMatch } from './use-media-query';

/** A measure of embla's own: with 20 a slide has arrived (99%) after half a second (specification 2). */
const HALF_A_SECOND = 20;

interface TrackOptions {
  /** The group to stand on, from 0. */
  readonly at: number;
  /** The shopper has swiped to another group. */
  readonly onSwipe: (group: number) => void;
  readonly perView: number;
  readonly active: boolean;
  /** Goes on in the same direction past the ends; only where one slide fills the view. */
  readonly loop?: boolean;
}

/**
 * Lets a row of slides be swiped and slid. React knows where the row stands, embla is told.
 * @returns the reference for the window through which the row is seen
 */
export function useTrack({
  at,
  onSwipe,
  perView,
  active,
  loop = false,
}: TrackOptions): UseEmblaCarouselType[0] {
  const still = useMediaMatch('(prefers-reduced-motion: reduce)') ?? false;
  // Only where to begin: an option that changes would build embla anew, without any slide.
  const [startIndex] = useState(at);
  const [viewport, embla] = useEmblaCarousel({
    active,
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: perView,
    loop,
    startIndex,
    duration: still ? 0 : HALF_A_SECOND,
    // What is out of sight is inert and never has the focus.
    watchFocus: false,
  });

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      const group = embla.selectedScrollSnap();
      if (group !== at) onSwipe(group);
    };
    const onReInit = () => embla.scrollTo(at, true);
    const onRelease = () => still && embla.scrollTo(embla.selectedScrollSnap(), true);
    embla.on('select', onSelect).on('reInit', onReInit).on('pointerUp', onRelease);
    return () => {
      embla.off('select', onSelect).off('reInit', onReInit).off('pointerUp', onRelease);
    };
  }, [embla, at, onSwipe, still]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== at) embla.scrollTo(at, still);
  }, [embla, at, still]);

  return viewport;
}
