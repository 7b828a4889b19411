import { useEffect, useState } from 'react';

import { nextPaint } from './next-paint';
import type { OnDemand } from './on-demand';
import { whenIdle } from './when-idle';

interface OnDemandState<T> {
  /** `null` until the code was needed and is loaded. Then it stays. */
  readonly code: T | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads code when it is first needed, after the press that needs it was painted.
 *
 * @param ahead loads it before that, when the browser is idle
 */
export function useOnDemand<T>(
  source: OnDemand<T>,
  needed: boolean,
  ahead: 'when-idle' | 'when-needed' = 'when-idle',
): OnDemandState<T> {
  const [state, setState] = useState<{ readonly code: T | null; readonly failed: boolean }>(() => ({
    code: needed ? source.loaded() : null,
    failed: false,
  }));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => (ahead === 'when-idle' ? whenIdle(source.preload) : undefined), [source, ahead]);

  const isMissing = needed && state.code === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    nextPaint()
      .then(source.load)
      .then(
        (code) => isCurrent && setState({ code, failed: false }),
        () => isCurrent && setState({ code: null, failed: true }),
      );
    return () => {
      isCurrent = false;
      setState((last) => (last.failed ? { ...last, failed: false } : last));
    };
  }, [source, isMissing, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
