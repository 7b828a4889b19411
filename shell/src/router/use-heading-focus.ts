import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** If no heading is rendered within this time, the focus does not move. */
const HEADING_TIMEOUT_MS = 10_000;

/**
 * Moves the focus to the heading of the new page after a navigation, so that screen readers and the Tab key start
 * there. The first page of a document and changes of the query string do not move the focus.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    return onceHeadingExists((heading) => heading.focus({ preventScroll: true }));
  }, [pathname]);
}

function onceHeadingExists(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('[data-page-heading]');
  const existing = find();
  if (existing) {
    callback(existing);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    callback(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timeout = setTimeout(() => observer.disconnect(), HEADING_TIMEOUT_MS);
  return () => {
    clearTimeout(timeout);
    observer.disconnect();
  };
}
