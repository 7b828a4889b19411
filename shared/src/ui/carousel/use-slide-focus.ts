import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus along when slides move under it: the slide that had it is inert by then, and without
 * this the keyboard would begin the page anew.
 * @returns call it before a move that starts inside a slide
 */
export function useFocusFollows(row: RefObject<HTMLElement | null>): () => void {
  const due = useRef(false);

  useLayoutEffect(() => {
    if (!due.current) return;
    due.current = false;
    const seen = [...(row.current?.children ?? [])].find((slide) => !slide.hasAttribute('inert'));
    seen?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  });

  return () => {
    due.current = true;
  };
}
