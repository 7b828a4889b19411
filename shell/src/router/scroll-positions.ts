import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import type { Location } from 'react-router-dom';
import { z } from 'zod';

/** Key under which React Router stores the scroll positions. */
const STORAGE_KEY = 'react-router-scroll-positions';

const positionsSchema = z.record(z.string(), z.number());

/**
 * Returns the key of a page's scroll position. The router gives the first page of every document the key `default`;
 * path and query keep the documents of one tab apart (the payment step is a separate document).
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/** Deletes the stored position of a newly opened document. A reload and Back keep their scroll position. */
export function resetScrollPosition(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  navigation: PerformanceEntry | undefined = performance.getEntriesByType('navigation')[0],
): void {
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  const storage = safeStorage('session');
  const positions = positionsSchema.safeParse(parseJson(storage.read(STORAGE_KEY)));
  if (!positions.success) return;
  const { [pathname + search]: _removed, ...others } = positions.data;
  storage.write(STORAGE_KEY, JSON.stringify(others));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
