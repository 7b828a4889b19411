import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings what has just taken the place of a long form into sight, and the focus to it: else a shopper who
 * pressed the button at its end would look at the foot of the page.
 */
export function useScrollAndFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}
