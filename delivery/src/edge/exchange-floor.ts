import { registryFloorSchema } from '@storefront/shared/api/registry-floor.schema';
import { requestJson } from '@storefront/shared/platform/http/request-json';

import type { SharedFloor } from '../store/shared-floor';

/** Short, because a server that starts waits for it. */
const TIMEOUT_MS = 2_000;

interface ExchangeOptions {
  /** Without a trailing slash. */
  readonly backendUrl: string;
  readonly storeId: string;
  readonly token: string;
  /** Receives a line when the backend becomes unavailable for this, and when it is available again. */
  readonly log: (line: string) => void;
}

/** Exchanges the floor through the backend. Without it the servers rely on what each has seen itself. */
export function exchangeThroughBackend({ backendUrl, storeId, token, log }: ExchangeOptions): SharedFloor {
  let isAvailable = true;
  return async (seen) => {
    const result = await requestJson(`${backendUrl}/edge/floors/${storeId}`, registryFloorSchema, {
      timeoutMs: TIMEOUT_MS,
      init: {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(seen),
      },
    });
    if (result.ok !== isAvailable) {
      isAvailable = result.ok;
      log(
        isAvailable
          ? 'The release state is exchanged with the other servers again.'
          : `${backendUrl} cannot exchange the release state with the other servers: until it can, this server ` +
              'rejects only registries that are older than those it has seen itself (docs/operations.md, "Keys").',
      );
    }
    return result.ok ? result.value : null;
  };
}
