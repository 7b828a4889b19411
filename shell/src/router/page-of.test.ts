import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { RouteObject } from 'react-router-dom';

import type { LoadedRemote, RemoteSource } from '../remotes/remote-source';

import { pageOf, patiently } from './page-of';

const remote: RemoteSnapshot = {
  name: 'mfe-deal',
  version: '2',
  url: '/releases/mfe-deal/2/entry.js',
  contract: '^1.0.0',
  routes: ['/deal/:id'],
  preload: {},
};

class LostChunk extends Error {
  override readonly name = 'ChunkLoadError';
}

const page = (title: string) => ({ handle: { title } });
type Lazy = () => Promise<object>;

function release(version: string, lazy: Lazy): LoadedRemote {
  const route = { path: '/deal/:id', lazy } as unknown as RouteObject;
  return { version, module: { name: 'mfe-deal', contract: '^1.0.0', routes: [route] } };
}

function sourceOf(wanted: LoadedRemote, before: LoadedRemote | null): RemoteSource {
  return {
    snapshot: { revision: 1, remotes: [remote], integrity: {}, isolated: false },
    load: async () => wanted,
    loadBefore: async () => before,
    loaded: () => null,
  };
}

const found = (source: RemoteSource) => pageOf(source, remote, '/deal/:id');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function inTime<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  return promise;
}

describe('the page of a remote', () => {
  it('comes from the release before where its own chunk cannot be had [DEC-110]', async () => {
    const lost = jest.fn<Promise<object>, []>(() => Promise.reject(new LostChunk('gone')));
    const source = sourceOf(
      release('2', lost),
      release('1', async () => page('before')),
    );
    expect(await inTime(found(source))).toEqual({ page: page('before'), version: '1' });
    expect(lost).toHaveBeenCalledTimes(3);
  });

  it('comes from there as well where its code throws, which is not asked for again [DEC-110]', async () => {
    const broken = jest.fn<Promise<object>, []>(() => Promise.reject(new TypeError('planted')));
    const source = sourceOf(
      release('2', broken),
      release('1', async () => page('before')),
    );
    expect((await inTime(found(source))).version).toBe('1');
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it('cannot be had where neither release has it, and the first cause is said', async () => {
    const gone = async () => Promise.reject(new LostChunk('gone'));
    await expect(inTime(found(sourceOf(release('2', gone), null)))).rejects.toThrow('gone');
  });
});

describe('a chunk that is lost on the way', () => {
  it('is asked for three times', async () => {
    let times = 0;
    const load = async () => {
      times += 1;
      if (times < 3) throw new LostChunk('again');
      return 'here';
    };
    expect(await inTime(patiently(load))).toBe('here');
  });

  it('is asked for twice where it hangs for eight seconds', async () => {
    const load = jest.fn(async () => {
      await new Promise((pause) => setTimeout(pause, 8_000));
      throw new LostChunk('timeout');
    });
    await expect(inTime(patiently(load))).rejects.toThrow('timeout');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
