import type { IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';

import type { SearchRows } from './parse-rows';
import { sumExtents, type DateTotals, type SearchExtent } from './search-extent';
import { streamSearch } from './stream-search';

/**
 * Requests the searches of a group of destinations at once and passes on their rows as they arrive, in any order. When
 * one request fails the others are aborted, because a part of a group must not be taken for the whole.
 *
 * @param urls at least one; no hotel is in two responses
 * @returns how much of the searches together the responses contain
 * @throws UnreadableResponseError as `streamSearch`
 * @see ADR 52
 */
export async function streamSearches(
  urls: readonly string[],
  signal: AbortSignal,
  onRows: (rows: SearchRows) => void,
): Promise<SearchExtent> {
  const [first = ''] = urls;
  if (urls.length === 1) return streamSearch(first, signal, onRows);
  const requests = new AbortController();
  const abort = () => requests.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    const parts = urls.map(async (url) => {
      const totals = createTotals();
      const extent = await streamSearch(url, requests.signal, (rows) => {
        totals.add(rows);
        onRows(rows);
      });
      return { ...extent, received: totals.byDate() };
    });
    return sumExtents(await Promise.all(parts));
  } catch (cause) {
    requests.abort();
    throw cause;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Counts the hotels of one response and keeps the lowest price of each date. */
function createTotals() {
  const dates = new Map<IsoDate, { readonly hotels: Set<number>; lowestPrice: Pence }>();
  return {
    add({ results }: SearchRows): void {
      for (const { departureDate, giataId, pricePerPerson } of results) {
        // A hotel without an id is not listed (DOM-GRP-03).
        if (giataId === 0) continue;
        const date = dates.get(departureDate);
        if (!date) dates.set(departureDate, { hotels: new Set([giataId]), lowestPrice: pricePerPerson });
        else {
          date.hotels.add(giataId);
          if (pricePerPerson < date.lowestPrice) date.lowestPrice = pricePerPerson;
        }
      }
    },
    byDate: (): readonly DateTotals[] =>
      [...dates].map(([departureDate, { hotels, lowestPrice }]) => ({
        departureDate,
        hotels: hotels.size,
        lowestPrice,
      })),
  };
}
