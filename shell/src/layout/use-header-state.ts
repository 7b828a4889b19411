import { HEADER_ATTRIBUTE } from '@storefront/shared/ui/compact-header';
import { useEffect, useState } from 'react';

/**
 * `top`: full header at the top of the page. Further down: `compact` after scrolling up, `hidden` after scrolling down.
 */
type HeaderState = 'top' | 'compact' | 'hidden';

/** Scroll positions below this value count as the top of the page. */
const TOP_PX = 140;
/** Shorter movements do not change the state. */
const DIRECTION_CHANGE_PX = 8;

/**
 * Returns the state of the header for the scroll position. Publishes it as an attribute of the root element; sticky
 * elements of the remotes leave space for a compact header (`belowCompactHeader`).
 */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('top');

  useEffect(() => {
    let before = 0;
    // In the next frame, because reading the position now would force the layout of the whole page.
    const frame = requestAnimationFrame(() => {
      before = window.scrollY;
    });
    const onScroll = () => {
      const { scrollY } = window;
      if (scrollY < TOP_PX) setState('top');
      else if (Math.abs(scrollY - before) < DIRECTION_CHANGE_PX) return;
      else setState(scrollY < before ? 'compact' : 'hidden');
      before = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    const root = document.documentElement;
    if (state === 'top') root.removeAttribute(HEADER_ATTRIBUTE);
    else root.setAttribute(HEADER_ATTRIBUTE, state);
  }, [state]);
  // Pages without this header have no compact one.
  useEffect(() => () => document.documentElement.removeAttribute(HEADER_ATTRIBUTE), []);

  return state;
}
