import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { RouteObject } from 'react-router-dom';

import type { LoadedRemote, RemoteSource } from '../remotes/remote-source';

import { loadPage, withRetry } from './load-page';

const remote: RemoteSnapshot = {
  name: 'mfe-deal',
  version: '2',
  url: '/releases/mfe-deal/2/entry.js',
  contract: '^1.0.0',
  routes: ['/deal/:id'],
  preload: {},
};

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const page = (title: string) => ({ handle: { title } });
type Lazy = () => Promise<object>;

function release(version: string, lazy: Lazy): LoadedRemote {
  const route = { path: '/deal/:id', lazy } as unknown as RouteObject;
  return { version, module: { name: 'mfe-deal', contract: '^1.0.0', routes: [route] } };
}

function sourceOf(current: LoadedRemote, previous: LoadedRemote | null): RemoteSource {
  return {
    snapshot: { revision: 1, remotes: [remote], integrity: {}, isolated: false },
    load: async () => current,
    loadPreviousRelease: async () => previous,
    getLoaded: () => null,
  };
}

const load = (source: RemoteSource) => loadPage(source, remote, '/deal/:id');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function afterRetries<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  return promise;
}

describe('the page of a remote', () => {
  it('is loaded from the previous release when its own chunk cannot be loaded [DEC-110]', async () => {
    const missing = jest.fn<Promise<object>, []>(() => Promise.reject(new ChunkLoadError('not found')));
    const source = sourceOf(
      release('2', missing),
      release('1', async () => page('before')),
    );
    expect(await afterRetries(load(source))).toEqual({ page: page('before'), version: '1' });
    expect(missing).toHaveBeenCalledTimes(3);
  });

  it('is loaded from the previous release without a retry when its code throws [DEC-110]', async () => {
    const throwing = jest.fn<Promise<object>, []>(() => Promise.reject(new TypeError('planted')));
    const source = sourceOf(
      release('2', throwing),
      release('1', async () => page('before')),
    );
    expect((await afterRetries(load(source))).version).toBe('1');
    expect(throwing).toHaveBeenCalledTimes(1);
  });

  it('rejects with the first cause when neither release has the page', async () => {
    const missing = async () => Promise.reject(new ChunkLoadError('not found'));
    await expect(afterRetries(load(sourceOf(release('2', missing), null)))).rejects.toThrow('not found');
  });
});

describe('a chunk that fails to load', () => {
  it('is requested three times', async () => {
    let attempts = 0;
    const importChunk = async () => {
      attempts += 1;
      if (attempts < 3) throw new ChunkLoadError('again');
      return 'module';
    };
    expect(await afterRetries(withRetry(importChunk))).toBe('module');
  });
});
