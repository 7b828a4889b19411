import { fetchHotel, HOTEL_PAGE_TIMEOUT_MS } from '@storefront/shared/api/hotels/fetch-hotel';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';

import type { RenderedHotel } from './rendered-hotel';

/** A hotel record that arrives this long after everything else is left to the browser. */
export const RECORD_LIMIT_MS = 300;
/** Data that take longer are sent after the frame of the page, where the server can. */
export const FRAME_AFTER_MS = 60;
/** Time limit of data that are sent after the frame. */
export const LATE_LIMIT_MS = 1_500;

/** Loads the record of a hotel on a server. `null` is left to the browser. @param giataId `null` has no record */
export async function loadRenderedHotel(
  { apiUrl, backendUrl }: Endpoints,
  giataId: number | null,
  signal: AbortSignal,
): Promise<RenderedHotel | null> {
  if (giataId === null) return { record: null };
  const options = { timeoutMs: HOTEL_PAGE_TIMEOUT_MS, signal };
  const response = await fetchHotel({ apiUrl, backendUrl }, giataId, options);
  return response.ok ? { record: response.value } : null;
}

/** Resolves with `null` when the work takes longer than the limit. */
export function within<T>(limitMs: number, work: Promise<T>): Promise<T | null> {
  return before(withTimeLimit(new AbortController().signal, limitMs), work);
}

/** Resolves with `null` when the limit comes first. */
export function before<T>(limit: AbortSignal, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    if (limit.aborted) return resolve(null);
    limit.addEventListener('abort', () => resolve(null), { once: true });
    work.then(resolve, () => resolve(null));
  });
}
