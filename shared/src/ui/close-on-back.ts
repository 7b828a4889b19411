import { useEffect, useRef } from 'react';

const MARK = 'storefrontOverlay';

/**
 * Lets the browser's Back close an overlay instead of leaving the page: opening adds an entry to the
 * history, Back takes it away and closes, and closing by any other way takes it away as well.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  }, [close]);

  useEffect(() => {
    if (!open) return;
    // The router keeps its own entry in the state: it is left as it is, with a mark beside it.
    const before: unknown = window.history.state;
    const depth = depthOf(before) + 1;
    window.history.pushState({ ...(isRecord(before) ? before : {}), [MARK]: depth }, '');
    let closedByBack = false;

    const onPop = () => {
      // An overlay above this one has gone; this one is still there.
      if (depthOf(window.history.state) >= depth) return;
      closedByBack = true;
      closeNow.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (!closedByBack && depthOf(window.history.state) === depth) window.history.back();
    };
  }, [open]);
}

/** How many overlays stand open at an entry of the history. */
function depthOf(state: unknown): number {
  const depth = isRecord(state) ? state[MARK] : 0;
  return typeof depth === 'number' ? depth : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
