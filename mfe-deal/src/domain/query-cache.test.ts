import { createQueryCache, type QueryEntry } from './query-cache';

interface Query {
  readonly month: string;
  readonly from: readonly string[];
}

/** A cache whose requests are resolved or rejected by the test, in any order. */
function setUpCache(initial: readonly QueryEntry<Query, string>[] = []) {
  const requests: {
    readonly query: Query;
    readonly signal: AbortSignal;
    readonly respond: (data: string) => Promise<void>;
    readonly fail: () => Promise<void>;
  }[] = [];
  const cache = createQueryCache<Query, string>({
    initial,
    keyOf: ({ month, from }) => [month, ...from].join(),
    covers: (cached, requested) =>
      cached.month === requested.month && requested.from.every((code) => cached.from.includes(code)),
    fetch: (query, signal) =>
      new Promise((resolve, reject) => {
        requests.push({
          query,
          signal,
          respond: async (data) => resolve(data),
          fail: async () => reject(new Error('no response')),
        });
      }),
  });
  return { ...cache, requests, get: (query: Query) => cache.getSnapshot().get(query) };
}

const JUNE: Query = { month: '2027-06', from: ['LGW', 'STN'] };
const JULY: Query = { ...JUNE, month: '2027-07' };
const GATWICK: Query = { ...JUNE, from: ['LGW'] };

describe('the query cache', () => {
  it('requests nothing that the server has loaded, and repeats it on request', async () => {
    const { prefetch, refetch, get, requests } = setUpCache([
      { query: JUNE, state: { kind: 'loaded', data: 'june' } },
      { query: JULY, state: { kind: 'failed', cause: new Error('unknown hotel') } },
    ]);
    for (const query of [JUNE, GATWICK, JULY]) prefetch(query);
    expect(requests).toHaveLength(0);
    expect(get(GATWICK)).toEqual({ kind: 'loaded', data: 'june' });
    refetch(JULY);
    await requests[0]?.respond('july');
    expect(get(JULY)).toEqual({ kind: 'loaded', data: 'july' });
  });

  it('sends each request once and then serves the cached response [HD-ST-05, DEC-13]', async () => {
    const { prefetch, get, requests } = setUpCache();
    expect(get(JUNE)).toEqual({ kind: 'idle' });
    prefetch(JUNE);
    prefetch({ ...JUNE });
    expect(get(JUNE)).toEqual({ kind: 'loading' });
    await requests[0]?.respond('June');
    prefetch(JUNE);
    expect(get(JUNE)).toEqual({ kind: 'loaded', data: 'June' });
    expect(get(JULY)).toEqual({ kind: 'idle' });
    expect(requests).toHaveLength(1);
  });

  it('serves a query from a loaded response that covers it, but not from one in flight [HD-ST-01]', async () => {
    const { prefetch, get, requests } = setUpCache();
    prefetch(JUNE);
    prefetch(GATWICK);
    expect(requests.map(({ query }) => query)).toEqual([JUNE, GATWICK]);
    await requests[1]?.respond('Gatwick');
    prefetch(JUNE);
    expect(get(JUNE)).toEqual({ kind: 'loading' });

    const other = setUpCache();
    other.prefetch(JUNE);
    await other.requests[0]?.respond('June');
    other.prefetch(GATWICK);
    expect(other.get(GATWICK)).toEqual({ kind: 'loaded', data: 'June' });
    expect(other.requests).toHaveLength(1);
  });

  it('repeats a failed request only on refetch', async () => {
    const { prefetch, refetch, get, requests } = setUpCache();
    prefetch(JUNE);
    await requests[0]?.fail();
    expect(get(JUNE)).toMatchObject({ kind: 'failed', cause: { message: 'no response' } });
    prefetch(JUNE);
    expect(requests).toHaveLength(1);
    refetch(JUNE);
    expect(get(JUNE)).toEqual({ kind: 'loading' });
    await requests[1]?.respond('June');
    expect(get(JUNE)).toEqual({ kind: 'loaded', data: 'June' });
  });

  it('notifies its subscribers of every change with a new snapshot', async () => {
    const { prefetch, subscribe, getSnapshot, requests } = setUpCache();
    const onChange = jest.fn();
    const unsubscribe = subscribe(onChange);
    const snapshots = [getSnapshot()];
    prefetch(JUNE);
    snapshots.push(getSnapshot());
    await requests[0]?.respond('June');
    snapshots.push(getSnapshot());
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(new Set(snapshots).size).toBe(3);
    expect(getSnapshot()).toBe(snapshots[2]);
    unsubscribe();
    prefetch(JULY);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('drops aborted requests, ignores their late responses, and accepts new requests afterwards', async () => {
    const { prefetch, abort, get, requests } = setUpCache();
    prefetch(JUNE);
    await requests[0]?.respond('June');
    prefetch(JULY);
    abort();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await requests[1]?.respond('too late');
    expect(get(JUNE)).toEqual({ kind: 'loaded', data: 'June' });
    expect(get(JULY)).toEqual({ kind: 'idle' });
    // React mounts effects twice in strict mode: the cache must still work after the first unmount.
    prefetch(JULY);
    expect(requests[2]?.signal.aborted).toBe(false);
  });
});
