import { useEffect, useRef } from 'react';

const MARK = 'storefrontOverlay';

/**
 * Lets the browser's Back close an overlay instead of leaving the page: opening adds an entry to the
 * history, Back takes it away and closes, and closing by any other way takes it away as well. What an
 * overlay changes in the address should replace that entry (`isOverlayEntry`): then it stays when the
 * overlay closes, and one Back undoes it.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const closeNow = useRef(close);
  const entry = useRef<object | null>(null);
  useEffect(() => {
    closeNow.current = close;
  }, [close]);

  useEffect(() => {
    if (!open) return;
    // The router keeps its own entry in the state: it is left as it is, with a mark beside it.
    const before: unknown = window.history.state;
    const own = { ...(isRecord(before) ? before : {}), [MARK]: depthOf(before) + 1 };
    window.history.pushState(own, '');
    entry.current = own;

    const onPop = () => {
      // An overlay above this one has gone, or a page that was gone to from within; this one is still there.
      if (!isBefore(window.history.state, own)) return;
      entry.current = null;
      closeNow.current();
    };
    // Before the router hears of it and draws.
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      const closedByBack = entry.current === null;
      entry.current = null;
      // What was changed from within took the place of the entry, and stays.
      if (!closedByBack && isSame(window.history.state, own)) window.history.back();
    };
  }, [open]);
}

/** Whether the present entry of the history is that of an open overlay. */
export function isOverlayEntry(): boolean {
  return depthOf(window.history.state) > 0;
}

function isBefore(state: unknown, other: unknown): boolean {
  const page = pageOf(state) - pageOf(other);
  return page < 0 || (page === 0 && depthOf(state) < depthOf(other));
}

function isSame(state: unknown, other: unknown): boolean {
  return pageOf(state) === pageOf(other) && depthOf(state) === depthOf(other);
}

/** How many overlays stand open at an entry of the history, counted since its page was gone to. */
function depthOf(state: unknown): number {
  return numberIn(state, MARK);
}

/** The place of a page in the history, as the router counts it. */
function pageOf(state: unknown): number {
  return numberIn(state, 'idx');
}

function numberIn(state: unknown, key: string): number {
  const value = isRecord(state) ? state[key] : 0;
  return typeof value === 'number' ? value : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
