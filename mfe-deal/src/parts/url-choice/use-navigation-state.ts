import {
  readHolidayNavigationState,
  type HolidayNavigationState,
} from '@storefront/shared/contracts/holiday-navigation-state';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** A shared link (DEC-11), and every page on a server. */
const NONE = { deal: null, searchPath: null };

/**
 * Returns the navigation state of the search results. It survives a reload, but a server does not have it, so it is
 * empty while the page is hydrated.
 */
export function useNavigationState(): HolidayNavigationState | typeof NONE {
  const { state } = useLocation();
  const navigationState = useMemo(() => readHolidayNavigationState(state), [state]);
  return useSyncExternalStore(
    neverChanges,
    () => navigationState ?? NONE,
    () => NONE,
  );
}

function neverChanges(): () => void {
  return () => {};
}
