import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { renderRoutes } from '@storefront/shared/testing/render-page';
import type { RouteObject } from 'react-router-dom';

/** Renders the route of a static page, with a fake `fetch` that responds with its content, until `close`. */
export function renderTextPage(route: RouteObject, content: TextPageContent) {
  const requestedPaths: string[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input) => {
    requestedPaths.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
    return Response.json(content);
  };
  renderRoutes([{ ...route, path: '/', HydrateFallback: () => null }], '/');
  return {
    requestedPaths,
    close: () => {
      globalThis.fetch = realFetch;
    },
  };
}
