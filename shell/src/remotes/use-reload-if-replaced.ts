import { registrySchema, type RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useEffect } from 'react';

import { isOutdated } from './running-versions';

const TIMEOUT_MS = 5_000;

/**
 * Reloads the document once if the release of an unavailable remote is no longer live, because its files may have
 * been deleted. The booking is restored from session storage. Without writable session storage nothing is reloaded,
 * because the reload would lose what the shopper entered.
 */
export function useReloadIfReplaced({ name, version }: RemoteSnapshot): void {
  useEffect(() => {
    if (wasReloaded() || !isSessionStorageWritable()) return;
    const abort = new AbortController();
    void requestJson('/registry.json', registrySchema, { timeoutMs: TIMEOUT_MS, signal: abort.signal }).then(
      (response) => {
        if (response.ok && isOutdated({ [name]: version }, response.value)) window.location.reload();
      },
    );
    return () => abort.abort();
  }, [name, version]);
}

/** Prevents a reload loop: a document that is itself the result of a reload is not reloaded again. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

const PROBE_KEY = 'storefront-probe';

function isSessionStorageWritable(): boolean {
  const storage = safeStorage('session');
  const isWritten = storage.write(PROBE_KEY, '1');
  storage.remove(PROBE_KEY);
  return isWritten;
}
