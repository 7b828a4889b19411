import type { RouteObject } from 'react-router-dom';

/**
 * Returns whether a server renders only the `HydrateFallback` of a route. Its loader runs in the browser alone,
 * because it needs data of the shopper (booking session, search).
 */
export function rendersFallback(route: RouteObject): boolean {
  return route.HydrateFallback !== undefined || route.hydrateFallbackElement !== undefined;
}

/**
 * Starts the loader of a route immediately, but delays its result until hydration is complete. Without the delay the
 * router could render the page while React expects the fallback from the server.
 */
export function delayLoaderUntil(ready: Promise<void>, route: RouteObject): void {
  const { loader } = route;
  if (typeof loader !== 'function') return;
  route.loader = async (args, handlerContext) => {
    const [data] = await Promise.all([loader(args, handlerContext), ready]);
    return data;
  };
}
