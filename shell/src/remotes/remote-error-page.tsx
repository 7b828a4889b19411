import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { useEffect, useState } from 'react';

import { useRemoteSource } from './remote-source';
import { useRestart } from './restart-router';
import { UnavailablePanel } from './unavailable-panel';

/**
 * Replaces a page of a remote that threw while rendering. It loads the previous release of the remote and restarts
 * the router with it. Without a previous release, or when that release failed as well, it shows `UnavailablePanel`.
 */
export function RemoteErrorPage({ remote }: { readonly remote: RemoteSnapshot }) {
  const { getLoaded, loadPreviousRelease } = useRemoteSource();
  const restart = useRestart();
  const [failedVersion] = useState(() => getLoaded(remote.name)?.version ?? remote.version);
  const [hasNoFallback, setHasNoFallback] = useState(
    remote.fallback === undefined || remote.fallback.version === failedVersion,
  );

  useEffect(() => {
    if (hasNoFallback) return;
    let isUnmounted = false;
    async function switchToPrevious() {
      const previous = await loadPreviousRelease?.(remote, failedVersion);
      if (isUnmounted) return;
      if (previous) restart();
      else setHasNoFallback(true);
    }
    switchToPrevious().catch((cause: unknown) => {
      console.warn(`the release before ${remote.name} ${failedVersion} could not be loaded`, cause);
      setHasNoFallback(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [hasNoFallback, remote, failedVersion, loadPreviousRelease, restart]);

  return hasNoFallback ? <UnavailablePanel remote={remote} /> : <PageSkeleton />;
}
