import { layOutWholePage } from '@storefront/shared/platform/layout/whole-page';
import { useEffect, useRef } from 'react';

/**
 * Scrolls once, after the first load, to the card of the hotel in the URL (SRCH-Q-11, DEC-86). A page restored from
 * the history keeps its scroll position.
 */
export function useScrollToDeal(giataId: number | null, settled: boolean, searchKey: string): void {
  const scrolledFor = useRef<string | null>(null);
  useEffect(() => {
    if (giataId === null || !settled || scrolledFor.current === searchKey) return;
    scrolledFor.current = searchKey;
    if (window.scrollY > 0) return;
    layOutWholePage();
    document.querySelector(`[data-giata="${giataId}"]`)?.scrollIntoView({ block: 'center' });
  }, [giataId, settled, searchKey]);
}
