import type { CardPrices } from '@storefront/shared/api/content/card-prices.schema';
import { fetchCardPrices } from '@storefront/shared/api/content/fetch-card-prices';
import { BEACH_DESTINATIONS, CITY_DESTINATIONS } from '@storefront/shared/domain/catalogue/navigation';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

/** Maximum time, in milliseconds, that the home page waits on a server for prices: the browser requests them too. */
const SERVER_LIMIT_MS = 500;

const pendingRequests = new WeakMap<StorefrontRuntime, Promise<CardPrices | null>>();

/** Requests the prices of all cards of the home page; concurrent calls share it. `null` after a failure. */
export function requestCardPrices(runtime: StorefrontRuntime): Promise<CardPrices | null> {
  const pending = pendingRequests.get(runtime);
  if (pending) return pending;
  const request = fetchCardPrices(runtime.config, pageIds())
    .then((response) => (response.ok ? response.value : null))
    .finally(() => pendingRequests.delete(runtime));
  pendingRequests.set(runtime, request);
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
