import { registrySchema } from '@storefront/shared/contracts/registry';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useRemoteSource } from '../remotes/remote-source';
import { isOutdated, runningVersions } from '../remotes/running-versions';

/** Minimum time between two requests of the registry. */
export const CHECK_INTERVAL_MS = 10 * 60_000;
const TIMEOUT_MS = 5_000;

/**
 * Returns whether a version that runs in this document is no longer live. Checks the registry after a navigation and
 * when the tab becomes visible.
 */
export function useNewerRelease(): boolean {
  const { clock } = useRuntime();
  const { snapshot } = useRemoteSource();
  const { key } = useLocation();
  const lastCheckAt = useRef<number | null>(null);
  const [isNewer, setIsNewer] = useState(false);

  useEffect(() => {
    lastCheckAt.current ??= clock.now();
    const abort = new AbortController();
    async function check() {
      const isDue = clock.now() - (lastCheckAt.current ?? 0) >= CHECK_INTERVAL_MS;
      if (!isDue || document.visibilityState !== 'visible') return;
      lastCheckAt.current = clock.now();
      const response = await requestJson('/registry.json', registrySchema, {
        timeoutMs: TIMEOUT_MS,
        signal: abort.signal,
      });
      if (response.ok && isOutdated(runningVersions(snapshot, shellScriptUrl()), response.value))
        setIsNewer(true);
    }
    void check();
    document.addEventListener('visibilitychange', check);
    return () => {
      abort.abort();
      document.removeEventListener('visibilitychange', check);
    };
  }, [clock, snapshot, key]);

  return isNewer;
}

function shellScriptUrl(): string | null {
  return document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]')?.src ?? null;
}
