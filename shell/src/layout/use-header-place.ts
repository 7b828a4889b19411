import { useEffect, useState } from 'react';

/** Where the page begins the header stands whole; further down it comes back, smaller, on the way up. */
export type HeaderPlace = 'top' | 'shown' | 'hidden';

/** Below this many pixels the page counts as at its beginning. */
const TOP_PX = 140;
/** Shorter movements are not a wish to go anywhere. */
const TURN_PX = 8;

/** How far below the top edge of the window other sticky parts may stand once the page has been scrolled. */
const HEIGHTS = { shown: '56px', hidden: '0px' } as const;

/** Follows the scrolling; other parts find the room that the header takes as `--header-height` on the root. */
export function useHeaderPlace(): HeaderPlace {
  const [place, setPlace] = useState<HeaderPlace>('top');

  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (scrollY < TOP_PX) setPlace('top');
      else if (Math.abs(scrollY - before) < TURN_PX) return;
      else setPlace(scrollY < before ? 'shown' : 'hidden');
      before = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  useEffect(() => {
    const root = document.documentElement.style;
    // At the beginning its height is that of the screen's width, which the styles know.
    if (place === 'top') root.removeProperty('--header-height');
    else root.setProperty('--header-height', HEIGHTS[place]);
  }, [place]);

  return place;
}
