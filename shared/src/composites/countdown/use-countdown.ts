import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import { secondsLeft } from './seconds-left';

export interface CountdownSpan {
  /** Start time in milliseconds since 1970; `null` while it is unknown. */
  readonly from: number | null;
  /** Duration in seconds. */
  readonly seconds: number;
  /** Restarts after zero (LAND-ST-05) instead of staying at zero (BOOK-CTD-01). */
  readonly repeat?: boolean | undefined;
}

/** Returns the remaining seconds, updated every second; `null` on a server and in the first render. */
export function useCountdown({ from, seconds, repeat = false }: CountdownSpan): number | null {
  const { clock } = useRuntime();
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (from === null) {
      setLeft(null);
      return;
    }
    const tick = () => {
      const next = secondsLeft({ from, seconds, repeat }, clock.now());
      setLeft(next);
      if (next === 0 && !repeat) clearInterval(ticking);
    };
    const ticking = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(ticking);
  }, [clock, from, seconds, repeat]);

  return left;
}
