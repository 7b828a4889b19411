import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A page whose heading has not come by then keeps the focus where it is. */
const HEADING_LIMIT_MS = 10_000;

/**
 * After a navigation the heading of the new page gets the focus, so that a screen reader starts there and
 * the next Tab goes on from it. The first page of a visit is left alone, and so is a change of the query.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);

  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    return whenHeadingIsThere((heading) => heading.focus({ preventScroll: true }));
  }, [pathname]);
}

function whenHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('[data-page-heading]');
  const present = find();
  if (present) {
    act(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    act(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const limit = setTimeout(() => observer.disconnect(), HEADING_LIMIT_MS);
  return () => {
    clearTimeout(limit);
    observer.disconnect();
  };
}
