import { layOutNearView, layOutWholePage } from '@storefront/shared/platform/layout/whole-page';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** If the page has not grown tall enough within this time, it is not scrolled: a list of a slow phone or server comes late. */
const TIMEOUT_MS = 20_000;

/** Input that may scroll the page: it cancels a pending restoration. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position after Back (SHELL-01). The router scrolls immediately, but the page may be too short or
 * have estimated heights: it is laid out whole, and this hook scrolls again when it is tall enough, unless the shopper
 * has scrolled meanwhile.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previousPath = useRef(pathname);

  // A layout effect runs before the first scroll event of the new page, which belongs to the new history key.
  useLayoutEffect(() => {
    const saved = positions.current.get(key);
    const isOtherPage = pathname !== previousPath.current;
    previousPath.current = pathname;
    const savePosition = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    let cancel = () => {};
    if (type === 'POP' && isOtherPage) cancel = restorePage(saved ?? window.scrollY);
    else if (type === 'POP' && saved !== undefined) cancel = scrollWhenTallEnough(saved);
    return () => {
      window.removeEventListener('scroll', savePosition);
      cancel();
      layOutNearView();
    };
  }, [key, pathname, type]);
}

/** @returns a function that cancels the pending scroll */
function restorePage(target: number): () => void {
  layOutWholePage();
  window.scrollTo(0, target);
  return scrollWhenTallEnough(target);
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
