import { useEffect, useState, type RefObject } from 'react';

/** Browsers fetch lazy images from about this distance below the viewport. */
const MARGIN = '600px';

/**
 * Whether an element has been near the viewport at least once.
 *
 * @param margin CSS length around the viewport that counts as near
 */
export function useNearViewport(element: RefObject<Element | null>, margin = MARGIN): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (wasNear || !watched) return;
    if (typeof IntersectionObserver !== 'function') {
      setWasNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasNear(true),
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [wasNear, element, margin]);
  return wasNear;
}
