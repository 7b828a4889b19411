import { mostOf, REST_MS } from './most-of';

/** Work of eight, whose results come when `arrive` is called. */
function eight(signal: AbortSignal = new AbortController().signal) {
  const resolvers: ((result: string) => void)[] = [];
  const work = Array.from({ length: 8 }, () => new Promise<string>((resolve) => resolvers.push(resolve)));
  let result: readonly (string | null)[] | null = null;
  void mostOf(work, signal).then((arrived) => {
    result = arrived;
  });
  return {
    arrive: (...indexes: readonly number[]) => indexes.forEach((index) => resolvers[index]?.(`r${index}`)),
    after: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return result;
    },
  };
}

describe('most of the work', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is all of it when all has arrived', async () => {
    const { arrive, after } = eight();
    arrive(7, 6, 5, 4, 3, 2, 1);
    expect(await after(REST_MS - 1)).toBeNull();
    arrive(0);
    expect(await after(0)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7']);
  });

  it('is what has come shortly after three quarters, in the order of the work', async () => {
    const { arrive, after } = eight();
    arrive(7, 6, 5, 4, 3);
    expect(await after(10 * REST_MS)).toBeNull();
    arrive(0);
    expect(await after(REST_MS - 1)).toBeNull();
    expect(await after(1)).toEqual(['r0', null, null, 'r3', 'r4', 'r5', 'r6', 'r7']);
  });

  it('is what has come when the time is over', async () => {
    const limit = new AbortController();
    const { arrive, after } = eight(limit.signal);
    arrive(1);
    expect(await after(1_000)).toBeNull();
    limit.abort();
    expect(await after(0)).toEqual([null, 'r1', null, null, null, null, null, null]);
  });

  it('is nothing at once where there is no work, or no time', async () => {
    expect(await mostOf([], new AbortController().signal)).toEqual([]);
    expect(await mostOf([new Promise<never>(() => {})], AbortSignal.abort())).toEqual([null]);
  });
});
