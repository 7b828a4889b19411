import { priceFileSchema, type PriceRow } from '@storefront/shared/api/content/price-file.schema';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';

const PREFIX = 'dealPrices_';
/** CACHE-08 */
const DAY_MS = 24 * 60 * 60_000;

/** Monthly price files in local storage, for a day, under `dealPrices_{dealId}_{monthKey}` (DEC-52). */
export interface StoredPriceFiles {
  readonly get: (dealId: string, monthKey: string) => readonly PriceRow[] | null;
  /**
   * @param file as it was answered
   * @param options.makeRoom whether older files may go when storage is full
   */
  readonly set: (
    dealId: string,
    monthKey: string,
    file: unknown,
    options: { readonly makeRoom: boolean },
  ) => void;
}

/** @param now instant in milliseconds */
export function storedPriceFiles(storage: SafeStorage, now: () => number): StoredPriceFiles {
  const keyOf = (dealId: string, monthKey: string) => `${PREFIX}${dealId}_${monthKey}`;

  return {
    get(dealId, monthKey) {
      const text = storage.read(keyOf(dealId, monthKey)) ?? '';
      const age = now() - storedAt(text);
      return age >= 0 && age < DAY_MS ? rowsOf(text) : null;
    },
    set(dealId, monthKey, file, { makeRoom }) {
      const key = keyOf(dealId, monthKey);
      const text = `${now()}\n${JSON.stringify(file)}`;
      if (storage.write(key, text) || !makeRoom) return;
      // A file can be a fifth of what a browser keeps: the oldest make room.
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
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: storedAt(storage.read(key) ?? '') }))
    .sort((one, other) => one.at - other.at)
    .map(({ key }) => key);
}

/** The instant stands in the first line, so that an age is known without reading a megabyte. */
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
