import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that has not grown long enough by then stays where it is. */
const ROOM_LIMIT_MS = 5_000;

/** What a shopper does who wants to be somewhere else. */
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Back returns to the place in the list (SHELL-01). The router scrolls there at once, but a list that is still
 * coming is too short for that: here it is done again when the page has grown, unless the shopper has moved on.
 */
export function useScrollReturn(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());

  // Before the first scroll event of the new page: that one must not be noted for the page before.
  useLayoutEffect(() => {
    const known = places.current;
    const wanted = type === 'POP' ? known.get(key) : undefined;
    const note = () => known.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    const giveUp = wanted === undefined ? () => {} : scrollOnceThereIsRoom(wanted);
    return () => {
      window.removeEventListener('scroll', note);
      giveUp();
    };
  }, [key, type]);
}

/** @returns ends the waiting */
function scrollOnceThereIsRoom(wanted: number): () => void {
  const root = document.documentElement;
  const isThere = () => root.scrollHeight - window.innerHeight >= wanted;
  if (isThere()) return () => {};

  const growth = new ResizeObserver(() => {
    if (!isThere()) return;
    stop();
    window.scrollTo(0, wanted);
  });
  const limit = setTimeout(stop, ROOM_LIMIT_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(limit);
    for (const will of OWN_WILL) window.removeEventListener(will, stop);
  }
  growth.observe(document.body);
  for (const will of OWN_WILL) window.addEventListener(will, stop, { passive: true });
  return stop;
}
