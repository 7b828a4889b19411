import { useEffect, useRef } from 'react';

const DEPTH_KEY = 'storefrontOverlay';

/**
 * Closes an overlay when the user presses the browser's Back, instead of leaving the page. Opening the overlay
 * pushes a history entry; Back pops the entry and closes the overlay, and closing it in any other way pops the
 * entry as well.
 *
 * If the overlay changes the URL, replace the overlay's entry (see `isOverlayEntry`): the new URL then stays when
 * the overlay closes, and one Back undoes it.
 *
 * @param close called when Back closes the overlay; may be a new function on every render
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latestClose = useRef(close);
  const currentEntry = useRef<object | null>(null);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  useEffect(() => {
    if (!open) return;
    // The router stores its own data in the state: keep it and add the overlay depth.
    const previous: unknown = window.history.state;
    const ownEntry = { ...(isRecord(previous) ? previous : {}), [DEPTH_KEY]: overlayDepthOf(previous) + 1 };
    window.history.pushState(ownEntry, '');
    currentEntry.current = ownEntry;

    const onPop = () => {
      // Only a nested overlay, or a page that was opened from inside this one, was left: stay open.
      if (!isBefore(window.history.state, ownEntry)) return;
      currentEntry.current = null;
      latestClose.current();
    };
    // Capture phase: close before the router handles the event and renders.
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      const closedByBack = currentEntry.current === null;
      currentEntry.current = null;
      // If the entry was replaced (the overlay changed the URL), keep it.
      if (!closedByBack && isSame(window.history.state, ownEntry)) window.history.back();
    };
  }, [open]);
}

/** Returns whether the current history entry belongs to an open overlay. */
export function isOverlayEntry(): boolean {
  return overlayDepthOf(window.history.state) > 0;
}

function isBefore(state: unknown, other: unknown): boolean {
  const page = pageIndexOf(state) - pageIndexOf(other);
  return page < 0 || (page === 0 && overlayDepthOf(state) < overlayDepthOf(other));
}

function isSame(state: unknown, other: unknown): boolean {
  return pageIndexOf(state) === pageIndexOf(other) && overlayDepthOf(state) === overlayDepthOf(other);
}

/** Number of overlays that are open at a history entry, counted from the navigation to its page. */
function overlayDepthOf(state: unknown): number {
  return numberIn(state, DEPTH_KEY);
}

/** Index of the page in the history, as React Router stores it. */
function pageIndexOf(state: unknown): number {
  return numberIn(state, 'idx');
}

function numberIn(state: unknown, key: string): number {
  const value = isRecord(state) ? state[key] : 0;
  return typeof value === 'number' ? value : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
