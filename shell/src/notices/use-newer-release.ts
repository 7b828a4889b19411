import { registrySchema } from '@storefront/shared/contracts/registry';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useRemoteSource } from '../remotes/remote-source';

import { isOutdated, runningVersions } from './running-versions';

/** The registry is asked at most this often, when a page is opened or the tab is looked at again. */
export const LOOK_EVERY_MS = 10 * 60_000;
const LOOK_LIMIT_MS = 5_000;

/**
 * Whether something that runs in this tab is no longer live. A tab keeps the versions it began with, so this
 * is never urgent; but a tab left open for days should be able to know.
 */
export function useNewerRelease(): boolean {
  const { clock } = useRuntime();
  const { snapshot } = useRemoteSource();
  const { key } = useLocation();
  const lookedAt = useRef<number | null>(null);
  const [newer, setNewer] = useState(false);

  useEffect(() => {
    lookedAt.current ??= clock.now();
    const abort = new AbortController();
    async function look() {
      const due = clock.now() - (lookedAt.current ?? 0) >= LOOK_EVERY_MS;
      if (!due || document.visibilityState !== 'visible') return;
      lookedAt.current = clock.now();
      const answer = await requestJson('/registry.json', registrySchema, {
        timeoutMs: LOOK_LIMIT_MS,
        signal: abort.signal,
      });
      if (answer.ok && isOutdated(runningVersions(snapshot, shellScript()), answer.value)) setNewer(true);
    }
    void look();
    document.addEventListener('visibilitychange', look);
    return () => {
      abort.abort();
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, snapshot, key]);

  return newer;
}

function shellScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]')?.src ?? null;
}
