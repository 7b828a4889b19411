import { renderRoutes } from '@storefront/shared/testing/render-page';
import { configure } from '@testing-library/react';
import type { RouteObject } from 'react-router';

// On a page of this size it takes longer than all else to look whether an ancestor hides something.
configure({ defaultHidden: true });

/** For tests: a list page at an address. */
export function openList(route: RouteObject, at: string) {
  return renderRoutes([{ HydrateFallback: () => null, ...route }], at);
}

/** For tests: answers each request from now on; `held` waits with it until it is let go. */
export function answerWith(body: unknown, { status = 200, held = false } = {}) {
  let release = () => {};
  const until = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  globalThis.fetch = async () => {
    await until;
    const text = JSON.stringify(body);
    return { ok: status < 400, status, statusText: '', text: async () => text } as Response;
  };
  return { release };
}
