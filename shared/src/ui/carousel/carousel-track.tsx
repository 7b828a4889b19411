import { useEffect, useState, type RefObject } from 'react';

import { onDemand } from '../on-demand/on-demand';
import { useOnDemand } from '../on-demand/use-on-demand';
import { whenIdle } from '../on-demand/when-idle';

import type { EmblaTrackProps } from './embla-track';

const source = onDemand(() => import('./embla-track'));

interface CarouselTrackProps extends Omit<EmblaTrackProps, 'viewport'> {
  /** The element around the row of slides. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly active: boolean;
}

/**
 * Makes a row of slides swipeable with Embla, which is loaded when the row is in view and the browser is idle, or at
 * the first touch. Without Embla the row moves to the current group all the same. Renders nothing.
 */
export function CarouselTrack({ viewport, active, ...track }: CarouselTrackProps) {
  const [initial] = useState(track.current);
  const isNear = useNear(viewport, active);
  const { code } = useOnDemand(source, active && (isNear || track.current !== initial), 'when-needed');
  useScrollPosition(viewport, track, active && code === null);
  const element = code && viewport.current;
  return active && element ? <code.EmblaTrack {...track} viewport={element} /> : null;
}

/** Whether the row was in view while the browser was idle, or was touched. */
function useNear(viewport: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = viewport.current;
    if (!active || isNear || !element) return;
    let cancelIdle = () => {};
    const onNear = () => setNear(true);
    const observer = observeView(element, () => {
      cancelIdle = whenIdle(onNear);
    });
    element.addEventListener('pointerenter', onNear, { once: true });
    element.addEventListener('pointerdown', onNear, { once: true });
    return () => {
      observer?.disconnect();
      cancelIdle();
      element.removeEventListener('pointerenter', onNear);
      element.removeEventListener('pointerdown', onNear);
    };
  }, [viewport, active, isNear]);
  return isNear;
}

function observeView(element: Element, onView: () => void): IntersectionObserver | null {
  if (typeof IntersectionObserver === 'undefined') {
    onView();
    return null;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onView();
  });
  observer.observe(element);
  return observer;
}

/** Scrolls the row to the current group as long as Embla does not move it. */
function useScrollPosition(
  viewport: RefObject<HTMLElement | null>,
  { current, perView }: Pick<EmblaTrackProps, 'current' | 'perView'>,
  active: boolean,
): void {
  useEffect(() => {
    const element = viewport.current;
    const index = current * perView;
    // A row that was not moved is at its start: reading or writing its position would force the layout of the page.
    if (!active || !element || index === 0) return;
    scrollToSlide(element, index);
    return () => scrollToStart(element);
  }, [viewport, current, perView, active]);
}

function scrollToSlide(element: HTMLElement, index: number): void {
  const row = element.firstElementChild;
  const slide = row?.children[index] ?? row?.lastElementChild;
  if (!row || !slide) return;
  const left = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
  element.scrollLeft = left;
}

function scrollToStart(element: HTMLElement): void {
  element.scrollLeft = 0;
}
