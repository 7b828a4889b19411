import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has left the view upwards, so far that its lower edge is `offset` px below the top
 * of the window or higher. An element that is still to come counts as not passed.
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
