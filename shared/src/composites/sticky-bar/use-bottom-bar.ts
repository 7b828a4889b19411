import { useEffect, useRef } from 'react';

const HEIGHT = '--bottom-bar';

/**
 * Makes an element the bar at the lower edge of its page: while it is there `--bottom-bar` on the root
 * element is its height, so that pages leave room and nothing else lies on it, and the shell's own bar gives
 * way to it (`data-bottom-bar`).
 *
 * @returns props for the element
 */
export function useBottomBar() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    // Nothing on wide screens; more than usual where the reader's text is large.
    const tellHeight = () => root.setProperty(HEIGHT, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tellHeight);
    observer.observe(element);
    tellHeight();
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);

  return { ref: bar, 'data-bottom-bar': true };
}
