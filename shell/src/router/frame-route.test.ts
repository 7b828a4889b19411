import type { RouteObject } from 'react-router-dom';

import { holdUntil, isFrame } from './frame-route';

describe('a route that a server draws as a frame', () => {
  it('is told by its fallback', () => {
    expect(isFrame({ HydrateFallback: () => null })).toBe(true);
    expect(isFrame({ Component: () => null })).toBe(false);
  });

  it('starts its loader at once and lets the data in when the frame was taken over', async () => {
    let drawn = () => {};
    const started = jest.fn(() => 'data');
    const route: RouteObject = { HydrateFallback: () => null, loader: started };
    holdUntil(new Promise<void>((resolve) => (drawn = resolve)), route);

    const answered = jest.fn();
    const { loader } = route;
    if (typeof loader !== 'function') throw new Error('the loader is gone');
    const loading = Promise.resolve(loader({} as never, undefined)).then(answered);
    expect(started).toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).not.toHaveBeenCalled();

    drawn();
    await loading;
    expect(answered).toHaveBeenCalledWith('data');
  });
});
