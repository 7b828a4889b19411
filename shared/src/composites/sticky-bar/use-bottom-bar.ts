import { useEffect, useRef } from 'react';

const HEIGHT_PROPERTY = '--bottom-bar';

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
    const publishHeight = () => root.setProperty(HEIGHT_PROPERTY, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(publishHeight);
    observer.observe(element);
    publishHeight();
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT_PROPERTY);
    };
  }, []);

  return { ref: bar, 'data-bottom-bar': true };
}
