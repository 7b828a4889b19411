import { useEffect, useRef } from 'react';

/**
 * Scrolls once, after the first load, to the card of the hotel that the address names (SRCH-Q-11, DEC-86). A
 * page that comes back out of the history stays where it was left.
 */
export function useScrollToDeal(giataId: number | null, shown: boolean, searchKey: string): void {
  const scrolledFor = useRef<string | null>(null);
  useEffect(() => {
    if (giataId === null || !shown || scrolledFor.current === searchKey) return;
    scrolledFor.current = searchKey;
    if (window.scrollY > 0) return;
    document.querySelector(`[data-giata="${giataId}"]`)?.scrollIntoView({ block: 'center' });
  }, [giataId, shown, searchKey]);
}
