import { useEffect } from 'react';

/** Pause before each request, so that the shopper's own requests go first. */
const PAUSE_MS = 150;

interface MonthPrefetch {
  /** `false` until the price chart has come into view. */
  readonly enabled: boolean;
  /** Months that were never requested, the most likely to be viewed first. */
  readonly idleMonths: readonly { readonly month: string }[];
  /** Whether a month is in flight. */
  readonly loading: boolean;
  readonly prefetch: (month: string) => void;
}

/** Loads the other months one at a time, except on connections that save data. */
export function useMonthPrefetch({ enabled, idleMonths, loading, prefetch }: MonthPrefetch): void {
  const next = idleMonths[0]?.month;
  useEffect(() => {
    if (!enabled || loading || next === undefined || savesData()) return undefined;
    const pause = setTimeout(() => prefetch(next), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [enabled, loading, next, prefetch]);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
