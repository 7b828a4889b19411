import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

import { VisuallyHidden } from './visually-hidden';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/**
 * Provides `useAnnounce` and renders one polite live region (`role="status"`). Put it around the part of the page
 * that changes, only once: two live regions interrupt each other.
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

/**
 * Returns a stable function that announces a message to screen readers. The same message twice in a row is
 * announced once. Without a `LiveRegion` above, the function does nothing.
 */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}
