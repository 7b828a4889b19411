import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query of tokens.ts matches; `null` on the server and in the first render, where this is
 * unknown. Prefer pure CSS, which needs no second render.
 *
 * @param mediaRule with or without the leading `@media `
 */
export function useMediaQuery(mediaRule: string): boolean | null {
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
