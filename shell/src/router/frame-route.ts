import type { RouteObject } from 'react-router-dom';

/**
 * A route with a `HydrateFallback` is drawn as that by a server, and its loader runs in the browser alone:
 * what it shows belongs to the shopper, whose booking and search are there.
 */
export function isFrame(route: RouteObject): boolean {
  return route.HydrateFallback !== undefined || route.hydrateFallbackElement !== undefined;
}

/**
 * Starts the loader at once, and lets its data in only when the drawn frame has been taken over: a router
 * that is ready before that would draw the page where React expects the frame.
 */
export function holdUntil(drawn: Promise<void>, route: RouteObject): void {
  const { loader } = route;
  if (typeof loader !== 'function') return;
  route.loader = async (args, handlerContext) => {
    const [data] = await Promise.all([loader(args, handlerContext), drawn]);
    return data;
  };
}
