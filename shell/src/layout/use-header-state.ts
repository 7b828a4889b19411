import { useEffect, useState } from 'react';

/**
 * `top`: full header at the top of the page. Further down: `compact` after scrolling up, `hidden` after scrolling down.
 */
type HeaderState = 'top' | 'compact' | 'hidden';

/** Scroll positions below this value count as the top of the page. */
const TOP_PX = 140;
/** Shorter movements do not change the state. */
const DIRECTION_CHANGE_PX = 8;

/** Height of the header in a scrolled page. */
const HEIGHTS = { compact: '56px', hidden: '0px' } as const;

/**
 * Returns the state of the header for the scroll position. Publishes its height as `--header-height` on the root
 * element; sticky elements of the remotes use it as their offset.
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
    const root = document.documentElement.style;
    // At the top the height depends on the breakpoint and is defined in the global styles.
    if (state === 'top') root.removeProperty('--header-height');
    else root.setProperty('--header-height', HEIGHTS[state]);
  }, [state]);

  return state;
}
