import { useCallback, useState } from 'react';

/** Distance below the viewport at which an element already counts as in view. */
const ROOT_MARGIN = '200px';

/**
 * Observes whether an element has come into view. The result stays true from then on.
 *
 * @returns the ref callback of the element, and whether it has been in view
 */
export function useInView() {
  const [inView, setInView] = useState(false);
  const observe = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [observe, inView] as const;
}
