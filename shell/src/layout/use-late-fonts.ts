import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Applies web fonts that arrived after the first paint (`data-fonts` of the document) when another page is shown: its
 * lines break anew anyway, so that nothing shifts.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);

  useLayoutEffect(() => {
    if (firstPathname.current === pathname) return;
    const { dataset } = document.documentElement;
    if (dataset['fonts'] === 'fallback') dataset['fonts'] = 'late';
  }, [pathname]);
}
