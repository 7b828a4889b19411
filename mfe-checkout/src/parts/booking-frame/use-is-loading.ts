import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Returns whether a step shows its skeleton: on the server, which has no booking, and until the page is hydrated. The
 * step follows as a transition, so that input does not wait for it.
 */
export function useIsLoading(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isLoading, setLoading] = useState(isHydrating);
  useEffect(() => startTransition(() => setLoading(false)), []);
  return isLoading;
}

function neverChanges(): () => void {
  return () => {};
}
