import { renderRoutes } from '@storefront/shared/testing/render-page';
import { configure } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';

// Visibility checks of every ancestor dominate the test time on a page of this size.
configure({ defaultHidden: true });

/** Renders a list page at a URL. */
export function openList(route: RouteObject, at: string) {
  return renderRoutes([{ HydrateFallback: () => null, ...route }], at);
}

/** Stubs every further response; with `held` it stays pending until released. The texts of lists are those of the release. */
export function respondWith(body: unknown, { status = 200, held = false } = {}) {
  let release = () => {};
  const until = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  globalThis.fetch = async (url) => {
    if (String(url).includes('/api/lists/')) return new Response('{}', { status: 404 });
    await until;
    const text = JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => text,
    } as Response;
  };
  return { release };
}
