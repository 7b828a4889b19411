import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import { whenIdle } from '@storefront/shared/platform/time/when-idle';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { mayPrefetch, prefetchPage } from './prefetch-page';
import { useRemoteSource } from './remote-source';

/**
 * Prefetches the page that the shopper most likely opens next (`leadsTo` of the current remote) when the browser is
 * idle.
 */
export function usePrefetchNext(): void {
  const { snapshot, getLoaded } = useRemoteSource();
  const { pathname } = useLocation();

  useEffect(() => {
    const owner = findPathOwner(snapshot.remotes, pathname);
    if (!owner || snapshot.isolated || !mayPrefetch(Reflect.get(navigator, 'connection'))) return;
    return whenIdle(() => {
      const nextPath = getLoaded(owner.app.name)?.module.leadsTo;
      // A failed prefetch needs no report: the navigation loads the page again and reports its own failure.
      if (nextPath) prefetchPage(snapshot, nextPath).catch(() => {});
    });
  }, [snapshot, getLoaded, pathname]);
}
