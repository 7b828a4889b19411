import { useEffect, useRef } from 'react';

const HEIGHT_PROPERTY = '--bottom-bar';

/**
 * Makes an element the bottom bar of its page. While it is mounted, `--bottom-bar` on the root element is its
 * height in px, so that pages and toasts leave space for it; `data-bottom-bar` hides the shell's own bar.
 *
 * @returns props for the element
 */
export function useBottomBar() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    // Measured, because the height is 0 on wide screens and grows with the user's text size.
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
