import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import { secondsLeft } from './seconds-left';

export interface CountdownSpan {
  /** When it began, milliseconds since 1970; `null` while that is not known. */
  readonly from: number | null;
  readonly seconds: number;
  /** Begins anew after zero (LAND-ST-05) instead of staying there (BOOK-CTD-01). */
  readonly repeat?: boolean | undefined;
}

/** Seconds that remain, each second anew; `null` on a server and before the page has a clock. */
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
