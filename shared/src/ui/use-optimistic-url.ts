import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

import { isOverlayEntry } from './close-on-back';
import { nextPaint } from './on-demand/next-paint';

/** Events before a click: of two navigations in one event, the router loses one. */
const INPUT = ['pointerdown', 'keydown'] as const;

/**
 * Returns a value held in the URL, and a function that changes it. A change is rendered before it is written, because
 * writing takes the browser longer than rendering a pressed control.
 *
 * The second of two quick changes builds on the first, both are written, and the page shows the second until the router
 * has followed it. The next press writes what waits, so that a link or Book Now leaves from the changed URL. Back and
 * unmounting drop it.
 *
 * @param fromUrl value parsed from the URL; must be a new object for every URL
 * @param write navigates to the URL of a value; its promise ends with the navigation, also with one that another replaces
 */
export function useOptimisticUrl<T, O extends readonly unknown[]>(
  fromUrl: T,
  write: (next: T, ...options: O) => Promise<void> | void,
) {
  // `basedOn` is what the URL held when `next` was written into it, and `null` until its navigation has ended.
  const [pending, setPending] = useState<{ readonly next: T; readonly basedOn: T | null } | null>(null);
  const isPending = pending !== null && (pending.basedOn === null || pending.basedOn === fromUrl);
  const current = isPending ? pending.next : fromUrl;
  const latest = useRef({ current, fromUrl });
  useEffect(() => {
    latest.current = { current, fromUrl };
  }, [current, fromUrl]);
  const waiting = useRef<(() => void) | null>(null);
  const writeWaiting = useCallback(() => {
    const task = waiting.current;
    waiting.current = null;
    task?.();
  }, []);

  useEffect(() => {
    const drop = () => {
      waiting.current = null;
      setPending(null);
    };
    window.addEventListener('popstate', drop);
    for (const input of INPUT) window.addEventListener(input, writeWaiting, true);
    return () => {
      drop();
      window.removeEventListener('popstate', drop);
      for (const input of INPUT) window.removeEventListener(input, writeWaiting, true);
    };
  }, [writeWaiting]);

  const update = useCallback(
    (change: (before: T) => T, ...options: O) => {
      writeWaiting();
      const next = change(latest.current.current);
      latest.current.current = next;
      // An overlay keeps what was chosen in it if its entry is replaced before it closes (`useCloseOnBack`).
      if (isOverlayEntry()) return void write(next, ...options);
      setPending({ next, basedOn: null });
      const navigate = async () => {
        const { fromUrl: basedOn } = latest.current;
        await write(next, ...options);
        // The router renders its URL in a transition, and this ends with it.
        startTransition(() => setPending((now) => (now?.next === next ? { next, basedOn } : now)));
      };
      const task = () => void navigate();
      waiting.current = task;
      void nextPaint().then(() => waiting.current === task && writeWaiting());
    },
    [write, writeWaiting],
  );
  return [current, update] as const;
}
