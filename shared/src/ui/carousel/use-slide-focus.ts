import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first visible slide when the focused slide scrolls out of view. That slide becomes
 * `inert`, and keyboard users would otherwise start again at the top of the page.
 *
 * @returns a function to call before a move that was started inside a slide
 */
export function useSlideFocus(row: RefObject<HTMLElement | null>): () => void {
  const pending = useRef(false);

  useLayoutEffect(() => {
    if (!pending.current) return;
    pending.current = false;
    const visibleSlide = [...(row.current?.children ?? [])].find((slide) => !slide.hasAttribute('inert'));
    visibleSlide?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  });

  return () => {
    pending.current = true;
  };
}
