import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { useEffect, useState } from 'react';

import { useRestart } from '../router/restart';

import { useRemoteSource } from './remote-source';
import { UnavailablePanel } from './unavailable-panel';

/**
 * Stands where a page of a remote threw as it was drawn: that lies in its code, so that the release before is
 * loaded and the routes start afresh with it. Where there is none, or where that one throws too, the panel says so.
 */
export function BrokenPageOfRemote({ remote }: { readonly remote: RemoteSnapshot }) {
  const { loaded, loadBefore } = useRemoteSource();
  const restart = useRestart();
  const [broken] = useState(() => loaded(remote.name)?.version ?? remote.version);
  const [isAlone, setAlone] = useState(remote.fallback === undefined || remote.fallback.version === broken);

  useEffect(() => {
    if (isAlone) return;
    let hasLeft = false;
    async function standIn() {
      const before = await loadBefore?.(remote, broken);
      if (hasLeft) return;
      if (before) restart();
      else setAlone(true);
    }
    standIn().catch((cause: unknown) => {
      console.warn(`the release before ${remote.name} ${broken} cannot stand in`, cause);
      setAlone(true);
    });
    return () => {
      hasLeft = true;
    };
  }, [isAlone, remote, broken, loadBefore, restart]);

  return isAlone ? <UnavailablePanel remote={remote} /> : <PageSkeleton />;
}
