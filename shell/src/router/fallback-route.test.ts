import { setImmediate as nextTurn } from 'node:timers/promises';

import type { RouteObject } from 'react-router-dom';

import { delayLoaderUntil, rendersFallback } from './fallback-route';

describe('a route whose fallback is rendered on the server', () => {
  it('is recognised by its HydrateFallback', () => {
    expect(rendersFallback({ HydrateFallback: () => null })).toBe(true);
    expect(rendersFallback({ Component: () => null })).toBe(false);
  });

  it('starts its loader immediately and returns the data after hydration', async () => {
    let resolveHydrated = () => {};
    const originalLoader = jest.fn(() => 'data');
    const route: RouteObject = { HydrateFallback: () => null, loader: originalLoader };
    delayLoaderUntil(new Promise<void>((resolve) => (resolveHydrated = resolve)), route);

    const onData = jest.fn();
    const { loader } = route;
    if (typeof loader !== 'function') throw new Error('the route has no loader');
    const loading = Promise.resolve(loader({} as never, undefined)).then(onData);
    expect(originalLoader).toHaveBeenCalled();
    await nextTurn();
    expect(onData).not.toHaveBeenCalled();

    resolveHydrated();
    await loading;
    expect(onData).toHaveBeenCalledWith('data');
  });
});
