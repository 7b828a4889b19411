import { LRUCache } from 'lru-cache';

/** A response of the supplier. */
export interface StoredResponse {
  readonly contentType: string;
  /** Compressed with Brotli. */
  readonly body: Buffer;
  /** Time at which the supplier was requested, in milliseconds since the epoch. */
  readonly madeAt: number;
}

/** What is stored under a key. */
export interface StoredEntry {
  readonly response: StoredResponse | null;
  /** Time of the last failed request, in milliseconds since the epoch. */
  readonly failedAt: number | null;
}

/** Responses and leases that several processes may share. A lease allows one process to request the supplier. */
export interface ResponseStore {
  readonly read: (key: string) => Promise<StoredEntry | null>;
  /** @returns whether this holder may request the supplier now */
  readonly takeLease: (key: string, holder: string, leaseMs: number) => Promise<boolean>;
  /** Stores a response until a time and ends the lease. */
  readonly complete: (key: string, response: StoredResponse, keepUntil: number) => Promise<void>;
  /** Ends a lease without a response. @param failedAt others that wait since before this time fail as well */
  readonly release: (key: string, holder: string, failedAt?: number) => Promise<void>;
  readonly deleteExpired: () => Promise<void>;
}

export interface OpenResponses {
  readonly store: ResponseStore;
  readonly close: () => Promise<void>;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Responses of this process only. */
export function memoryResponses(now: () => number): ResponseStore {
  const kept = new LRUCache<string, StoredResponse & { readonly keepUntil: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  // Concurrent requests of one process share one request already, so leases have nobody to exclude.
  return {
    read: async (key) => {
      const found = kept.get(key);
      return found && found.keepUntil > now() ? { response: found, failedAt: null } : null;
    },
    takeLease: async () => true,
    complete: async (key, response, keepUntil) => void kept.set(key, { ...response, keepUntil }),
    release: async () => {},
    deleteExpired: async () => {},
  };
}
