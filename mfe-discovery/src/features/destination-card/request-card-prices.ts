import type { CardPrices } from '@storefront/shared/api/content/card-prices.schema';
import { fetchCardPrices } from '@storefront/shared/api/content/fetch-card-prices';
import { BEACH_DESTINATIONS, CITY_DESTINATIONS } from '@storefront/shared/domain/catalogue/navigation';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';
import { createRuntimeCache, type StorefrontRuntime } from '@storefront/shared/runtime';

/** Maximum time, in milliseconds, that the home page waits on a server for prices: the browser requests them too. */
const SERVER_LIMIT_MS = 500;

const requests = createRuntimeCache<Promise<CardPrices | null> | null>();
const ALL_CARDS = 'all';

/**
 * Requests the prices of all cards of the home page. Its sections are hydrated one by one: the cards of all of them share
 * the request and its response, for some minutes. `null` after a failure, which the next call repeats.
 */
export function requestCardPrices(runtime: StorefrontRuntime): Promise<CardPrices | null> {
  const current = requests.get(runtime, ALL_CARDS);
  if (current) return current;
  const request = fetchCardPrices(runtime.config, pageIds()).then((response) => {
    if (response.ok) return response.value;
    requests.set(runtime, ALL_CARDS, null);
    return null;
  });
  requests.set(runtime, ALL_CARDS, request);
  return request;
}

/** Returns the prices for the HTML document; `null` in a browser, whose cards render before their prices. */
export async function renderedCardPrices(
  runtime: StorefrontRuntime,
  signal: AbortSignal,
): Promise<CardPrices | null> {
  if (!runtime.server) return null;
  const limit = withTimeLimit(signal, SERVER_LIMIT_MS);
  const response = await fetchCardPrices(runtime.config, pageIds(), limit);
  return response.ok ? response.value : null;
}

/** Returns each id once: a destination can be in both lists (DEC-44). */
function pageIds(): readonly string[] {
  const ids = [...BEACH_DESTINATIONS, ...CITY_DESTINATIONS].flatMap(({ path }) =>
    path ? [pageIdOfPath(path)] : [],
  );
  return [...new Set(ids)];
}

/** Returns the id of `/page/{id}`. */
export function pageIdOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
