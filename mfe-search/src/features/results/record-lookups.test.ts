import { createRecordLookups } from './record-lookups';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Batch {
  readonly of: readonly number[];
  readonly pending?: readonly number[];
}

/** Lookups of a backend that sends these batches in turn, `null` being a failure, and the ids that it received. */
function lookups(...batches: readonly (Batch | null)[]) {
  const requested: (readonly number[])[] = [];
  const changed = jest.fn();
  const request = async (giataIds: readonly number[]) => {
    const batch = batches[requested.push(giataIds) - 1];
    if (!batch) return { ok: false, error: 'unreachable' } as const;
    const entries = batch.of.map((giataId) => [giataId, `record ${giataId}`] as const);
    return { ok: true, value: { entries, pending: batch.pending ?? [] } } as const;
  };
  const { signal } = new AbortController();
  return { requested, changed, ...createRecordLookups({ request, signal, changed }) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a part of the records of the hotels of a search', () => {
  it('is requested once, when it is needed and the hotels are complete', async () => {
    const { requested, start, request, received, state, changed } = lookups({ of: [1, 2] });
    start([1, 2]);
    await settle();
    expect([requested, state(), received()]).toEqual([[], 'idle', null]);
    request();
    request();
    await settle();
    expect(requested).toEqual([[1, 2]]);
    expect(received()?.get(2)).toBe('record 2');
    expect(state()).toBe('complete');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('arrives in steps while the backend reads records', async () => {
    const { requested, start, request, received, state, changed } = lookups(
      { of: [1], pending: [2] },
      { of: [2] },
    );
    request();
    start([1, 2, 3]);
    await settle();
    expect([[...(received()?.keys() ?? [])], state()]).toEqual([[1], 'pending']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(requested[1]).toEqual([2]);
    expect([[...(received()?.keys() ?? [])], state()]).toEqual([[1, 2], 'complete']);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('fails with its request, and can be requested again', async () => {
    const { start, request, retry, state } = lookups(null, { of: [1] });
    request();
    start([1]);
    await settle();
    expect(state()).toBe('failed');
    retry();
    await settle();
    expect(state()).toBe('complete');
  });
});
