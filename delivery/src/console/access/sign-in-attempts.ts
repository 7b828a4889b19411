import { clientNetwork } from '@storefront/server-kit/client-network';
import { LRUCache } from 'lru-cache';

const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

export interface SignInAttempts {
  /** Seconds until the network of this IP address may try again; 0 if it may try now. */
  readonly waitSeconds: (address: string) => number;
  /** Records a wrong token. */
  readonly failed: (address: string) => void;
}

/** Limits wrong tokens per network: after five in a minute even the right token has to wait. */
export function createSignInAttempts(now: () => number): SignInAttempts {
  const failures = new LRUCache<string, readonly number[]>({ max: MAX_NETWORKS });
  const recent = (network: string) =>
    (failures.get(network) ?? []).filter((at) => at > now() - WINDOW_MS).slice(-MAX_FAILURES);

  return {
    waitSeconds(address) {
      const times = recent(clientNetwork(address));
      const [oldest] = times;
      if (oldest === undefined || times.length < MAX_FAILURES) return 0;
      return Math.ceil((oldest + WINDOW_MS - now()) / 1_000);
    },
    failed(address) {
      const network = clientNetwork(address);
      failures.set(network, [...recent(network), now()]);
    },
  };
}
