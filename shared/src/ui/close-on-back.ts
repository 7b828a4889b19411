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
    window.history.pushState({ ...(isRecord(before) ? before : {}), [MARK]: true }, '');
    let closedByBack = false;

    const onPop = () => {
      closedByBack = true;
      closeNow.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      const state: unknown = window.history.state;
      if (!closedByBack && isRecord(state) && state[MARK] === true) window.history.back();
    };
  }, [open]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
