import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import { mayPrefetch } from '@storefront/shared/platform/http/may-prefetch';
import { whenIdle } from '@storefront/shared/platform/time/when-idle';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { prefetchPage } from './prefetch-page';
import { useRemoteSource } from './remote-source';

/** Content that the shopper waits for: results that are read, a list or prices that load. */
const LOADING = 'main :is([data-reading], [aria-busy="true"])';
const RETRY_MS = 1_000;

/**
 * Prefetches the page that the shopper most likely opens next (`leadsTo` of the current remote) when the browser is
 * idle and the page waits for no data, which would share the connection with the prefetch.
 */
export function usePrefetchNext(): void {
  const { snapshot, getLoaded } = useRemoteSource();
  const { pathname } = useLocation();

  useEffect(() => {
    const owner = findPathOwner(snapshot.remotes, pathname);
    if (!owner || snapshot.isolated || !mayPrefetch(Reflect.get(navigator, 'connection'))) return;
    return whenQuiet(() => {
      const nextPath = getLoaded(owner.app.name)?.module.leadsTo;
      // A failed prefetch needs no report: the navigation loads the page again and reports its own failure.
      if (nextPath) prefetchPage(snapshot, nextPath).catch(() => {});
    });
  }, [snapshot, getLoaded, pathname]);
}

/** Calls back in an idle period after the page and its data have loaded. */
export function whenQuiet(callback: () => void): () => void {
  let cancel = () => {};
  const isLoading = () => document.readyState !== 'complete' || document.querySelector(LOADING) !== null;
  const check = () => {
    if (isLoading()) {
      const id = setTimeout(check, RETRY_MS);
      cancel = () => clearTimeout(id);
    } else {
      cancel = whenIdle(() => (isLoading() ? check() : callback()));
    }
  };
  check();
  return () => cancel();
}
