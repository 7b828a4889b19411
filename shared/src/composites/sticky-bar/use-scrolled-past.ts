import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether an element has been scrolled past: its lower edge is at most `offset` px below the top of the
 * window. An element that is still below the viewport has not been scrolled past.
 */
export function useScrolledPast(target: RefObject<Element | null>, offset: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPast(!latest.isIntersecting && latest.boundingClientRect.bottom <= offset);
      },
      { rootMargin: `-${offset}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, offset]);

  return past;
}
