import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

import { VisuallyHidden } from './visually-hidden';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/**
 * One polite region for everything that changes in the background. It belongs to the part of the page
 * that changes; two regions at once would talk over each other.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('');
  const announce = useCallback((next: string) => setMessage(next), []);
  const value = useMemo(() => announce, [announce]);

  return (
    <AnnounceContext value={value}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {message}
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Says something to screen readers once; the same words twice in a row are said once. */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}
