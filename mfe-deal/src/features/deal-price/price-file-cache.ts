import { priceFileSchema, type PriceRow } from '@storefront/shared/api/content/price-file.schema';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';

const KEY_PREFIX = 'dealPrices_';
/** CACHE-08 */
const TTL_MS = 24 * 60 * 60_000;

/** Caches price files in local storage for a day, under `dealPrices_{dealId}_{monthKey}` (DEC-52). */
export interface PriceFileCache {
  readonly get: (dealId: string, monthKey: string) => readonly PriceRow[] | null;
  /**
   * @param file response body as received
   * @param options.evictOlder whether older files may be removed when storage is full
   */
  readonly set: (
    dealId: string,
    monthKey: string,
    file: unknown,
    options: { readonly evictOlder: boolean },
  ) => void;
}

/** @param now current instant in milliseconds */
export function createPriceFileCache(storage: SafeStorage, now: () => number): PriceFileCache {
  const keyOf = (dealId: string, monthKey: string) => `${KEY_PREFIX}${dealId}_${monthKey}`;

  return {
    get(dealId, monthKey) {
      const text = storage.read(keyOf(dealId, monthKey)) ?? '';
      const age = now() - storedAt(text);
      return age >= 0 && age < TTL_MS ? rowsOf(text) : null;
    },
    set(dealId, monthKey, file, { evictOlder }) {
      const key = keyOf(dealId, monthKey);
      const text = `${now()}\n${JSON.stringify(file)}`;
      if (storage.write(key, text) || !evictOlder) return;
      // One file can take a fifth of the storage quota, so the oldest are evicted.
      for (const oldest of oldestFirst(storage)) {
        storage.remove(oldest);
        if (storage.write(key, text)) return;
      }
    },
  };
}

function oldestFirst(storage: SafeStorage): readonly string[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => ({ key, at: storedAt(storage.read(key) ?? '') }))
    .sort((one, other) => one.at - other.at)
    .map(({ key }) => key);
}

/** The instant is the first line of the value, so that the age can be read without parsing a megabyte of JSON. */
function storedAt(text: string): number {
  return Number.parseInt(text, 10) || 0;
}

function rowsOf(text: string): readonly PriceRow[] | null {
  try {
    const file = priceFileSchema.safeParse(JSON.parse(text.slice(text.indexOf('\n') + 1)));
    return file.success ? file.data.data.Hotels.Result : null;
  } catch {
    return null;
  }
}
