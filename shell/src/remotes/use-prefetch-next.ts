import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { mayPrefetch, ownerOfPath, prefetchPage } from './prefetch';
import { useRemoteSource } from './remote-source';

/** Safari has no idle callback: there a pause stands in. */
const PAUSE_MS = 2_000;

/**
 * Fetches what the shopper most likely needs next, once the page has come to rest: the owner of the path
 * that the present remote says it leads to.
 */
export function usePrefetchNext(): void {
  const { snapshot, load } = useRemoteSource();
  const { pathname } = useLocation();

  useEffect(() => {
    const owner = ownerOfPath(snapshot, pathname);
    if (!owner || snapshot.isolated || !mayPrefetch(Reflect.get(navigator, 'connection'))) return;
    let gone = false;
    const stop = whenIdle(() => {
      load(owner.remote)
        .then(({ module }) => (gone || !module.leadsTo ? undefined : prefetchPage(snapshot, module.leadsTo)))
        // Nobody has asked for it yet; what cannot be loaded says so itself, where it is needed.
        .catch(() => {});
    });
    return () => {
      gone = true;
      stop();
    };
  }, [snapshot, load, pathname]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, PAUSE_MS);
  return () => clearTimeout(id);
}
