import { useEffect, useState, type RefObject } from 'react';

/** Pictures are fetched from about this far below the screen; a card counts as appeared from there. */
const NEAR = '600px';

/** Whether an element has come near the screen yet; it never leaves again. */
export function useAppeared(element: RefObject<Element | null>): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (appeared || !watched) return;
    if (typeof IntersectionObserver !== 'function') {
      setAppeared(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setAppeared(true),
      { rootMargin: NEAR },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [appeared, element]);
  return appeared;
}
