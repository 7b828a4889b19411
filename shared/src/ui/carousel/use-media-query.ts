import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query of tokens.ts holds; `null` on a server and in the first render, where nobody
 * knows. What can be drawn by CSS alone must not wait for this.
 */
export function useMediaMatch(mediaRule: string): boolean | null {
  const query = mediaRule.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}
