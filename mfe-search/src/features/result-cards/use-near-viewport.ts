import { useEffect, useState, type RefObject } from 'react';

/** Browsers fetch lazy images from about this distance below the viewport. */
const MARGIN = '600px';

/** Whether an element has been near the viewport at least once. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
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
      { rootMargin: MARGIN },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [wasNear, element]);
  return wasNear;
}
