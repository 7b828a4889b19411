import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { mayPrefetch, ownerOfPath, prefetchPage } from './prefetch';
import { useRemoteSource } from './remote-source';

/** Safari has no idle callback: there a pause stands in. */
const PAUSE_MS = 2_000;

/**
 * Fetches what the shopper most likely needs next, once the page has come to rest: the owner of the path
 * that the present remote says it leads to.
 */
export function usePrefetchNext(): void {
  const { snapshot, loaded } = useRemoteSource();
  const { pathname } = useLocation();

  useEffect(() => {
    const owner = ownerOfPath(snapshot, pathname);
    if (!owner || snapshot.isolated || !mayPrefetch(Reflect.get(navigator, 'connection'))) return;
    return whenIdle(() => {
      // A remote that could not be loaded leads nowhere, and is not asked for behind the shopper's back.
      const next = loaded(owner.remote.name)?.module.leadsTo;
      // Nobody has asked for the next one yet; what cannot be loaded says so itself, where it is needed.
      if (next) prefetchPage(snapshot, next).catch(() => {});
    });
  }, [snapshot, loaded, pathname]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, PAUSE_MS);
  return () => clearTimeout(id);
}
