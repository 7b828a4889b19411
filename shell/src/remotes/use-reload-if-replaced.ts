import { registrySchema, type RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useEffect } from 'react';

import { isOutdated } from '../notices/running-versions';

const LIMIT_MS = 5_000;

/**
 * Loads the document again, once, where a remote is missed whose release is no longer given to anyone: its files
 * may be gone for good, and the tab would ask for them for ever. What was entered lies in session storage; where
 * nothing can be kept there, the shopper decides.
 */
export function useReloadIfReplaced({ name, version }: RemoteSnapshot): void {
  useEffect(() => {
    if (wasReloaded() || !keepsWhatWasEntered()) return;
    const abort = new AbortController();
    void requestJson('/registry.json', registrySchema, { timeoutMs: LIMIT_MS, signal: abort.signal }).then(
      (answer) => {
        if (answer.ok && isOutdated({ [name]: version }, answer.value)) window.location.reload();
      },
    );
    return () => abort.abort();
  }, [name, version]);
}

/** A document that was loaded again is not loaded again by us: whatever is wrong, it cannot go round in circles. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

const PROBE_KEY = 'storefront-probe';

function keepsWhatWasEntered(): boolean {
  const storage = safeStorage('session');
  const keeps = storage.write(PROBE_KEY, '1');
  storage.remove(PROBE_KEY);
  return keeps;
}
