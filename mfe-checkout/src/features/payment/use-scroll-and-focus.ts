import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a newly mounted element into view and focuses it. It replaces a long form, so without this the shopper would
 * still be at the bottom of the page.
 */
export function useScrollAndFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}
