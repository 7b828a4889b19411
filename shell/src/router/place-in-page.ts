import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import type { Location } from 'react-router-dom';
import { z } from 'zod';

/** Where the router keeps how far each page was scrolled. */
const STORAGE_KEY = 'react-router-scroll-positions';

const placesSchema = z.record(z.string(), z.number());

/**
 * Under which key a page's place is kept. The first page of every document has the same key in the router: by
 * its path two documents of one tab (payment is one of its own) stay apart.
 */
export function placeKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/** A document that was opened anew begins at its top; only a reload and the way back return to a place. */
export function beginAtTop(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  navigation: PerformanceEntry | undefined = performance.getEntriesByType('navigation')[0],
): void {
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  const storage = safeStorage('session');
  const places = placesSchema.safeParse(parsed(storage.read(STORAGE_KEY)));
  if (!places.success) return;
  const { [pathname + search]: _left, ...others } = places.data;
  storage.write(STORAGE_KEY, JSON.stringify(others));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
