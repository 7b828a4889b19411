import { useEffect, useRef } from 'react';

const HEIGHT_PROPERTY = '--bottom-bar';

/**
 * Makes an element the bottom bar of its page. While it is mounted, `--above-bottom-bar` on the body and on elements with
 * `data-above-bottom-bar` is its height in px, so that pages and toasts leave space for it; `data-bottom-bar` hides the
 * shell's own bar. Styles read it as `var(--above-bottom-bar, var(--bottom-bar, 0px))`: older shells have the second alone.
 *
 * @returns props for the element
 */
export function useBottomBar() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    // Measured, because the height is 0 on wide screens and grows with the user's text size. The observer is called
    // after the layout: measuring here would force one of the whole page.
    const observer = new ResizeObserver(() => publishHeight(root, fixedHeight(element)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT_PROPERTY);
    };
  }, []);

  return { ref: bar, 'data-bottom-bar': true };
}

/** A bar that is part of the page flow at this width covers nothing. */
function fixedHeight(element: HTMLElement): number {
  return getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;
}

/** A property of the root element is inherited: setting it makes the browser style every element of the page again. */
function publishHeight(root: HTMLElement, height: number) {
  const read = (element: HTMLElement, name: string) =>
    getComputedStyle(element).getPropertyValue(name).trim();
  const published = read(document.body, '--above-bottom-bar') || read(root, HEIGHT_PROPERTY) || '0px';
  if (published !== `${height}px`) root.style.setProperty(HEIGHT_PROPERTY, `${height}px`);
}
