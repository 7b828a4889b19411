import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** If the page has not grown tall enough within this time, it is not scrolled: a list of a slow phone or server comes late. */
const TIMEOUT_MS = 20_000;

/** Input that may scroll the page: it cancels a pending restoration. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position after Back (SHELL-01). The router scrolls immediately, but a list that is still loading
 * is too short; this hook scrolls again when the page is tall enough, unless the shopper has scrolled meanwhile.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());

  // A layout effect runs before the first scroll event of the new page, which belongs to the new history key.
  useLayoutEffect(() => {
    const savedPositions = positions.current;
    const target = type === 'POP' ? savedPositions.get(key) : undefined;
    const savePosition = () => savedPositions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    const cancel = target === undefined ? () => {} : scrollWhenTallEnough(target);
    return () => {
      window.removeEventListener('scroll', savePosition);
      cancel();
    };
  }, [key, type]);
}

/** @returns a function that cancels the pending scroll */
function scrollWhenTallEnough(target: number): () => void {
  const root = document.documentElement;
  const isTallEnough = () => root.scrollHeight - window.innerHeight >= target;
  if (isTallEnough()) return () => {};

  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    stop();
    window.scrollTo(0, target);
  });
  const timeout = setTimeout(stop, TIMEOUT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timeout);
    for (const event of USER_INPUT_EVENTS) window.removeEventListener(event, stop);
  }
  observer.observe(document.body);
  for (const event of USER_INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
