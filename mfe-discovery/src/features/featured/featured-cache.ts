import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';
import { z } from 'zod';

import { storedDealSchema } from './stored-deal.schema';

const DEALS_KEY = 'featuredDeals';
const TIMESTAMP_KEY = 'featuredDealsTimestamp';
const KEPT_MS = 10 * 60_000;
const MAX_CHARACTERS = 2_000_000;

export interface FeaturedCache {
  /** `null` when the cache is empty, expired or invalid. */
  readonly get: () => readonly CatalogueDeal[] | null;
  readonly set: (deals: readonly CatalogueDeal[]) => void;
}

/**
 * Creates the cache of the home page's deals in local storage: 10 minutes (CACHE-06), up to 2,000,000 characters
 * (CACHE-07).
 *
 * @param now returns milliseconds since 1970
 */
export function featuredCache(storage: SafeStorage, now: () => number): FeaturedCache {
  return {
    get: () => {
      const age = now() - Number(storage.read(TIMESTAMP_KEY) ?? Number.NaN);
      // A negative age means that the clock was set back.
      if (!(age >= 0 && age < KEPT_MS)) return null;
      return parsed(storage.read(DEALS_KEY));
    },
    set: (deals) => {
      const text = JSON.stringify(deals);
      if (text.length > MAX_CHARACTERS || !storage.write(DEALS_KEY, text)) {
        storage.remove(TIMESTAMP_KEY);
        return;
      }
      storage.write(TIMESTAMP_KEY, String(now()));
    },
  };
}

function parsed(text: string | null): readonly CatalogueDeal[] | null {
  try {
    const deals = z.array(storedDealSchema).safeParse(JSON.parse(text ?? 'null'));
    return deals.success ? deals.data : null;
  } catch {
    return null;
  }
}
