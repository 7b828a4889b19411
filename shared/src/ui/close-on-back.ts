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
 * A frame in the overlay adds an entry to the history of the window for each page that it goes to. The overlay then pushes
 * an entry of its own above it, so that Back closes the overlay instead of repeating the page before in the frame; closing
 * pops all of them.
 *
 * @param close called when Back closes the overlay; may be a new function on every render
 * @param framePages how many pages a frame in the overlay has opened after its first one, 0 for a frame
 *   beside it; left out without a frame
 */
export function useCloseOnBack(open: boolean, close: () => void, framePages?: number): void {
  const latestClose = useRef(close);
  const topEntry = useRef<object | null>(null);
  const hasFrame = framePages !== undefined;
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  useEffect(() => {
    if (!open) return;
    const pageKey = hasFrame ? window.navigation?.currentEntry?.key : undefined;
    const ownEntry = pushEntry();
    topEntry.current = ownEntry;

    const onPop = () => {
      // Only a nested overlay, or a page that was opened from inside this one, was left: stay open.
      if (isBefore(window.history.state, topEntry.current)) latestClose.current();
    };
    // Capture phase: close before the router handles the event and renders.
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      // If the entry was replaced (the overlay changed the URL), keep it.
      const { state } = window.history;
      if (!isBefore(state, ownEntry) && !isBefore(topEntry.current, state)) leaveEntries(pageKey);
    };
  }, [open, hasFrame]);

  useEffect(() => {
    if (open && framePages) topEntry.current = pushEntry();
  }, [open, framePages]);
}

/** Pushes an entry of an overlay above the current one. */
function pushEntry(): object {
  // The router stores its own data in the state: keep it and add the overlay depth.
  const previous: unknown = window.history.state;
  const entry = { ...(isRecord(previous) ? previous : {}), [DEPTH_KEY]: overlayDepthOf(previous) + 1 };
  window.history.pushState(entry, '');
  return entry;
}

/** Goes back to the entry of the page, across entries of a frame, whose number is not available. */
function leaveEntries(pageKey: string | undefined): void {
  if (pageKey === undefined) return window.history.back();
  // Rejected when the user navigates at the same time.
  void window.navigation.traverseTo(pageKey).committed?.catch(() => undefined);
}

/** Returns whether the current history entry belongs to an open overlay. */
export function isOverlayEntry(): boolean {
  return overlayDepthOf(window.history.state) > 0;
}

function isBefore(state: unknown, other: unknown): boolean {
  const page = pageIndexOf(state) - pageIndexOf(other);
  return page < 0 || (page === 0 && overlayDepthOf(state) < overlayDepthOf(other));
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
