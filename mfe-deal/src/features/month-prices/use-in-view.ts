import { useCallback, useState } from 'react';

/** How far below the window something may be and still count as nearly there. */
const NEAR = '200px';

/**
 * Whether an element has come into sight, or nearly; it stays true from then on.
 *
 * @returns what to give the element as its ref, and whether it was seen
 */
export function useInSight() {
  const [inSight, setInSight] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, inSight] as const;
}
