import { registryFloorSchema } from '@storefront/shared/api/registry-floor.schema';
import { requestJson } from '@storefront/shared/platform/http/request-json';

import type { SharedFloor } from '../store/shared-floor';

/** Short, because a server that starts waits for it. */
const TIMEOUT_MS = 2_000;

/** Both servers start at the same time, and a backend that restarts is soon back: neither is worth a line. */
const QUIET_MS = 15_000;

interface ExchangeOptions {
  /** Without a trailing slash. */
  readonly backendUrl: string;
  readonly storeId: string;
  readonly token: string;
  /** Receives a line when the backend has been unavailable for this for a while, and when it is available again. */
  readonly log: (line: string) => void;
  /** Milliseconds, on a clock that never goes back. */
  readonly now: () => number;
}

/** Exchanges the floor through the backend. Without it the servers rely on what each has seen itself. */
export function exchangeThroughBackend({
  backendUrl,
  storeId,
  token,
  log,
  now,
}: ExchangeOptions): SharedFloor {
  let failingSince: number | null = null;
  let isReported = false;

  function report(isAvailable: boolean): void {
    if (isAvailable) {
      if (isReported) log('The release state is exchanged with the other servers again.');
      failingSince = null;
      isReported = false;
      return;
    }
    failingSince ??= now();
    if (isReported || now() - failingSince < QUIET_MS) return;
    isReported = true;
    log(
      `${backendUrl} cannot exchange the release state with the other servers: until it can, this server ` +
        'rejects only registries that are older than those it has seen itself (docs/operations.md, "Keys").',
    );
  }

  return async (seen) => {
    const result = await requestJson(`${backendUrl}/edge/floors/${storeId}`, registryFloorSchema, {
      timeoutMs: TIMEOUT_MS,
      init: {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(seen),
      },
    });
    report(result.ok);
    return result.ok ? result.value : null;
  };
}
